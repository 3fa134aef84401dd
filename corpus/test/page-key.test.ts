import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pageKey } from '../page-key.ts';

const site = { baseUrl: '/base/' };

test('the key of a doc contains its instance, version and id, but not its path', () => {
  const doc = { kind: 'doc', instance: 'default', version: '2.0', id: 'guides/write' } as const;
  assert.is(pageKey({ ...doc, path: '/base/docs/how-to' }, site), 'doc/default/2.0/guides/write');
});

test('the key of any other page contains its kind and path', () => {
  const post = { kind: 'post', path: '/base/blog/2026/tides/', instance: 'default' } as const;
  assert.is(pageKey(post, site), 'post/blog/2026/tides');
  assert.is(pageKey({ kind: 'page', path: '/base/' }, site), 'page/index');
  assert.is(pageKey({ kind: 'not-found', path: '/base/404.html' }, site), 'not-found/404.html');
});

test.run();
