import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pageAddress } from '../../../corpus/address.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { htmlFile, pageFile } from '../../emit/addresses.ts';

const config = (given: object = {}) => parseConfig({ title: 'T', docs: false, pages: false, ...given }, 'test');

test('the JSON of a page is found from its pathname alone', () => {
  assert.is(pageFile('/docs/installation/', config()), 'pages/docs/installation.json');
  assert.is(pageFile('/docs/installation', config()), 'pages/docs/installation.json');
  assert.is(pageFile('/', config()), 'pages/index.json');
});

test('the base URL is no part of where files lie', () => {
  assert.is(pageFile('/base/docs/a', config({ baseUrl: '/base/' })), 'pages/docs/a.json');
  assert.is(pageFile('/base/', config({ baseUrl: '/base/' })), 'pages/index.json');
  assert.is(htmlFile('/base/docs/a/', config({ baseUrl: '/base/' })), 'docs/a/index.html');
});

test('names keep spaces, apostrophes and letters beyond ASCII', () => {
  assert.is(pageFile("/tests/beginner's guide/", config()), "pages/tests/beginner's guide.json");
  assert.is(pageFile('/tests/æøå', config()), 'pages/tests/æøå.json');
  assert.is(pageFile('/100% sure', config()), 'pages/100% sure.json');
});

test('an address is that of its page however much of it is encoded', () => {
  assert.is(pageAddress('/blog/%40name'), 'pages/blog/@name.json');
  assert.is(pageFile('/blog/@name', config()), 'pages/blog/@name.json');
  assert.is(htmlFile('/blog/@name', config()), 'blog/@name/index.html');
});

test('the HTML file follows the trailing slash', () => {
  assert.is(htmlFile('/a/b/', config({ trailingSlash: true })), 'a/b/index.html');
  assert.is(htmlFile('/a/b', config({ trailingSlash: false })), 'a/b.html');
  assert.is(htmlFile('/a/b', config()), 'a/b/index.html');
  assert.is(htmlFile('/', config({ trailingSlash: false })), 'index.html');
});

test('a path that ends in .html is a file of that name, or a folder with a slash behind it', () => {
  assert.is(htmlFile('/x/y.html', config()), 'x/y.html');
  assert.is(htmlFile('/x/y.html', config({ trailingSlash: false })), 'x/y.html');
  assert.is(htmlFile('/x/y.html/', config({ trailingSlash: true })), 'x/y.html/index.html');
});

test.run();
