import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { postsBeside } from '../posts-beside.ts';

test('posts stand beside those of their own blog or changelog and its lists, but for the archive, and beside nothing else', () => {
  for (const kind of ['post', 'blog-list', 'blog-tags', 'blog-author'] as const)
    assert.is(postsBeside(kind), 'blog', kind);
  for (const kind of ['entry', 'changelog-list'] as const) assert.is(postsBeside(kind), 'changelog', kind);
  for (const kind of ['blog-archive', 'doc', 'page', 'not-found'] as const)
    assert.is(postsBeside(kind), undefined, kind);
});

test.run();
