import { fold, unseen, withoutUnseen } from './language/fold.ts';
import { isFunctionWord, type Language } from './language/language.ts';

/**
 * A word of a text, or of a query: itself, and the words that it is made of.
 *
 *     docusaurus.config.js → docusaurusconfigjs {docusaurus, config, js}
 *     onBrokenLinks        → onbrokenlinks {on, broken, links}
 *     v3.0.0-rc.1          → 3.0.0rc1 {3.0.0, rc}
 *     C++  F#  .NET        → c++  f#  .net {net}
 */
export interface Word {
  /** Folded; empty when it is nothing but its parts. */
  term: string;
  parts: readonly Word[];
  /** What it counts beside others of a query: 1 unless given. */
  weight?: number;
  /** Whether it joins two words, and says nothing where no page has it. */
  isJoint?: boolean;
}

/** Longer ones are no words of people: keys, hashes, encoded files. */
const longest = 64;
const letters = String.raw`\p{L}\p{M}\p{N}`;
// Written without blanks between words. What is half as wide has its marks beside it.
const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\uff70\uff9e\uff9f\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
// Persian joins parts of a word without showing it; Hebrew has marks of its own in abbreviations.
const connectors = String.raw`._\-:'’\u200c׳״`;
const spaced = `(?:(?![${dense}])[${letters}])`;
// Signs that belong to a name: `C++`, `F#`, and the dot of `.NET` behind a blank or bracket.
const signsBefore = String.raw`(?<![${letters}${connectors})\]])\.(?=\p{L})`;
const signsAfter = String.raw`(?:\+\+|#)(?![${letters}+#])`;
const run = new RegExp(
  String.raw`[${dense}]+(?:[${unseen}]+[${dense}]+)*|(?:${signsBefore})?${spaced}+(?:[${connectors}${unseen}]+${spaced}+)*(?:${signsAfter})?`,
  'gu',
);
/** Matches what begins with a letter of text that is written without blanks. */
export const startsDense = new RegExp(`^[${dense}]`, 'u');
/** The pieces of a run: version numbers keep their dots. */
const pieces = new RegExp(String.raw`v?\d+(?:\.(?:\d+|x))+(?![\p{L}\p{N}])|[^${connectors}]+`, 'giu');
const version = /^v?(?=\d+\.)/i;

/** Letters of a text that stand together. */
export interface Run {
  text: string;
  /** Where it begins. */
  start: number;
  /** Whether its words are written without blanks. */
  isDense: boolean;
}

/** @returns all that is words in a text, in order */
export function runsOf(text: string): Run[] {
  return Array.from(text.matchAll(run), ({ 0: found, index }) => ({
    text: found,
    start: index,
    isDense: startsDense.test(found),
  }));
}

/** @returns the words of a text, in their order; what is written without blanks as the language takes it apart */
export function wordsOf(text: string, language: Language): Word[] {
  return runsOf(text).flatMap((found) =>
    found.isDense ? denseWords(found.text, language) : wordOf(found.text, language),
  );
}

/** One word of plain letters, with what may stand around it. */
const plain = /^["'(*[`]*([A-Za-z][a-z]*)["')*,.:;\]`!?]*$/;

/**
 * @returns every term of a text, in no order that counts: those that others are made of too, and of what is written
 *   without blanks all pairs of characters beside the words, as not every browser finds the same words
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
      // A word of two characters is a pair, and one character by itself is there, too.
      if (length > 2 || (length === 1 && term !== pairs[0]!.term)) add({ term, parts: [] });
    }
  }
  return terms;
}

/** @returns the single characters of a folded text, each with the marks that belong to it */
export function charactersOf(text: string): string[] {
  return text.match(/[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu) ?? [];
}

function wordOf(written: string, language: Language): Word {
  const text = withoutUnseen(written);
  const name = text.replace(/^\.|(?:\+\+|#)$/, '');
  const word = nameWord(name, language);
  if (name === text) return word;
  // `.eslintrc.js` is its name with or without the dot.
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

/** `onBrokenLinks`, `HTMLElement` */
function camelWord(text: string, language: Language): Word {
  const pieces = /[a-z]/.test(text) ? text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/) : [text];
  const parts =
    pieces.length === 1
      ? []
      : pieces.filter(({ length }) => length > 1).map((piece) => ({ term: fold(piece), parts: [] }));
  const term = fold(text);
  return { term: language.reduce?.(term) ?? term, parts };
}

/** What two characters count that join two words, which tell most by themselves. */
const ofJoint = 0.15;
/** What a character by itself counts, as dictionaries often see words elsewhere: the pairs that it is in say more. */
const ofCharacter = 0.1;

/** A word that dictionaries do not know falls into characters, of which one may hold questions together by itself: `定|时`. */
const inPieces = /^\p{Script=Han}{2}$/u;

/**
 * Words of three characters and more are made of pairs: those are found where somebody else sees other words. Neighbours are
 * asked for by the pair that joins them, too, so that `工作|负载` finds first what has them side by side.
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
