// Tests sites in other languages than English. fixtures/languages is a site in four languages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hydratedHeading } from '../../../viewer/test/browser/waiting.ts';
import { ask, modal } from './searched-site.ts';
import { openServedSite, type ServedSite } from './served-site.ts';

let german: ServedSite;
let atlas: ServedSite;
test.before(async () => {
  german = await openServedSite('/buch/');
  await german.publish({
    'lectern.config.json': JSON.stringify({
      title: 'Buch',
      baseUrl: '/buch/',
      i18n: { defaultLocale: 'de', locales: ['de'] },
      docs: { routeBasePath: '/' },
      blog: false,
    }),
    'docs/intro.md': '# Anfang\n\nEine Seite.\n',
    'docs/setup.md': '# Konfiguration großer Straßen\n\nMehr nicht.\n',
  });
  atlas = await openServedSite('/', { loadsAhead: true });
  const folder = path.resolve(import.meta.dirname, '../../../fixtures/languages');
  const files = fastGlob.sync('**/*', { cwd: folder });
  await atlas.publish(Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])));
});
test.after.each(async () => {
  await Promise.all(atlas.browser.contexts().map((context) => context.close()));
});
test.after(async () => {
  await german.close();
  await atlas.close();
});

/** Opens a page of the site in four languages, in a new browser profile. */
async function open(pathname: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await atlas.browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(new URL(pathname, atlas.url).href);
  await page.waitForSelector(hydratedHeading);
  return page;
}

const heading = (page: Page) => page.locator('main h1').first().innerText();
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

const stemmers = () =>
  german.requests.filter((request) => /stemmer-/.test(request)).map((each) => each.match(/stemmer-\w\w/)![0]);

test('the worker loads the stemmer for the language of the index once, and finds word forms', async () => {
  const page = await german.browser.newPage();
  await page.goto(`${german.url}intro`);
  await page.waitForSelector('h1');
  assert.equal(stemmers(), []);
  await ask(page, 'konfiguriert strasse');
  const marks = await page.locator(`${modal} .hit-title mark`).allInnerTexts();
  assert.equal(marks, ['Konfiguration', 'Straßen']);
  await ask(page, 'konfigurieren');
  assert.equal(stemmers(), ['stemmer-de']);
  await page.close();
});

test('a hit in another language can be previewed next to the list, in that language', async () => {
  const page = await open('/docs/next/');
  await ask(page, 'install');
  await page.locator(`${modal} .search-facets select`).last().selectOption('ar');
  await page.fill(`${modal} input`, 'التثبيت');
  const preview = page.locator(`${modal} .hit-preview`);
  await preview.filter({ hasText: /\p{Script=Arabic}/u }).waitFor();
  assert.equal([await preview.getAttribute('lang'), await preview.getAttribute('dir')], ['ar', 'rtl']);
});

test('the language dropdown leads to the same page in another language, with its query and hash', async () => {
  const page = await open('/docs/next/guides/install?from=here#steps');
  for (const [label, base, title, direction] of [
    ['Français', '/fr', 'Installer Atlas', 'ltr'],
    ['العربية', '/ar', 'Installation', 'rtl'],
    ['日本語', '/ja', 'Installation', 'ltr'],
    ['English', '', 'Installation', 'ltr'],
  ] as const) {
    await page.locator('.navbar .dropdown > button').last().click();
    await page.click(`.dropdown-menu a:text-is("${label}")`);
    await page.waitForURL(`**${base}/docs/next/guides/install?from=here#steps`);
    await page.waitForSelector(hydratedHeading);
    assert.is(await heading(page), title);
    assert.is(await page.evaluate(() => document.documentElement.dir), direction);
  }
});

test('an untranslated page has a notice, is in its original language, and links to its original', async () => {
  const page = await open('/ar/docs/next/guides/configure');
  const notice = page.locator('.untranslated-notice');
  // The text of the notice appears a moment after the page.
  await notice.locator('a').waitFor();
  assert.match(await notice.innerText(), /^هذه الصفحة غير مترجمة بعد\. .*English$/);
  const prose = page.locator('.prose').first();
  assert.equal([await prose.getAttribute('lang'), await prose.getAttribute('dir')], ['en-GB', 'ltr']);
  await notice.locator('a').click();
  await page.waitForURL('**/docs/next/guides/configure');
  assert.is(await addressOf(page), '/docs/next/guides/configure');
  await page.waitForSelector(hydratedHeading);
  assert.is(await notice.count(), 0);
  const translated = await open('/ar/docs/next');
  assert.is(await translated.locator('.untranslated-notice').count(), 0);
  assert.is(await translated.locator('.prose').first().getAttribute('dir'), null);
  const post = await open('/ja/blog/2024/06/01/second');
  await post.locator('.untranslated-notice a').waitFor();
  assert.match(await post.locator('.untranslated-notice').innerText(), /翻訳されていません/);
});

