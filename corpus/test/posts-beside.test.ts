import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { postsBeside } from '../posts-beside.ts';

test('posts and lists of a blog or changelog have a sidebar of posts; archives and other pages have none', () => {
  for (const kind of ['post', 'blog-list', 'blog-tags', 'blog-author'] as const)
    assert.is(postsBeside(kind), 'blog', kind);
  for (const kind of ['entry', 'changelog-list'] as const) assert.is(postsBeside(kind), 'changelog', kind);
  for (const kind of ['blog-archive', 'doc', 'page', 'not-found'] as const)
    assert.is(postsBeside(kind), undefined, kind);
});

test.run();
