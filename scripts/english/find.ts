import type { Kind, Prose } from './prose.ts';
import type { EnglishRule } from './rules/rule.ts';
import { shapes } from './rules/shapes.ts';
import { words } from './rules/words.ts';
import { countWords, sentencesOf, type Sentence } from './sentences.ts';

/** A phrase or sentence that is not plain English. */
export interface Finding {
  file: string;
  kind: Kind;
  /** The offset in the file. */
  at: number;
  /** The length of the found words. For a sentence that is too long, the length of its first words. */
  length: number;
  /** The words to use instead. */
  write: string;
}

/** The maximum number of words in a sentence. */
const limits: Record<Kind, number> = { comments: 20, tests: 20, messages: 25, docs: 25 };

const rules = [...words, ...shapes].map((rule) => ({ ...rule, regExp: new RegExp(rule.pattern, 'gi') }));

/** @returns the findings in order of their offsets */
export function findingsIn(prose: Prose): Finding[] {
  return sentencesOf(prose.text)
    .flatMap((sentence) => [...wordsIn(sentence, prose), ...tooLong(sentence, prose)])
    .sort((a, b) => a.at - b.at);
}

/** @returns the rules of `scripts/english/rules` whose pattern matches the sentence */
export function rulesFor(sentence: string): EnglishRule[] {
  return rules.filter(({ regExp }) => sentence.search(regExp) >= 0);
}

function wordsIn({ start, text }: Sentence, { file, kind, start: offset, isHeading }: Prose): Finding[] {
  return rules
    .filter(({ isFineInHeadings }) => !isHeading || !isFineInHeadings)
    .filter(({ isFineInFragments }) => !isFineInFragments || kind !== 'messages' || !/^[a-z]/.test(text))
    .flatMap(({ regExp, write }) =>
      [...text.matchAll(regExp)].map(({ index, 0: { length } }) => ({
        file,
        kind,
        at: offset + start + index,
        length,
        write,
      })),
    );
}

function tooLong({ start, text }: Sentence, { file, kind, start: offset }: Prose): Finding[] {
  const count = countWords(text);
  if (count <= limits[kind]) return [];
  const write = `${count} words; write sentences of at most ${limits[kind]}`;
  return [{ file, kind, at: offset + start, length: Math.min(text.length, 30), write }];
}
