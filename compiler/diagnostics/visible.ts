/**
 * What a terminal would take as an order, or would turn the direction of: control characters, and those that embed,
 * override or isolate a direction.
 */
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g; // oxlint-disable-line no-control-regex

/** @returns a text from content as a terminal may show it: `\\u001b` in the place of the character */
export function visible(text: string): string {
  return text.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** @returns the same with one sign for each such character, so that columns stay */
export function visibleInColumns(text: string): string {
  return text.replace(unseen, '\ufffd');
}
