/**
 * Marks that folding removes, because readers omit them when they type. Examples are accents of Latin and Greek, vowels
 * of Hebrew and Arabic, and the line that stretches Arabic words. Cyrillic letters keep their marks, because `й` and
 * `и` are different letters. Only stress marks and the dots of `ё` are removed.
 */
const marks =
  /(?<![\u0400-\u04ff])[\u0300-\u036f]|[\u0300\u0301]|(?<=[\u0415\u0435])\u0308|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;

/** Letter → replacement, for letters that differ in Unicode, but that readers type or read as the same letter. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  // Turkish also writes `I` for the capital of `ı`.
  ı: 'i',
  ς: 'σ',
  // Hebrew letters with another form at the end of a word.
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  // Arabic, Persian and Urdu forms of alef, yeh, kaf and heh.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g');
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Invisible characters, for use in a character class: soft hyphens and zero-width characters. The zero-width non-joiner
 * is not included, because Persian words contain it.
 */
export const unseen = String.raw`\u00ad\u061c\u180e\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`;
const unseenCharacters = new RegExp(`[${unseen}]`, 'g');

/** @returns a string without invisible characters */
export function withoutUnseen(text: string): string {
  return text.replace(unseenCharacters, '');
}

/**
 * Converts a string to the form in which the search compares words. Removes differences of case, accents, full and half
 * width, and similar letters. The result does not depend on the language, because pages contain words of several
 * languages.
 */
export function fold(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return withoutUnseen(text)
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(alikeLetters, (letter) => alike[letter]!)
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 15));
}
