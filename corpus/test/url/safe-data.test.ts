import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { safeData } from '../../url/safe-data.ts';

/** @returns the value without unsafe addresses, and the keys that led to each of them */
function clean(value: unknown): [unknown, string[]] {
  const unsafe: string[] = [];
  return [safeData(value, (_, keys) => unsafe.push(keys.join('.'))), unsafe];
}

test('an address that would run code is removed, under any name and at any depth', () => {
  for (const name of [
    'href',
    'to',
    'imageUrl',
    'anything',
    'custom_edit_url',
    'author_image_url',
    'xlinkHref',
    'srcdoc',
  ])
    for (const url of [
      'javascript:x()',
      ' JaVa\tScript:x()',
      'vbscript:x',
      'pathname://javascript:x()',
      'data:text/html,x',
    ])
      assert.equal(clean({ a: [{ [name]: url, b: 1 }] }), [{ a: [{ b: 1 }] }, [`a.0.${name}`]], `${name} ${url}`);
});

test('sentences and code can contain any address', () => {
  const value = {
    title: 'javascript: the good parts',
    label: 'data:text/html,x',
    code: 'javascript:x()',
    list: ['a: b'],
  };
  assert.equal(clean(value), [value, []]);
});

test('a known address field allows only the schemes that pages may use', () => {
  assert.equal(clean({ href: 'blob:x', to: 'file:///etc/passwd', src: 'blob:x', url: '/a:b', permalink: '#x' }), [
    { url: '/a:b', permalink: '#x' },
    ['href', 'to', 'src'],
  ]);
});

test('names with a colon and data URLs of images stay', () => {
  const value = { icon: 'mdi:home', image: 'node:20', src: 'data:image/png;base64,AA', time: 'data: 12:30' };
  assert.equal(clean(value), [value, []]);
});

test('a list keeps its positions, and a clean value is returned as the same object', () => {
  assert.equal(clean(['a', 'javascript:x()', 'b']), [['a', null, 'b'], ['1']]);
  const value = { a: [{ href: '/x' }], at: new Date(0) };
  assert.is(
    safeData(value, () => {}),
    value,
  );
});

test('a circular value is processed once', () => {
  const value: unknown[] = [{ href: 'javascript:x()' }];
  value.push(value, { inner: value });
  const [, unsafe] = clean(value);
  assert.equal(unsafe, ['0.href']);
});

test.run();
