import { fold, unseen, withoutUnseen } from './language/fold.ts';
import { isFunctionWord, type Language } from './language/language.ts';

/**
 * A word of a page or a query, and its parts.
 *
 *     docusaurus.config.js → docusaurusconfigjs {docusaurus, config, js}
 *     onBrokenLinks        → onbrokenlinks {on, broken, links}
 *     v3.0.0-rc.1          → 3.0.0rc1 {3.0.0, rc}
 *     C++  F#  .NET        → c++  f#  .net {net}
 */
export interface Word {
  /** The folded word (see `fold`). Empty if the word itself is not searched, only its parts. */
  term: string;
  parts: readonly Word[];
  /** The weight of the word in a query. Default: 1. */
  weight?: number;
  /**
   * Set for a pair of characters across two words: the last character of one, the first of the next. If no
   * page contains the pair, the query ignores it.
   */
  isJoint?: boolean;
}

/** The maximum length of a word in the index. Longer words are keys, hashes and encoded files. */
const longest = 64;
const letters = String.raw`\p{L}\p{M}\p{N}`;
// Letters of scripts without spaces between words, including the marks of half-width katakana, which are separate
// characters.
const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\uff70\uff9e\uff9f\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
// Characters that can join parts of a word. Includes the zero-width non-joiner of Persian, and Hebrew abbreviation
// marks.
const connectors = String.raw`._\-:'’\u200c׳״`;
const spaced = `(?:(?![${dense}])[${letters}])`;
// Symbols that belong to names: `C++`, `F#`, and the dot of `.NET`, if it follows a space or a bracket.
const signsBefore = String.raw`(?<![${letters}${connectors})\]])\.(?=\p{L})`;
const signsAfter = String.raw`(?:\+\+|#)(?![${letters}+#])`;
const run = new RegExp(
  String.raw`[${dense}]+(?:[${unseen}]+[${dense}]+)*|(?:${signsBefore})?${spaced}+(?:[${connectors}${unseen}]+${spaced}+)*(?:${signsAfter})?`,
  'gu',
);
// A simpler pattern for ASCII text. It finds the same runs as `run`, but several times faster.
const asciiRun = /(?:(?<![a-z\d._\-:')\]])\.(?=[a-z]))?[a-z\d]+(?:[._\-:']+[a-z\d]+)*(?:(?:\+\+|#)(?![a-z\d+#]))?/gi;
// eslint-disable-next-line no-control-regex
const isAscii = /^[\x00-\x7f]*$/;
/** Matches a string that starts with a letter of a script without spaces. */
export const startsDense = new RegExp(`^[${dense}]`, 'u');
/** Matches a string that contains a letter of a script without spaces. */
export const containsDense = new RegExp(`[${dense}]`, 'u');
/** Matches the parts of a run between connectors. A version number with its dots is one part. */
const pieces = new RegExp(String.raw`v?\d+(?:\.(?:\d+|x))+(?![\p{L}\p{N}])|[^${connectors}]+`, 'giu');
const version = /^v?(?=\d+\.)/i;

/** Consecutive letters in a string. */
export interface Run {
  text: string;
  /** The position of the first letter. */
  start: number;
  /** Whether the letters belong to a script without spaces between words. */
  isDense: boolean;
}

/** @returns all runs in a string, in order */
export function runsOf(text: string): Run[] {
  if (isAscii.test(text))
    return Array.from(text.matchAll(asciiRun), ({ 0: found, index }) => ({
      text: found,
      start: index,
      isDense: false,
    }));
  return Array.from(text.matchAll(run), ({ 0: found, index }) => ({
    text: found,
    start: index,
    isDense: startsDense.test(found),
  }));
}

/** @returns the words of a string, in order. `language` divides text without spaces into words */
export function wordsOf(text: string, language: Language): Word[] {
  return runsOf(text).flatMap((found) =>
    found.isDense ? denseWords(found.text, language) : wordOf(found.text, language),
  );
}

/** Matches a string that is one word of plain letters, with punctuation around it. */
const plain = /^["'(*[`]*([A-Za-z][a-z]*)["')*,.:;\]`!?]*$/;

/**
 * @returns all terms for the index, in any order: words and parts of words. Text without spaces also gives all pairs of
 * characters, because browsers divide such text differently
 */
export function termsOf(text: string, language: Language): string[] {
  const only = plain.exec(text)?.[1];
  if (only !== undefined && only.length <= longest) return [only.toLowerCase()];
  const terms: string[] = [];
  const add = ({ term, parts }: Word) => {
    if (term !== '' && term.length <= longest) terms.push(term);
    parts.forEach(add);
  };
  for (const { text: found, isDense } of runsOf(text)) {
    if (!isDense) {
      add(wordOf(found, language));
      continue;
    }
    const pairs = pairsOf(found);
    pairs.forEach(add);
    for (const term of segmentsOf(found, language)) {
      const { length } = charactersOf(term);
      // `pairsOf` has already returned the words of two characters, and the only character of a one-character run.
      if (length > 2 || (length === 1 && term !== pairs[0]!.term)) add({ term, parts: [] });
    }
  }
  return terms;
}

/** @returns the characters of a string, each with its combining marks */
export function charactersOf(text: string): string[] {
  return text.match(/[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu) ?? [];
}

function wordOf(written: string, language: Language): Word {
  const text = withoutUnseen(written);
  const name = text.replace(/^\.|(?:\+\+|#)$/, '');
  const word = nameWord(name, language);
  if (name === text) return word;
  // For a file name such as `.eslintrc.js`, the dot is ignored, so queries with and without the dot find it.
  if (text.startsWith('.') && word.parts.length > 0) return word;
  return { term: fold(text), parts: name.length > 1 ? [word] : [] };
}

function nameWord(text: string, language: Language): Word {
  const [first = '', ...others] = (text.match(pieces) ?? []).map((piece) => piece.replace(version, ''));
  if (others.length === 0) return camelWord(first, language);
  const all = [first, ...others];
  const parts = all.filter(({ length }) => length > 1).map((part) => camelWord(part, language));
  return { term: fold(all.join('')), parts };
}

/** Splits a name at capital letters: `onBrokenLinks`, `HTMLElement`. */
function camelWord(text: string, language: Language): Word {
  const pieces = /[a-z]/.test(text) ? text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/) : [text];
  const parts =
    pieces.length === 1
      ? []
      : pieces.filter(({ length }) => length > 1).map((piece) => ({ term: fold(piece), parts: [] }));
  const term = fold(text);
  return { term: language.reduce?.(term) ?? term, parts };
}

/** The weight of a pair that joins two words. It is low, because the words themselves are more specific. */
const ofJoint = 0.15;
/**
 * The weight of a single character. It is low, because segmenters often divide Chinese text differently, and pairs of
 * characters are more specific.
 */
const ofCharacter = 0.1;

/** Matches two characters that are one word, although a segmenter may divide them: `定|时`. */
const inPieces = /^\p{Script=Han}{2}$/u;

/**
 * Divides text without spaces into words. A word of three or more characters has its pairs of characters as parts,
 * because segmenters differ. The last character of a word and the first one of the next word also form a word. So a
 * search for `工作|负载` first finds pages where both are adjacent.
 */
function denseWords(text: string, language: Language): Word[] {
  if (!language.segment) return pairsOf(text);
  const segments = segmentsOf(text, language).map((term) => ({
    term,
    characters: charactersOf(term),
    isJoined: !isFunctionWord(term, language),
  }));
  return segments.flatMap(({ term, characters, isJoined }, at) => {
    const isSingle = characters.length === 1;
    const before = segments[at - 1];
    const after = segments[at + 1];
    const hasNeighbour = isJoined && (before?.isJoined || after?.isJoined);
    const word = {
      term,
      parts: characters.length > 2 ? pairsOf(term) : [],
      ...(isSingle && hasNeighbour && { weight: ofCharacter }),
    };
    if (
      !before ||
      (!(isJoined && before.isJoined) && !((isJoined || before.isJoined) && inPieces.test(before.term + term)))
    )
      return [word];
    const joint = {
      term: before.characters.at(-1)! + characters[0]!,
      parts: [],
      ...(!isSingle && before.characters.length > 1 && { weight: ofJoint }),
      isJoint: true,
    };
    return [joint, word];
  });
}

function segmentsOf(text: string, { segment }: Language): string[] {
  return segment?.(withoutUnseen(text)).map(fold) ?? [];
}

function pairsOf(text: string): Word[] {
  const characters = charactersOf(fold(text));
  if (characters.length === 1) return [{ term: characters[0]!, parts: [] }];
  return characters.slice(1).map((character, at) => ({ term: characters[at]! + character, parts: [] }));
}
