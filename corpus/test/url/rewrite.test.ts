import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewritePath } from '../../url/rewrite.ts';

test('the remaining path is inserted where the target has a placeholder', () => {
  const rewrites = [{ from: '/docs/next/:rest*', to: '/docs/:rest*' }];
  assert.is(rewritePath('/docs/next/a/b', rewrites), '/docs/a/b');
  assert.is(rewritePath('/docs/next/', rewrites), '/docs/');
  assert.is(rewritePath('/docs/next', rewrites), '/docs/');
  assert.is(rewritePath('/docs/nextdoor', rewrites), undefined);
  assert.is(rewritePath('/docs/next/$&', rewrites), '/docs/$&');
});

test('a target without a placeholder matches all paths below, and a source without a pattern matches one path', () => {
  const rewrites = [
    { from: '/ideas/:path*', to: '/ideas/' },
    { from: '/a', to: '/b' },
  ];
  assert.is(rewritePath('/ideas/1/vote', rewrites), '/ideas/');
  assert.is(rewritePath('/a/', rewrites), '/b');
  assert.is(rewritePath('/a/c', rewrites), undefined);
});

test('the first matching rule applies', () => {
  assert.is(
    rewritePath('/a/x', [
      { from: '/a/x', to: '/1' },
      { from: '/a/:rest*', to: '/2' },
    ]),
    '/1',
  );
});

test.run();