test('a reader whose language the site has is informed once, in that language, and stays on the page', async () => {
  const page = await open('/docs/next', { locale: 'fr-CA' });
  const suggestion = page.locator('.language-suggestion');
  await suggestion.waitFor();
  assert.is(await addressOf(page), '/docs/next');
  assert.is(await suggestion.getAttribute('lang'), 'fr');
  assert.is(await suggestion.innerText(), 'Lire cette page en français');
  await suggestion.locator('a').click();
  await page.waitForURL(/\/fr\/docs\/next\/?$/);
  await page.waitForSelector(`${hydratedHeading}:text-is("Présentation")`);
  assert.is(await suggestion.count(), 0);
  await page.goBack();
  await suggestion.locator('button').press('Enter');
  await suggestion.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForSelector(hydratedHeading);
  assert.is(await suggestion.count(), 0);
});

test('a page in Arabic is laid out from the right, and its code is read from the left', async () => {
  const page = await open('/ar/docs/next');
  const [sidebar, prose] = [await boxOf(page, '.sidebar'), await boxOf(page, '.prose')];
  assert.ok(sidebar.x > prose.x + prose.width / 2, 'the sidebar is at the right');
  assert.is(
    await page
      .locator('.prose code')
      .first()
      .evaluate((code) => getComputedStyle(code).direction),
    'ltr',
  );
  const [button, key] = [await boxOf(page, '.search-button'), await boxOf(page, '.search-button kbd:last-of-type')];
  assert.ok(key.x > button.x, `the last key begins at ${key.x}, its button at ${button.x}`);
  const tokens = page.locator('.code-frame .token:is(.string, .comment)');
  const places = await tokens.evaluateAll((all) => all.map((token) => token.getBoundingClientRect().left));
  assert.ok(places.length === 2 && places[0]! < places[1]!, 'a comment in Arabic stands after a string in Arabic');
  const narrow = await open('/ar/docs/next', { viewport: { width: 390, height: 844 } });
  assert.is(await narrow.evaluate(() => document.documentElement.scrollWidth), 390);
  await narrow.click('.navbar-toggle');
  await narrow.waitForFunction(() => {
    const { left, right } = document.querySelector('.side-menu')!.getBoundingClientRect();
    return left > 0 && Math.abs(right - innerWidth) < 1;
  });
});

test('the title of an untranslated page starts on the same side as its content', async () => {
  const page = await open('/ar/docs');
  await page.waitForSelector('.page-tool-row');
  const starts = await page.locator('.prose > h1, .prose > p').evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  assert.is(starts.length, 2);
  assert.is(starts[0], starts[1]);
});

test('results in a right-to-left script are aligned with their titles, and numbers follow their labels', async () => {
  const page = await open('/ar/search/?q=atlas');
  await page.waitForSelector('.search-result .hit-excerpt');
  const [title, excerpt, name, count] = await page.evaluate(() => {
    const docs = [...document.querySelectorAll('.search-scopes > button')].find((each) =>
      each.textContent.startsWith('Docs'),
    );
    return [
      document.querySelector('.search-result h2')!,
      document.querySelector('.search-result .hit-excerpt')!,
      docs!.firstChild!,
      docs!.querySelector('.search-number')!,
    ].map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    });
  });
  assert.is(excerpt!.right, title!.right);
  assert.ok(count!.right <= name!.left + 1, `the count ends at ${count!.right}, its name begins at ${name!.left}`);
});

test('the text of a card starts on the side of its title, in every script', async () => {
  const page = await open('/ar/docs/next/category/guides');
  const [title, text] = await page.evaluate(() =>
    ['.card-grid .card-title', '.card-grid .card-text'].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(selector)!);
      return Math.round(Math.max(...Array.from(range.getClientRects(), ({ right }) => right)));
    }),
  );
  assert.is(text, title);
});

test('tags, dates and posts are in the language of their page', async () => {
  const tags = await open('/fr/docs/next/tags');
  await tags.click('main a:has-text("Mise en place")');
  await tags.waitForURL('**/fr/docs/next/tags/setup');
  await tags.waitForSelector('main a:has-text("Installer Atlas")');
  const post = await open('/ja/blog/2024/05/01/welcome');
  assert.is(await heading(post), 'ようこそ');
  assert.match(await post.locator('.post-header time').innerText(), /2024年5月1日/);
  const old = await open('/fr/docs');
  assert.is(await heading(old), 'Présentation');
});

test.run();
