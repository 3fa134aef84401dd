import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { fileHref, linkBase, siteLink } from '../../../site/routes/site-link.ts';

const config = (more: object) =>
  linkBase({
    config: parseConfig({ title: 'x', docs: false, pages: false, ...more }, 'test'),
    staticPathnames: new Set(['/base/files/C# manual.pdf', '/base/files/data', '/base/app/index.html']),
    isMadeFile: (pathname) => pathname === '/base/blog/rss.xml',
  });
const base = config({ baseUrl: '/base/', trailingSlash: true });

for (const [url, href] of [
  ['/docs/a', '/base/docs/a/'],
  ['docs/a', '/base/docs/a/'],
  ['/base/docs/a', '/base/docs/a/'],
  ['/base', '/base/'],
  ['/', '/base/'],
  ['/a?x=http://y#z', '/base/a/?x=http://y#z'],
  ['/ä b', '/base/%C3%A4%20b/'],
  ['/%C3%A4', '/base/%C3%A4/'],
  ['#top', '#top'],
  ['https://e.org/a', 'https://e.org/a'],
  ['//e.org/a', '//e.org/a'],
  ['mailto:a@e.org', 'mailto:a@e.org'],
] as const) {
  test(`"${url}" is resolved to "${href}"`, () => assert.equal(siteLink(url, base), { href }));
}

test('pathname:// points to a file: it gets the base URL and no trailing slash, and opens in the browser', () => {
  assert.equal(siteLink('pathname:///files/a.html', base), { href: '/base/files/a.html', target: '_self' });
  assert.equal(siteLink('pathname:///files/a.html', base, false), { href: '/files/a.html', target: '_self' });
  assert.equal(siteLink('pathname://https://e.org', base), { href: 'https://e.org' });
});

test('the trailing slash follows the site', () => {
  assert.is(siteLink('/a/', config({ trailingSlash: false })).href, '/a');
  assert.is(siteLink('/a/', config({})).href, '/a/');
  assert.is(siteLink('/a', config({})).href, '/a');
});

test('the trailing slash is for pages only: static and generated files are unchanged', () => {
  for (const trailingSlash of [true, false, undefined]) {
    const links = config({ baseUrl: '/base/', trailingSlash });
    assert.is(siteLink('/files/C%23%20manual.pdf#p', links).href, '/base/files/C%23%20manual.pdf#p');
    assert.is(siteLink('files/data', links).href, '/base/files/data');
    assert.is(siteLink('/blog/rss.xml?x', links).href, '/base/blog/rss.xml?x');
    assert.is(siteLink('/docs/a.md', links).href, '/base/docs/a.md');
    assert.is(siteLink('/app/', links).href, '/base/app/');
  }
});

test('a file of the site gets only the base URL', () => {
  assert.is(fileHref('img/logo.svg', base), '/base/img/logo.svg');
  assert.is(fileHref('/img/logo.svg', base), '/base/img/logo.svg');
  assert.is(fileHref('https://e.org/logo.svg', base), 'https://e.org/logo.svg');
});

test.run();
