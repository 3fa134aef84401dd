/**
 * Control characters, which a terminal would execute, and bidirectional control characters, which would
 * reorder text.
 */
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g; // oxlint-disable-line no-control-regex

const containsInvisible = new RegExp(unseen.source);

/**
 * Makes a string from content safe for the terminal: each control character becomes an escape such as
 * `\u001b`.
 */
export function visible(text: string): string {
  return text.replace(unseen, escaped);
}

/** Like `visible`, for a part of a line, such as a file name. Line breaks are also escaped. */
export function visibleInLine(text: string): string {
  return visible(text).replace(/[\n\u2028\u2029]/g, escaped);
}

/** Escape sequences that Lectern prints itself (colours and font weights), and tabs in printed scripts. */
const ownMarks = /(\t|\u001b\[(?:[012]|22|3\d|9[0-7])m)/; // oxlint-disable-line no-control-regex

/** Prepares text for the terminal: escapes all control characters that Lectern does not print itself. They may come from content. */
export function terminalText(text: string): string {
  if (!containsInvisible.test(text)) return text;
  return text
    .split(ownMarks)
    .map((part, index) => (index % 2 === 1 ? part : visible(part)))
    .join('');
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Like `visible`, but each control character becomes one replacement character, so that columns don't change. */
export function visibleInColumns(text: string): string {
  return text.replace(unseen, '\ufffd');
}
