/**
 * Matches control characters, which can change a terminal's state, and bidirectional control characters, which reorder
 * text.
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

/**
 * Like `visible`, for a string that must not contain line breaks, such as a file name. Line breaks are also escaped.
 */
export function visibleInLine(text: string): string {
  return visible(text).replace(/[\n\u2028\u2029]/g, escaped);
}

/**
 * Matches the escape sequences that Lectern prints itself, for colours and bold text, and the tabs of printed scripts.
 */
const ownMarks = /(\t|\u001b\[(?:[012]|22|3\d|9[0-7])m)/; // oxlint-disable-line no-control-regex

/**
 * Prepares text for the terminal: escapes control characters from content, but not the escape sequences that Lectern
 * prints itself.
 */
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
