import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Head } from '../../../parse/document.ts';
import { docFrontMatter, pageFrontMatter } from '../../../site/front-matter/front-matter.ts';

function read(
  frontMatter: Record<string, unknown>,
  reader: typeof docFrontMatter | typeof pageFrontMatter = docFrontMatter,
) {
  const places = Object.fromEntries(
    Object.keys(frontMatter).map((key, index) => [key, { line: index + 2, column: 1 }]),
  );
  const problems: string[] = [];
  const head = { frontMatter, frontMatterPlaces: places } as unknown as Head;
  const result = reader(head, 'docs/a.md', (...found) => {
    for (const { rule, place, message } of found) problems.push(`${rule} :${place.line} ${message}`);
  });
  return { result, problems };
}

test('numbers in YAML become strings for text keys', () => {
  const { result, problems } = read({ title: 2, id: 3.5, tags: [2021, { label: 1, permalink: 2 }], keywords: [1] });
  assert.equal(problems, []);
  assert.equal(result, { title: '2', id: '3.5', tags: ['2021', { label: '1', permalink: '2' }], keywords: ['1'] });
});

test('booleans and numbers in quotes are converted', () => {
  assert.equal(read({ draft: 'true', hide_title: 'false', sidebar_position: '2.5' }).result, {
    draft: true,
    hide_title: false,
    sidebar_position: 2.5,
  });
});

test('custom keys are unchanged', () => {
  assert.equal(read({ mine: { deep: [1] }, date: 'never' }).result, { mine: { deep: [1] }, date: 'never' });
  const { result, problems } = read({ last_update: { author: 'Ann', checked_by: 'Bob' } });
  assert.equal([result, problems], [{ last_update: { author: 'Ann' } }, []]);
});

for (const [frontMatter, expected] of [
  [{ title: ['a'] }, 'front-matter :2 "title" is ["a"]: expected text'],
  [{ draft: 'perhaps' }, 'front-matter :2 "draft" is "perhaps": expected true or false'],
  [{ a: 1, sidebar_position: 'first' }, 'front-matter :3 "sidebar_position" is "first": expected a number'],
  [{ tags: 'one' }, 'front-matter :2 "tags" is "one": expected a list'],
  [
    { tags: Array.from({ length: 1001 }, () => '') },
    `front-matter :2 "tags" is [${'"",'.repeat(1001).slice(0, 56)}…: expected at most 1000 tags`,
  ],
  [
    { tags: ['a', { label: 'b' }] },
    'front-matter :2 "tags[1]" is {"label":"b"}: expected text, or an object with "label" and "permalink"',
  ],
  [{ id: 'a/b' }, 'front-matter :2 "id" is "a/b": expected an id without a slash'],
  [{ toc_min_heading_level: 1 }, 'front-matter :2 "toc_min_heading_level" is 1: expected a whole number from 2 to 6'],
  [
    { toc_max_heading_level: 2.5 },
    'front-matter :2 "toc_max_heading_level" is 2.5: expected a whole number from 2 to 6',
  ],
  [{ last_update: {} }, 'front-matter :2 "last_update" is {}: expected "author", "date" or both'],
  [
    { last_update: { date: 'someday' } },
    'front-matter :2 "last_update.date" is "someday": expected a date such as 2023-10-20',
  ],
  [{ mdx: { format: 'html' } }, 'front-matter :2 "mdx.format" is "html": expected "md" or "mdx" or "detect"'],
  [{ mdx: { syntax: 'md' } }, 'front-matter :2 "mdx.syntax" is "md": there is no key with this name'],
  [
    { displayed_sidebar: 3, sidebar_custom_props: 'red' },
    'front-matter :3 "sidebar_custom_props" is "red": expected an object',
  ],
  [
    { toc_min_heading_level: 4, toc_max_heading_level: 3 },
    'toc-levels :2 "toc_min_heading_level" is 4, above "toc_max_heading_level", which is 3',
  ],
  [{ draft: true, unlisted: true }, "draft-and-unlisted :3 a page can't be draft and unlisted at the same time"],
] as [Record<string, unknown>, string][]) {
  test(`an error names key, value and reason: ${expected}`, () => {
    assert.equal(read(frontMatter).problems, [expected]);
  });
}

test('all errors in a file are reported at once, and the valid keys are read', () => {
  const { result, problems } = read({ title: 'A', draft: 3, unlisted: 'x' });
  assert.is(problems.length, 2);
  assert.equal(result, { title: 'A' });
});

test('empty strings and null are valid for some keys', () => {
  const written = { title: '', description: '', displayed_sidebar: null, pagination_prev: null, custom_edit_url: null };
  assert.equal(read(written), { result: written, problems: [] });
});

test('keys of docs are ignored on standalone pages', () => {
  assert.equal(read({ sidebar_position: 'first', wrapperClassName: 'wide' }, pageFrontMatter).problems, []);
});

test.run();
