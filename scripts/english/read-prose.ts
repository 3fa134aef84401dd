import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { codeProse } from './code-prose.ts';
import { markdownProse } from './markdown-prose.ts';
import type { Prose } from './prose.ts';
import { styleProse } from './style-prose.ts';

const scanned = [
  '{bin,compiler,corpus,examples,extensions,scripts,starter,viewer}/**/*.{ts,tsx,js,jsx,mjs,cjs,css,md,mdx}',
  'content/**/*.{ts,tsx,css,md,mdx}',
  '*.md',
];
// `content/i18n` is not in English. The files in `scripts/english/rules` quote the words that they report.
// `function-words.ts` is only a list of words.
const ignored = [
  '**/node_modules/**',
  '**/build/**',
  '**/dist/**',
  // Tests create these folders, as copies of the examples.
  'examples/lectern-*/**',
  'content/i18n/**',
  'scripts/english/rules/**',
  'compiler/search/function-words.ts',
];

/**
 * @param root the folder of the repository
 * @param parts the beginnings of paths; empty for all files
 * @returns the paths of files that contain prose, sorted
 */
export function proseFiles(root: string, parts: readonly string[] = []): string[] {
  return fastGlob
    .sync(scanned, { cwd: root, ignore: ignored, dot: true })
    .filter((file) => parts.length === 0 || parts.some((part) => file.startsWith(part)))
    .sort();
}

/** @returns the prose of a file */
export function readProse(root: string, file: string): Prose[] {
  const source = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', ' \n');
  if (/\.mdx?$/.test(file)) return markdownProse(file, source);
  return file.endsWith('.css') ? styleProse(file, source) : codeProse(file, source);
}
