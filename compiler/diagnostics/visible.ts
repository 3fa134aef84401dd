/**
 * What a terminal would take as an order, or would turn the direction of: control characters, and those that embed,
 * override or isolate a direction.
 */
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g; // oxlint-disable-line no-control-regex

const holdsUnseen = new RegExp(unseen.source);

/** @returns a text from content as a terminal may show it: `\\u001b` in the place of the character */
export function visible(text: string): string {
  return text.replace(unseen, escaped);
}

/** @returns the same for what stands within a line, such as the name of a file: one may have line breaks in it */
export function visibleInLine(text: string): string {
  return visible(text).replace(/[\n\u2028\u2029]/g, escaped);
}

/** The colours and weights of our own lines, and the tabs of scripts that are printed. */
const ownMarks = /(\t|\u001b\[(?:[012]|22|3\d|9[0-7])m)/; // oxlint-disable-line no-control-regex

/** @returns what is about to be printed, without any other order to the terminal, whatever content has put into it */
export function terminalText(text: string): string {
  if (!holdsUnseen.test(text)) return text;
  return text
    .split(ownMarks)
    .map((part, index) => (index % 2 === 1 ? part : visible(part)))
    .join('');
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** @returns the same with one sign for each such character, so that columns stay */
export function visibleInColumns(text: string): string {
  return text.replace(unseen, '\ufffd');
}
