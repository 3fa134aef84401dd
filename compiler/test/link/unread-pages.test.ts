import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mayBeUnread, unreadPageNames } from '../../link/unread-pages.ts';

test('the page of a source that cannot be read is known by its name', () => {
  const names = unreadPageNames([
    'docs/02-guides/index.md',
    'blog/2024-01-31-news.md',
    'docs/1. Start.mdx',
    'docs/404.md',
  ]);
  for (const path of ['/docs/guides', '/docs/guides/', '/blog/2024/01/31/news', '/docs/start', '/docs/404'])
    assert.ok(mayBeUnread(path, names), path);
  for (const path of ['/', '/docs', '/docs/guide', '/docs/index']) assert.not.ok(mayBeUnread(path, names), path);
});

test.run();
