/**
 * A word of a text, or of a query: itself, and the words that it is made of.
 *
 *     docusaurus.config.js → docusaurusconfigjs {docusaurus, config, js}
 *     onBrokenLinks        → onbrokenlinks {on, broken, links}
 */
export interface Word {
  /** Folded; empty when it is nothing but its parts. */
  term: string;
  parts: readonly Word[];
}

/** A word where it stands in its text. */
export interface PlacedWord {
  word: Word;
  start: number;
  end: number;
}

/** Longer ones are no words of people: keys, hashes, encoded files. */
const longest = 64;
const letters = String.raw`\p{L}\p{M}\p{N}`;
// Written without blanks between words: pieces of two characters stand for words there, the same on every machine.
const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const chunk = new RegExp(
  String.raw`[${dense}]+|(?:(?![${dense}])[${letters}])+(?:[._\-:'’]+(?:(?![${dense}])[${letters}])+)*`,
  'gu',
);
const connector = /[._\-:'’]+/;
const marks = /[\u0300-\u036f]+/g;

/** @returns the words of a text, in their order */
export function wordsOf(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { 0: found, index } of text.matchAll(chunk)) {
    if (isDense(found)) words.push(...bigrams(found, index));
    else words.push({ word: wordOf(found), start: index, end: index + found.length });
  }
  return words;
}

/** One word of plain letters, with what may stand around it. */
const plain = /^["'(*[`]*([A-Za-z][a-z]*)["')*,.:;\]`!?]*$/;

/** @returns every term of a text, those that others are made of too, in no order that counts */
export function termsOf(text: string): string[] {
  const only = plain.exec(text)?.[1];
  if (only !== undefined && only.length <= longest) return [only.toLowerCase()];
  const terms: string[] = [];
  const add = ({ term, parts }: Word) => {
    if (term !== '' && term.length <= longest) terms.push(term);
    parts.forEach(add);
  };
  for (const { word } of wordsOf(text)) add(word);
  return terms;
}

/** Makes spellings that readers don't tell apart the same: case, accents, full and half width. */
export function fold(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase();
}

function wordOf(text: string): Word {
  const segments = text.split(connector);
  if (segments.length === 1) return camelWord(text);
  const parts = segments.filter(({ length }) => length > 1).map(camelWord);
  return { term: fold(segments.join('')), parts };
}

/** `onBrokenLinks`, `HTMLElement` */
function camelWord(text: string): Word {
  const pieces = /[a-z]/.test(text) ? text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/) : [text];
  const parts =
    pieces.length === 1
      ? []
      : pieces.filter(({ length }) => length > 1).map((piece) => ({ term: fold(piece), parts: [] }));
  return { term: fold(text), parts };
}

function isDense(text: string): boolean {
  return new RegExp(`^[${dense}]`, 'u').test(text);
}

function bigrams(text: string, start: number): PlacedWord[] {
  const characters = [...text];
  if (characters.length === 1) return [placed(text, start)];
  let offset = start;
  return characters.slice(1).map((character, index) => {
    const pair = placed(characters[index]! + character, offset);
    offset += characters[index]!.length;
    return pair;
  });
}

function placed(text: string, start: number): PlacedWord {
  return { word: { term: fold(text), parts: [] }, start, end: start + text.length };
}
