import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlFile, redirectFile, type SiteAddresses } from '../../html/html-file.ts';

const site = (more: Partial<SiteAddresses> = {}): SiteAddresses => ({ baseUrl: '/', ...more });

test('the base URL is not part of the path of the HTML', () => {
  assert.is(htmlFile('/base/docs/a/', site({ baseUrl: '/base/' })), 'docs/a/index.html');
});

test('the HTML file follows the trailing slash', () => {
  assert.is(htmlFile('/a/b/', site({ trailingSlash: true })), 'a/b/index.html');
  assert.is(htmlFile('/a/b', site({ trailingSlash: false })), 'a/b.html');
  assert.is(htmlFile('/a/b', site()), 'a/b/index.html');
  assert.is(htmlFile('/', site({ trailingSlash: false })), 'index.html');
});

test('a path that ends in .html is a file of that name, or a folder with a slash behind it', () => {
  assert.is(htmlFile('/x/y.html', site()), 'x/y.html');
  assert.is(htmlFile('/x/y.html', site({ trailingSlash: false })), 'x/y.html');
  assert.is(htmlFile('/x/y.html/', site({ trailingSlash: true })), 'x/y.html/index.html');
});

test('the HTML of a redirect is at a path that every host resolves', () => {
  assert.is(redirectFile('/old/', site({ trailingSlash: true })), 'old/index.html');
  assert.is(redirectFile('/old', site({ trailingSlash: false })), 'old/index.html');
  assert.is(redirectFile('/old.html', site({ trailingSlash: false })), 'old.html');
  assert.is(redirectFile('/old.html/', site({ trailingSlash: true })), 'old.html/index.html');
  assert.is(redirectFile('/', site()), 'index.html');
});

test.run();
