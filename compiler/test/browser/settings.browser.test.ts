// Tests the effects of settings, in a browser.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newReader, openServedSite, type ServedSite } from './served-site.ts';
import { hydratedHeading, urlOf } from '../../../viewer/test/browser/waiting.ts';

const items = [
  { to: '/docs/guide', label: 'Guide', position: 'left' },
  {
    to: '/docs/other',
    label: 'More',
    position: 'left',
    items: [
      { to: '/docs/guide', label: 'The guide' },
      { href: 'https://example.com/', label: 'Elsewhere' },
    ],
  },
  { type: 'localeDropdown' },
];
const config = {
  title: 'Folio',
  baseUrl: '/folio/',
  trailingSlash: true,
  docs: { lastVersion: 'current', versions: { current: { label: 'Canary' } } },
  blog: { postsPerPage: 5, onUntruncatedBlogPosts: 'ignore' },
  changelog: { path: 'CHANGELOG.md', postsPerPage: 20 },
  pages: { path: 'pages', routeBasePath: '/' },
  themeConfig: { navbar: { items: [...items, { type: 'docsVersionDropdown', position: 'right' }] } },
};
const configFile = (more: object = {}) => ({ 'lectern.config.json': JSON.stringify({ ...config, ...more }) });
const versions = ['3.0.0-rc.0', '2.4.3'];
const guide = '# Guide\n\n[The other](./other.md)\n\n## Two\n\n### Three\n\n#### Four\n';
const twice = (text: string) => String(text).padStart(2, '0');

let site: ServedSite;
let page: Page;
test.before(async () => {
  site = await openServedSite(config.baseUrl);
  await site.publish({
    ...configFile(),
    'pages/index.md': '# Home\n',
    'pages/examples/noIndex.mdx': '# Quiet\n\n<head>\n  <meta name="robots" content="noindex" />\n</head>\n',
    'docs/guide.md': guide,
    'docs/other.md': '# Other\n',
    'docs/@name.md': '# At a name\n',
    'versions.json': JSON.stringify(versions),
    ...Object.fromEntries(versions.map((name) => [`versioned_docs/version-${name}/guide.md`, `# Guide of ${name}\n`])),
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [
        `blog/2022-01-${twice(String(index + 1))}-post.md`,
        `# Post ${index + 1}\n`,
      ]),
    ),
    'CHANGELOG.md': Array.from(
      { length: 21 },
      (_, index) => `## 1.${21 - index}.0 (2022-02-${twice(String(21 - index))})\n\nBetter.\n`,
    ).join('\n'),
  });
  page = (await newReader(site.browser)).page;
});
test.after(() => site.close());

const open = async (path: string) => {
  await page.goto(site.url + path);
  await page.waitForSelector(hydratedHeading);
};

test('a navbar item without a type is a dropdown if it has items, else a link', async () => {
  await open('');
  assert.is(await page.getAttribute('.navbar-items > li > a:text("Guide")', 'href'), '/folio/docs/guide/');
  assert.is(await page.getAttribute('.navbar-items > li > .dropdown > a:text("More")', 'href'), '/folio/docs/other/');
  await page.hover('.dropdown > a:text("More")');
  assert.ok(await page.isVisible('.dropdown-link:text("The guide")'));
});

test('a navbar item without a position is on the right', async () => {
  await open('');
  const places = await page
    .locator('.navbar-items')
    .evaluateAll((lists) => lists.map((list) => [...list.children].map((item) => item.textContent!.slice(0, 4))));
  assert.equal(places, [
    ['Guid', 'More'],
    ['Engl', 'Cana'],
  ]);
});

test('an address that encodes more than it must shows its page', async () => {
  await open('docs/%40name/');
  assert.is(await page.innerText('h1'), 'At a name');
});

test('the versions have their names, and the current one, as the last, no prefix', async () => {
  await open('docs/guide/');
  assert.is(await page.locator('.version-banner').count(), 0);
  await page.hover('.dropdown button:text("Canary")');
  assert.equal(await page.locator('.dropdown.is-open .dropdown-link').allInnerTexts(), ['Canary', ...versions]);
  await page.click('.dropdown-link:text("2.4.3")');
  await page.waitForSelector('h1:text("Guide of 2.4.3")');
  assert.is((await urlOf(page)).pathname, '/folio/docs/2.4.3/guide/');
});

test('the navbar shows the only language', async () => {
  await open('');
  await page.hover('.dropdown:has(.icon-language) button');
  assert.equal(await page.locator('.dropdown.is-open .dropdown-link').allInnerTexts(), ['English']);
});

test('the table of contents has headings of the levels 2 and 3', async () => {
  await open('docs/guide/');
  assert.equal(await page.locator('.toc a').allInnerTexts(), ['Two', 'Three']);
});

test('a blog and a changelog have the configured number of posts per page', async () => {
  await open('blog/');
  assert.is(await page.locator('main h2').count(), 5);
  await page.click('main a:has-text("Older entries")');
  await page.waitForSelector('text=Page 2 of 2');
  assert.equal(await page.locator('main h2').allInnerTexts(), ['Post 1']);
  await open('changelog/page/2/');
  await page.waitForSelector('h1');
  assert.is(await page.locator('.sidebar a').count(), 21, 'the column beside the changelog shows all');
});

test('a page that search engines must ignore has noindex', async () => {
  await open('examples/noIndex/');
  assert.is(await page.getAttribute('meta[name=robots]', 'content'), 'noindex');
});

test('addresses end as configured: with or without a slash', async () => {
  await open('docs/guide/');
  await page.click('.prose a:text("The other")');
  await page.waitForSelector('h1:text("Other")');
  assert.is((await urlOf(page)).pathname, '/folio/docs/other/');
  await site.publish(configFile({ trailingSlash: false }));
  await open('docs/guide');
  await page.click('.prose a:text("The other")');
  await page.waitForSelector('h1:text("Other")');
  assert.is((await urlOf(page)).pathname, '/folio/docs/other');
});

test('a site whose host forbids inline scripts is started by a script file', async () => {
  await site.publish(configFile({ csp: { inlineScripts: false } }));
  // With this setting, the content security policy lacks the hash of the viewer's inline script, so browsers block
  // that script.
  const { page: reader, console: consoleLines } = await newReader(site.browser);
  const answer = await reader.goto(`${site.url}docs/guide/`);
  assert.match(answer!.headers()['content-security-policy']!, "script-src 'self'");
  await reader.waitForSelector(hydratedHeading);
  await reader.click('.color-toggle');
  await reader.waitForSelector('html[data-theme=dark]');
  assert.equal(consoleLines, []);
});

test.run();
