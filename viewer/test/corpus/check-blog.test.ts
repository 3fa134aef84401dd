import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CorpusError } from '../../corpus/fetch-json.ts';
import { pageFile } from '../../corpus/page-file.ts';
import { sampleBlogPages } from './sample-blog.ts';

type Shape = Record<string, unknown>;

/** Changes some fields of a page, and checks the page. @returns the message of the error */
function problem(kind: string, change: Shape): string {
  const page = sampleBlogPages().find((each) => each.kind === kind)!;
  try {
    pageFile('/blog').check({ ...page, ...change });
    return '';
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    return error.message;
  }
}

test('valid blog pages of every kind are accepted', () => {
  const kinds = new Set(sampleBlogPages().map(({ kind }) => kind));
  assert.equal([...kinds].sort(), [
    'blog-archive', 'blog-author', 'blog-authors', 'blog-list', 'blog-tag', 'blog-tags', 'changelog-list', 'entry', 'post',
  ]); // prettier-ignore
  for (const kind of kinds) assert.is(problem(kind, {}), '');
});

test('missing fields that the view of a page needs are errors', () => {
  assert.match(problem('post', { authors: undefined }), 'has no array “authors”');
  assert.match(problem('entry', { body: undefined }), 'has no object “body”');
  assert.match(problem('blog-list', { listing: 3 }), 'has no object “listing”');
  assert.match(problem('blog-archive', { years: 'all' }), 'has no array “years”');
  assert.match(problem('blog-author', { author: null }), 'has no object “author”');
});

test('the posts of a list are also checked', () => {
  const post = { path: '/a', title: 'A', authors: [], tags: [], excerpt: [] };
  assert.is(problem('blog-list', { items: [post] }), '');
  assert.match(
    problem('blog-list', { items: [{ ...post, authors: ['ada'] }] }),
    'values that are not objects in “authors”',
  );
  assert.match(problem('blog-list', { items: [{ ...post, title: undefined }] }), 'has no string “title”');
  assert.match(problem('blog-tag', { items: [{ ...post, excerpt: [{ type: 'element' }] }] }), 'not a node');
});

test.run();
