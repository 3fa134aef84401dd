import { byWord } from '../../values/words.ts';
import type { MagicComment } from '../document.ts';
import { getOrMake } from '../../values/maps.ts';

type Style = 'line' | 'block' | 'jsx' | 'hash' | 'html' | 'dash' | 'semicolon' | 'percent' | 'rem';

/** What stands before and after the words of a comment. */
const styles: Record<Style, readonly [before: string, after: string]> = {
  line: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dash: ['--', ''],
  semicolon: [';;', ''],
  percent: ['%', ''],
  rem: ["(?:'|\\bREM\\b)", ''],
};

/** Names of languages, and how comments of these are written. */
const byLanguage = byWord<readonly Style[]>([
  ['js javascript ts typescript', ['line', 'block']],
  ['jsx tsx', ['line', 'block', 'jsx']],
  ['mdx', ['line', 'block', 'jsx', 'html', 'hash']],
  ['html vue svelte', ['line', 'block', 'html']],
  ['xml', ['html']],
  ['css', ['block']],
  ['python py bash sh shell yaml yml', ['hash']],
  ['toml', ['hash', 'semicolon']],
  ['markdown md', ['html', 'jsx', 'hash']],
  ['tex latex matlab', ['percent']],
  ['lua haskell sql ada elm', ['dash']],
  ['wasm lisp', ['semicolon']],
  ['clojure', ['semicolon', 'hash']],
  ['vbnet visual-basic batch', ['rem']],
]);

// Where the language doesn't tell, all but those whose marks are common in code.
const anyLanguage: readonly Style[] = ['line', 'block', 'jsx', 'hash', 'html'];

/**
 * Takes lines out of code that hold nothing but a magic comment, and marks the lines that they name.
 *
 * @returns what is left of the code, and the numbers of lines, from 1, by the class that they get
 */
export function readMagicComments(
  code: string,
  language: string | undefined,
  comments: readonly MagicComment[],
): { code: string; marks: Record<string, number[]> } {
  const meanings = meaningsOf(comments);
  if (meanings.size === 0 || ![...meanings.keys()].some((word) => code.includes(word))) return { code, marks: {} };
  const comment = commentPattern(language, [...meanings.keys()]);
  const kept: string[] = [];
  const marks: Record<string, number[]> = {};
  const open = new Set<string>();
  const next = new Set<string>();
  for (const line of code.split('\n')) {
    const found = comment
      .exec(line)
      ?.slice(1)
      .find((word) => word !== undefined);
    if (found !== undefined) {
      for (const { className, role } of meanings.get(found)!) {
        if (role === 'line') next.add(className);
        else if (role === 'start') open.add(className);
        else open.delete(className);
      }
      continue;
    }
    kept.push(line);
    for (const className of new Set([...next, ...open])) (marks[className] ??= []).push(kept.length);
    next.clear();
  }
  return { code: kept.join('\n'), marks };
}

interface Meaning {
  className: string;
  role: 'line' | 'start' | 'end';
}

function meaningsOf(comments: readonly MagicComment[]): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const { className, line, block } of comments) {
    for (const [role, word] of [
      ['line', line],
      ['start', block?.start],
      ['end', block?.end],
    ] as const) {
      if (word) getOrMake(meanings, word, () => []).push({ className, role });
    }
  }
  return meanings;
}

function commentPattern(language: string | undefined, marks: readonly string[]): RegExp {
  const alternatives = marks.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|');
  const wanted = byLanguage.get(language ?? '') ?? anyLanguage;
  const patterns = wanted.map((style) => `${styles[style][0]}\\s*(${alternatives})\\s*${styles[style][1]}`);
  return new RegExp(`^\\s*(?:${patterns.join('|')})\\s*$`);
}
