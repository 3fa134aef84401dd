import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CorpusError } from '../../corpus/fetch-json.ts';
import { pageFile } from '../../corpus/page-file.ts';
import { sampleBlogPages } from './sample-blog.ts';

type Shape = Record<string, unknown>;

/** @returns the error for a page of the kind with some of its fields changed */
function fault(kind: string, change: Shape): string {
  const page = sampleBlogPages().find((each) => each.kind === kind)!;
  try {
    pageFile('/blog').check({ ...page, ...change });
    return '';
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    return error.message;
  }
}

test('pages of every kind of a blog are let in', () => {
  const kinds = new Set(sampleBlogPages().map(({ kind }) => kind));
  assert.equal([...kinds].sort(), [
    'blog-archive', 'blog-author', 'blog-authors', 'blog-list', 'blog-tag', 'blog-tags', 'changelog-list', 'entry', 'post',
  ]); // prettier-ignore
  for (const kind of kinds) assert.is(fault(kind, {}), '');
});

test('the fields that the view of a kind needs must be there', () => {
  assert.match(fault('post', { authors: undefined }), 'has no array “authors”');
  assert.match(fault('entry', { body: undefined }), 'has no object “body”');
  assert.match(fault('blog-list', { listing: 3 }), 'has no object “listing”');
  assert.match(fault('blog-archive', { years: 'all' }), 'has no array “years”');
  assert.match(fault('blog-author', { author: null }), 'has no object “author”');
});

test('the posts of a list are also checked', () => {
  const post = { path: '/a', title: 'A', authors: [], tags: [], excerpt: [] };
  assert.is(fault('blog-list', { items: [post] }), '');
  assert.match(
    fault('blog-list', { items: [{ ...post, authors: ['ada'] }] }),
    'values that are not objects in “authors”',
  );
  assert.match(fault('blog-list', { items: [{ ...post, title: undefined }] }), 'has no string “title”');
  assert.match(fault('blog-tag', { items: [{ ...post, excerpt: [{ type: 'element' }] }] }), 'not a node');
});

test.run();
