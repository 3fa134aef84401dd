import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  decodePath,
  encodePath,
  idInHash,
  joinPath,
  splitUrl,
  withoutTrailingSlash,
  withTrailingSlash,
} from '../../url/pathname.ts';
import { isExternal, isSafeUrl, siteFileHref } from '../../url/policy.ts';

test('parts of a path are joined by single slashes, and the last slash stays', () => {
  assert.is(joinPath('/', 'docs', '/a/'), '/docs/a/');
  assert.is(joinPath('/base/', '', '/'), '/base/');
});

test('the path of a file may start with a dot and a slash', () => {
  assert.is(joinPath('/base/', './img/a.svg'), '/base/img/a.svg');
  assert.is(joinPath('/', './/./img/./.hidden/a.svg'), '/img/.hidden/a.svg');
  assert.is(siteFileHref('./img/a.svg', { baseUrl: '/base/' }), '/base/img/a.svg');
});

test('the trailing slash follows the setting, before query and hash', () => {
  assert.is(withTrailingSlash('/a?b#c', true), '/a/?b#c');
  assert.is(withTrailingSlash('/a/#c', false), '/a#c');
  assert.is(withTrailingSlash('/a/', undefined), '/a/');
  assert.is(withTrailingSlash('#c', true), '#c');
});

test('the root and the base URL keep their slash', () => {
  assert.is(withTrailingSlash('/', false), '/');
  assert.is(withTrailingSlash('/base/', false, '/base/'), '/base/');
  assert.is(withoutTrailingSlash('/'), '/');
});

test('a pathname is encoded once, with the signs that would end it', () => {
  assert.is(encodePath("/beginner's guide/æ?#"), "/beginner's%20guide/%C3%A6%3F%23");
});

test('a pathname is decoded except for slashes, which would divide it', () => {
  assert.is(decodePath('/blog/%40name/%C3%A6%20%26%3A'), '/blog/@name/æ &:');
  assert.is(decodePath('/a%2Fb%2fc%3F%23%25'), '/a%2Fb%2fc?#%');
  assert.is(decodePath('/100% sure'), '/100% sure');
  for (const path of ['/@name/100%25', '/C%23%20guide.pdf', '/what%3F.svg', '/a%5Bb%5D'])
    assert.is(encodePath(decodePath(path)), path);
});

test('the id in a hash ends before its text fragment', () => {
  assert.equal(['#part', '#part:~:text=a,b', '#:~:text=a%20b', '', '#a:b~c'].map(idInHash), [
    'part',
    'part',
    '',
    '',
    'a:b~c',
  ]);
});

test('a URL is split at its query and hash', () => {
  assert.equal(splitUrl('./a.md?x=1#y?z'), { pathname: './a.md', search: '?x=1', hash: '#y?z' });
  assert.equal(splitUrl('#y'), { pathname: '', search: '', hash: '#y' });
});

test('schemes that run code are unsafe in every disguise', () => {
  for (const url of [
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'vbscript:x',
    'data:text/html,x',
    'javascript&colon;x',
    'blob:x',
  ]) {
    assert.is(isSafeUrl(url), false, url);
  }
});

test('addresses, paths and data URLs of images are safe', () => {
  for (const url of ['https://a.b', '/a:b', './a', '#x', '?a=javascript:', 'mailto:a@b', 'a/b:c'])
    assert.is(isSafeUrl(url), true, url);
  assert.is(isSafeUrl('data:image/png;base64,AA', 'image'), true);
  assert.is(isSafeUrl('data:image/png;base64,AA'), false);
});

test('an address with a scheme or a host is external', () => {
  assert.is(isExternal('https://a.b'), true);
  assert.is(isExternal('//a.b'), true);
  assert.is(isExternal('/a//b'), false);
  assert.is(isExternal('a:b'), true);
});

test.run();
