import { nameOfLanguage } from './stem.ts';

/** How words are found in texts of a language. It is a property of the index: what is asked is read as what was indexed. */
export interface Language {
  /** The first part of its tag: `zh` of `zh-Hans`. */
  name: string;
  /**
   * Takes text apart that is written without blanks.
   *
   * Absent where the language has blanks, and in browsers that can't: pairs of characters, which every index holds, then
   * stand for words.
   */
  segment?: (text: string) => string[];
  /** Takes from a folded word what is no part of it. */
  reduce?: (term: string) => string;
  /** Whether words are made of others without anything between them: `Lizenzschlüssel`. */
  hasCompounds?: boolean;
  /** Words that hold a question together and say nothing of what it is about, folded. An index tells them. */
  functionWords?: ReadonlySet<string>;
}

/** Languages without blanks that dictionaries of words are there for. */
const dense = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my']);
/** Languages that write compounds as one word, with the same letters between their parts. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no']);
const known = new Map<string, Language>();

/** @param tag as BCP 47 has it: `zh-Hans`, `pt-BR` */
export function languageOf(tag: string): Language {
  const before = known.get(tag);
  if (before) return before;
  const name = nameOfLanguage(tag);
  const language: Language = {
    name,
    ...(dense.has(name) ? { segment: segmenterOf(name) } : {}),
    ...(compounding.has(name) ? { hasCompounds: true } : {}),
    ...(name === 'ar' ? { reduce: withoutArticle } : {}),
  };
  known.set(tag, language);
  return language;
}

function segmenterOf(name: string): Language['segment'] {
  if (typeof Intl.Segmenter !== 'function') return undefined;
  const segmenter = new Intl.Segmenter(name, { granularity: 'word' });
  return (text) => joined(Array.from(segmenter.segment(text), ({ segment }) => segment));
}

const katakana = /^[\p{Script=Katakana}ー\uff70\uff9e\uff9f]+$/u;

/**
 * A word of another language that the dictionary does not know falls into pieces: `トーク|ン`, `プ|レイ`. One character of
 * katakana is no word, so it is a part of the piece before, else of the one after.
 */
function joined(pieces: readonly string[]): string[] {
  const words: string[] = [];
  let belongsToNext = false;
  for (const piece of pieces) {
    const isKatakana = katakana.test(piece);
    const isSingle = isKatakana && piece.length === 1;
    const followsKatakana = isKatakana && katakana.test(words.at(-1) ?? '');
    if (followsKatakana && (isSingle || belongsToNext)) words.push(words.pop()! + piece);
    else words.push(piece);
    belongsToNext = isSingle && !followsKatakana;
  }
  return words;
}

const isHiragana = /^[\p{Script=Hiragana}ー]+$/u;

/** @param term folded */
export function isFunctionWord(term: string, { name, functionWords }: Language): boolean {
  // What Japanese writes in hiragana alone are particles, endings and auxiliary verbs.
  return functionWords?.has(term) === true || (name === 'ja' && isHiragana.test(term));
}

const verb = /^\p{Script=Han}(?=\p{Script=Hiragana}+$)/u;

/**
 * Japanese says most things twice, by a verb and by a noun that begins with its character: `変える` and `変更`.
 *
 * @returns the character; nothing of what is no such verb
 */
export function nounStartOf(term: string, { name }: Language): string | undefined {
  return name === 'ja' ? verb.exec(term)?.[0] : undefined;
}

/** The article, with the conjunction and the preposition that may be written before it. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u;

/**
 * `الملف`, `والملف` and `للملف` are `ملف`.
 *
 * @param term folded
 */
function withoutArticle(term: string): string {
  return term.replace(article, '');
}
