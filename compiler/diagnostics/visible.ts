/**
 * Control characters, which a terminal would interpret, and characters that embed, override or isolate a text
 * direction.
 */
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g; // oxlint-disable-line no-control-regex

const holdsUnseen = new RegExp(unseen.source);

/** @returns a text from content for a terminal, with `\\u001b` instead of the character */
export function visible(text: string): string {
  return text.replace(unseen, escaped);
}

/** @returns the same for a part of a line, for example a file name, which may contain line breaks */
export function visibleInLine(text: string): string {
  return visible(text).replace(/[\n\u2028\u2029]/g, escaped);
}

/** The colours and weights of Lectern's own lines, and the tabs of printed scripts. */
const ownMarks = /(\t|\u001b\[(?:[012]|22|3\d|9[0-7])m)/; // oxlint-disable-line no-control-regex

/** @returns the text for printing, without other control sequences that content may contain */
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

/** @returns the same with one replacement character for each such character, so that columns are unchanged */
export function visibleInColumns(text: string): string {
  return text.replace(unseen, '\ufffd');
}
