import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { incompleteUrl, withScheme } from '../../link/incomplete-url.ts';
import { linkSite } from '../../link/link-site.ts';
import type { Reference } from '../../parse/document.ts';
import { siteOf } from './site-of.ts';

for (const [url, lack, near] of [
  ['mailto:', 'recipient'],
  ['tel:', 'recipient'],
  ['http:/site.example', 'slashes', 'http://site.example'],
  ['https:site.example/a', 'slashes', 'https://site.example/a'],
  ['HTTP:\\\\site.example', 'slashes', 'HTTP://site.example'],
  ['https:///site.example', 'slashes', 'https://site.example'],
  ['https://', 'host'],
  ['https:', 'host'],
  ['https://?q=1', 'host'],
  ['https://site example/', 'host'],
  ['https://site.example:99999/', 'host'],
] as const)
  test(`"${url}" lacks its ${lack}`, () => {
    const found = incompleteUrl(url);
    assert.is(found?.lack, lack);
    assert.is(found?.near, near);
  });

for (const url of ['mailto:?subject=x', 'mailto:a@site.example', 'tel:110', 'https://site.example', 'irc:', 'ftp://x/'])
  test(`"${url}" lacks nothing`, () => {
    assert.is(incompleteUrl(url), undefined);
  });

for (const [url, near] of [
  ['www.site.example/a', 'https://www.site.example/a'],
  ['docs.site.dev', 'https://docs.site.dev'],
  ['me@site.example', 'mailto:me@site.example'],
  ['guide.md', undefined],
  ['lib/site.com', undefined],
  ['www', undefined],
] as const)
  test(`"${url}" was meant as ${near ?? 'a path'}`, () => {
    assert.is(withScheme(url), near);
  });

/** Returns the diagnostics of links on a page, as rule and hint. */
function diagnosticsOf(...links: (string | Partial<Reference>)[]): string[] {
  const { diagnostics } = linkSite(siteOf({ 'docs/a.md': { path: '/docs/a', links } }));
  return diagnostics.map(({ severity, rule, hint }) => `${severity} ${rule}: ${hint}`);
}

test('pages report addresses that no browser can open, of links and images alike', () => {
  assert.equal(diagnosticsOf('mailto:', 'http:/x.example', { kind: 'image', url: 'https://' }), [
    'warning incomplete-url: write the recipient after the colon, or remove the link',
    'warning incomplete-url: did you mean "http://x.example"?',
    'warning incomplete-url: write the host after "//", as in "https://site.example/page"',
  ]);
});

test('a broken link that looks like another site leads to its address with a scheme', () => {
  const isComponent: Partial<Reference> = { url: 'www.x.example', syntax: 'jsx-own', kind: 'link' };
  assert.equal(
    diagnosticsOf('www.x.example', 'me@x.example', { kind: 'image', url: 'www.x.example/i.png' }, isComponent),
    [
      'error broken-link: did you mean "https://www.x.example"?',
      'error broken-link: did you mean "mailto:me@x.example"?',
      'error missing-image: did you mean "https://www.x.example/i.png"?',
      'warning incomplete-url: did you mean "https://www.x.example"?',
    ],
  );
});

test('links around the pages are checked as those on pages', () => {
  const input = siteOf({ 'docs/a.md': { path: '/docs/a' } });
  const items = ['http:/x.example', '/www.x.example'].map((href) => ({ type: 'link' as const, label: 'x', href }));
  const site = { ...input.site, navbar: { items, hideOnScroll: false } } as unknown as typeof input.site;
  assert.equal(
    linkSite({ ...input, site })
      .diagnostics.map(({ rule, message, hint }) => `${rule}: ${message} → ${hint}`)
      .sort(),
    [
      'broken-frame-link: themeConfig.navbar.items[1]: no page has the path "/www.x.example" → did you mean "https://www.x.example"?',
      'incomplete-url: themeConfig.navbar.items[0]: "http:/x.example": the address has no "//" after the scheme → did you mean "http://x.example"?',
    ],
  );
});

test.run();
