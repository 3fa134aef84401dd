// Tests that every page of Lectern's own site has a title, a description, and enough text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitChangelog } from '../source/split-changelog.ts';
import { content, countWords, readPages, type ContentPage } from './content-pages.ts';

const docs = readPages('docs/**/*.{md,mdx}');
const others = readPages('{versioned_docs,community}/**/*.{md,mdx}');
const posts = readPages('blog/**/*.{md,mdx}');
const releases = splitChangelog('CHANGELOG.md', readFileSync(path.join(content, 'CHANGELOG.md'), 'utf8'));
const pages = readPages('src/pages/**/*.{md,mdx}');

const tooShort = (list: ContentPage[], words: number) =>
  list.filter(({ prose }) => countWords(prose) < words).map(({ path, prose }) => `${path}: ${countWords(prose)} words`);

test('every page has a unique title and description', () => {
  const written = [...docs, ...others, ...posts, ...pages];
  const lacking = (key: string) =>
    written.filter(({ frontMatter }) => typeof frontMatter[key] !== 'string' || frontMatter[key] === '');
  assert.equal(
    lacking('title').map(({ path }) => path),
    [],
  );
  assert.equal(
    lacking('description').map(({ path }) => path),
    [],
  );
});

test('every doc has a minimum length', () => {
  assert.ok(docs.length > 90);
  const isDecision = ({ path }: ContentPage) => path.startsWith('docs/advanced/decisions/');
  const listed = [...docs, ...others].filter(({ frontMatter }) => !frontMatter.unlisted);
  assert.equal(
    tooShort(
      listed.filter((page) => !isDecision(page)),
      120,
    ),
    [],
  );
  assert.equal(tooShort(listed.filter(isDecision), 75), []);
});

test('every post has a minimum length', () => {
  assert.equal(tooShort(posts, 120), []);
});

test('every release of the changelog has a description', () => {
  assert.ok(releases.length > 80);
  const short = releases.filter(({ part }) => countWords(part.text) < 25);
  assert.equal(
    short.map(({ path }) => path),
    [],
  );
});

test('no two docs share a paragraph', () => {
  const seen = new Map<string, string>();
  const repeated = docs.flatMap(({ path, prose }) =>
    paragraphs(prose).flatMap((paragraph) => {
      const first = seen.get(paragraph);
      seen.set(paragraph, path);
      return first === undefined || first === path ? [] : [`${first} and ${path}: ${paragraph.slice(0, 80)}`];
    }),
  );
  assert.equal(repeated, []);
});

/** Returns blocks of text that are separated by blank lines. Blocks of a few words are left out. */
function paragraphs(prose: string): string[] {
  return prose
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => countWords(block) >= 12);
}

test.run();
