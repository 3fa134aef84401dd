import type { MagicComment } from '../document.ts';

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

const byLanguage: Record<string, readonly Style[]> = {
  js: ['line', 'block'],
  javascript: ['line', 'block'],
  ts: ['line', 'block'],
  typescript: ['line', 'block'],
  jsx: ['line', 'block', 'jsx'],
  tsx: ['line', 'block', 'jsx'],
  mdx: ['line', 'block', 'jsx', 'html', 'hash'],
  html: ['line', 'block', 'html'],
  vue: ['line', 'block', 'html'],
  svelte: ['line', 'block', 'html'],
  xml: ['html'],
  css: ['block'],
  python: ['hash'],
  py: ['hash'],
  bash: ['hash'],
  sh: ['hash'],
  shell: ['hash'],
  yaml: ['hash'],
  yml: ['hash'],
  toml: ['hash', 'semicolon'],
  markdown: ['html', 'jsx', 'hash'],
  md: ['html', 'jsx', 'hash'],
  tex: ['percent'],
  latex: ['percent'],
  matlab: ['percent'],
  lua: ['dash'],
  haskell: ['dash'],
  sql: ['dash'],
  ada: ['dash'],
  elm: ['dash'],
  wasm: ['semicolon'],
  clojure: ['semicolon', 'hash'],
  lisp: ['semicolon'],
  vbnet: ['rem'],
  'visual-basic': ['rem'],
  batch: ['rem'],
};

// Where the language doesn't tell, all but those whose marks are common in code.
const anyLanguage: readonly Style[] = ['line', 'block', 'jsx', 'hash', 'html'];

export interface MarkedCode {
  /** Without the lines that hold only a magic comment. */
  code: string;
  /** The class that lines get → their numbers, from 1. */
  marks: Record<string, number[]>;
}

/** Takes lines out of code that hold nothing but a magic comment, and marks the lines that they name. */
export function readMagicComments(
  code: string,
  language: string | undefined,
  comments: readonly MagicComment[],
): MarkedCode {
  const words = wordsOf(comments);
  if (words.size === 0 || ![...words.keys()].some((word) => code.includes(word))) return { code, marks: {} };
  const comment = commentPattern(language, [...words.keys()]);
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
      for (const { className, role } of words.get(found)!) {
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

function wordsOf(comments: readonly MagicComment[]): Map<string, Meaning[]> {
  const words = new Map<string, Meaning[]>();
  for (const { className, line, block } of comments) {
    for (const [role, word] of [
      ['line', line],
      ['start', block?.start],
      ['end', block?.end],
    ] as const) {
      if (word) words.set(word, [...(words.get(word) ?? []), { className, role }]);
    }
  }
  return words;
}

function commentPattern(language: string | undefined, words: readonly string[]): RegExp {
  const alternatives = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|');
  const wanted = (language && Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined) ?? anyLanguage;
  const patterns = wanted.map((style) => `${styles[style][0]}\\s*(${alternatives})\\s*${styles[style][1]}`);
  return new RegExp(`^\\s*(?:${patterns.join('|')})\\s*$`);
}
