import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isInertTag } from '../../html/escape-html.ts';

test('only inert metadata tags are accepted, in the one spelling that browsers agree on', () => {
  const inert = (tag: string, attributes: object) =>
    isInertTag({ tag, attributes: attributes as Record<string, string> });
  assert.is(inert('meta', { name: 'a', content: 'b' }), true);
  assert.is(inert('meta', { property: 'og:title', content: 'b' }), true);
  assert.is(inert('link', { rel: 'canonical', href: 'https://example.org/' }), true);
  for (const attributes of [{ 'http-equiv': 'refresh' }, { 'HTTP-EQUIV': 'refresh' }, { onload: 'x' }, { ONLOAD: 'x' }])
    assert.is(inert('meta', { content: '0', ...attributes }), false);
  assert.is(inert('link', { rel: 'stylesheet', href: '/x.css' }), false);
  assert.is(inert('link', { rel: 'icon', REL: 'stylesheet', href: '/x.css' }), false);
  assert.is(inert('link', { rel: 'icon', href: 'javascript:x()' }), false);
  assert.is(inert('script', { src: '/x.js' }), false);
});

test.run();
