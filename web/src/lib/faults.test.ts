import { beforeAll, expect, test } from "vitest";
import { aboutOption, faultTexts, type Sentence, tell } from "./faults";
import { speak } from "./texts.svelte";

beforeAll(faultTexts);

const RANGE: Sentence = { key: "fault-fits-range", values: { value: "3", least: "4", most: "20" } };
const OPTION: Sentence = { key: "fault-option", values: { name: "set_file", why: { key: "fault-set-file", values: { faults: [RANGE, RANGE] } } } };

test("a sentence is told with all that stands in it, a list line by line", () => {
  expect(tell(RANGE)).toBe("3 is not from 4 to 20");
  expect(tell(OPTION)).toBe("option set_file: the set file has faults:\n3 is not from 4 to 20\n3 is not from 4 to 20");
});

test("the option that is wrong is found", () => {
  expect(aboutOption(OPTION)?.name).toBe("set_file");
  expect(aboutOption(RANGE)).toBeNull();
  expect(aboutOption(null)).toBeNull();
});

test("it is told in the language in use", async () => {
  await speak("ru");
  expect(tell(RANGE)).toBe("3 не от 4 до 20");
  await speak("en");
});
