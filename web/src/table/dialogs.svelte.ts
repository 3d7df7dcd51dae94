/** Which dialog of the table is open. */

export type DialogName = "invite" | "keys" | "leave" | "device" | "late";

let open = $state<DialogName | null>(null);

export function openedDialog(): DialogName | null {
  return open;
}

export function openDialog(name: DialogName | null): void {
  open = name;
}
