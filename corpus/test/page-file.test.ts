import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pageFile } from '../address.ts';

const site = { baseUrl: '/' };

test('the JSON of a page is found from its pathname alone', () => {
  assert.is(pageFile('/docs/installation/', site), 'pages/docs/installation.json');
  assert.is(pageFile('/docs/installation', site), 'pages/docs/installation.json');
  assert.is(pageFile('/', site), 'pages/index.json');
});

test('the base URL is not part of the path of a file', () => {
  assert.is(pageFile('/base/docs/a', { baseUrl: '/base/' }), 'pages/docs/a.json');
  assert.is(pageFile('/base/', { baseUrl: '/base/' }), 'pages/index.json');
});

test('names keep spaces, apostrophes and letters beyond ASCII', () => {
  assert.is(pageFile("/tests/beginner's guide/", site), "pages/tests/beginner's guide.json");
  assert.is(pageFile('/tests/æøå', site), 'pages/tests/æøå.json');
  assert.is(pageFile('/100% sure', site), 'pages/100% sure.json');
});

test.run();
