/** Give an address away: with the device's own way of sharing, else by copying it. */

export async function share(url: string, text = ""): Promise<boolean> {
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    const shared = await navigator.share(text ? { url, text } : { url }).then(() => true, () => false);
    if (shared) return true;
  }
  return copy(text ? `${text}\n${url}` : url);
}

/** Put a text where it can be pasted; a page without https has no clipboard, so ask the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
