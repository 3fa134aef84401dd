// Tests the search page, requests to a search service, and search without network.
import type { Request } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../../../viewer/test/browser/axe.ts';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { until } from './served-site.ts';
import { algolia, ask, input, kinds, modal, openSearchedSite, type SearchedSite } from './searched-site.ts';
import { hydratedHeading, settled, urlOf } from '../../../viewer/test/browser/waiting.ts';

let site: SearchedSite;
test.before(async () => {
  site = await openSearchedSite();
});
test.after.each(() => site.leave());
test.after(async () => {
  await site.close();
  assert.equal(site.crashes, []);
});

test('a cached site is searched without a network', async () => {
  const { page, url } = await site.visit('embedded', 'docs/lamp?offlineMode=true', { serviceWorkers: 'allow' });
  await until(
    page,
    async () =>
      ((await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' &&
        navigator.serviceWorker.controller !== null) ||
      undefined,
    undefined,
  );
  await page.context().setOffline(true);
  await page.goto(`${url}docs/intro`);
  await page.waitForSelector(hydratedHeading);
  await ask(page, 'burns');
  assert.is(await page.innerText('.hit mark'), 'burns');
  await page.goto(`${url}search?q=burns`);
  await page.waitForSelector('.search-result mark:text("burns")');
});

test('axe finds no violation in hits of the built-in index, nor on their results page', async () => {
  const { page } = await site.visit('embedded', 'docs/intro');
  await ask(page, 'quill');
  assert.equal(await violations(page), []);
  await page.click('.search-all a');
  await page.waitForSelector('.search-result');
  assert.equal(await violations(page), []);
});

test('the not-found page offers pages with a similar address, and a search for its words', async () => {
  const { page, url } = await site.visit('embedded', 'crafts/bokbinding');
  await page.waitForSelector('.page-list a:text("Bookbinding B")');
  const leads = await page
    .locator('.page-list a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.equal(leads, ['/folio/crafts/bookbinding']);
  await page.setViewportSize({ width: 390, height: 800 });
  const { height } = (await page.locator('.page-list a').boundingBox())!;
  assert.ok(height >= 44, `a finger has ${height} px`);
  assert.equal(await violations(page), []);
  assert.is(await page.inputValue('.not-found input'), 'bokbinding');
  await page.fill('.not-found input', 'burns');
  await page.press('.not-found input', 'Enter');
  await page.waitForSelector('.search-result mark:text("burns")');
  assert.is((await urlOf(page)).href, `${url}search?q=burns`);
});

test('an unknown address and its page file are each requested once', async () => {
  const { page, url } = await site.visit('embedded', 'docs/lamp');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('nowhere')) requests.push(new URL(request.url()).pathname);
  });
  // Delay `site.json` until ten further requests are answered. Hydration needs this file, so it starts after all
  // earlier requests.
  await page.route('**/corpus/site.json', async (route) => {
    for (let turn = 0; turn < 10; turn += 1)
      await page.evaluate((home) => fetch(home, { cache: 'reload' }).then((answer) => answer.text()), url);
    await route.continue();
  });
  await page.goto(`${url}crafts/nowhere`);
  await page.waitForSelector('.not-found input');
  await page.waitForLoadState('networkidle');
  assert.equal(requests, ['/folio/crafts/nowhere', '/folio/corpus/pages/crafts/nowhere.json']);
});

test('before a query, the search page lists the first pages of each part, or only of the chosen part', async () => {
  const { page, url } = await site.visit('embedded', 'search');
  await page.waitForSelector('.page-list');
  const titles = () => page.locator('.page-list > h2').allInnerTexts();
  const [first, ...others] = await titles();
  assert.ok(others.length > 0, first);
  const { pathname } = new URL(url);
  for (const link of await page.locator('.page-list a').evaluateAll((all) => all.map((each) => each.getAttribute('href')!)))
    assert.ok(link.startsWith(pathname), link);
  assert.equal(await violations(page), []);
  await page.click('.search-scopes button:nth-child(2)');
  await page.waitForFunction(() => document.querySelectorAll('.page-list').length === 1);
  assert.equal(await titles(), [first]);
  await page.fill('.search-form input', 'burns');
  await page.waitForSelector('.search-result');
  assert.is(await page.locator('.page-list').count(), 0);
}); // prettier-ignore

test('before a query, the search page lists the recently opened pages', async () => {
  const { page, url } = await site.visit('embedded', 'docs/lamp');
  await until(page, async () => localStorage.getItem('lectern.recent-pages') ?? undefined, undefined);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/sidebars.json', async (route) => (await held, route.continue()));
  await page.goto(`${url}search`);
  await page.waitForSelector('.page-list a:text("Lamp")');
  // Simulates reading a page in another tab. The open search page must not change.
  await page.evaluate(() => {
    const key = 'lectern.recent-pages';
    const [lamp] = JSON.parse(localStorage.getItem(key)!) as { path: string; title: string }[];
    localStorage.setItem(key, JSON.stringify([{ ...lamp, title: 'Read elsewhere' }, lamp]));
  });
  release();
  await page.waitForSelector('.page-list ~ .page-list');
  assert.equal(await page.locator('.page-list').first().locator('a').allInnerTexts(), ['Lamp']);
  await page.fill('.search-form input', 'burns');
  await page.waitForSelector('.search-result');
  assert.is(await page.locator('.page-list').count(), 0);
});

test('keys that are typed or pressed before the script loads take effect afterwards', async () => {
  const { page, url } = await site.visit('embedded');
  let release: (() => void) | undefined;
  let held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const open = async (path: string) => {
    held = new Promise((resolve) => (release = resolve));
    await page.goto(url + path, { waitUntil: 'commit' });
  };

  await open('search');
  await page.fill('.search-form input', 'burns');
  release!();
  await page.waitForSelector('.search-result mark:text("burns")');
  assert.is(await page.inputValue('.search-form input'), 'burns');
  assert.is((await urlOf(page)).search, '?q=burns');

  await open('docs/intro');
  await page.click('.search-button');
  assert.is(await page.locator(modal).count(), 0);
  release!();
  await page.waitForSelector(modal);
});

test('a filtered search reports the hidden hits, and keeps the filter on its page and on Back', async () => {
  const { page } = await site.visit('embedded', 'docs/intro');
  await ask(page, 'quill');
  const parts = page.locator(`${modal} .search-scopes button`);
  assert.equal(await parts.allInnerTexts(), ['Everything 3', 'Docs 1', 'Crafts 1', 'Posts 1', 'Pages 0']);
  // The test uses only the keyboard: Tab leads from the query to the posts.
  for (let stop = 0; (await page.evaluate(() => document.activeElement!.textContent)) !== 'Posts 1'; stop += 1) {
    assert.ok(stop < 8, 'the posts are reached by Tab');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.waitForSelector('.hit.is-active .hit-title:text("Candle")');
  assert.is(await page.locator(`${modal} .hit`).count(), 1);
  assert.ok(await page.locator(input).evaluate((box) => box === document.activeElement), 'arrows move at once');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main h1:text("Candle")');
  await page.goBack();
  await page.waitForSelector('.hit.is-active .hit-title:text("Candle")');
  assert.is(await page.inputValue(input), 'quill');
  assert.is(await parts.and(page.locator('[aria-pressed=true]')).innerText(), 'Posts 1');

  await page.fill(input, 'needle');
  await page.waitForSelector('.search-notice:has-text("Only “Posts” was searched.")');
  await page.click('.search-notice button:text("Everything: 1")');
  await page.waitForSelector('.hit-title:text("Bookbinding")');

  await page.locator(`${modal} .search-facets select`).first().selectOption('1.0');
  await page.fill(input, 'quill');
  await page.waitForSelector(`${modal} .hit a[href*="/docs/1.0/intro"]`);
  await parts.nth(1).click();
  await page.waitForFunction((box) => document.querySelectorAll(`${box} .hit`).length === 1, modal);
  await page.goto(`${(await urlOf(page)).href.replace(/docs.*/, '')}search?q=quill&in=docs-default&version=1.0`);
  await page.waitForSelector('.search-result a[href*="/docs/1.0/intro"]');
  assert.is(await page.locator('.search-result').count(), 1);
  await page.click('.search-scopes button:text("Everything")');
  await page.waitForSelector('.search-result a[href*="/blog/"]');
  assert.is((await urlOf(page)).search, '?q=quill&version=1.0');
  await page.click('.search-scopes button:text("Pages")');
  await page.click('.search-notice button:text("Everything: 3")');
  await page.waitForFunction(() => document.querySelectorAll('.search-result').length === 3);
});

// The short run only uses the search service. The search dialog is tested with the site's own index.
for (const kind of isWhole ? kinds : kinds.slice(1)) {
  test(`all results have their own page, with the query in its address: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    await ask(page, 'mote');
    await page.waitForSelector('.hit-title:has-text("Mote")');
    assert.is(await page.innerText('.search-all'), 'See all 32 results');
    await page.click('.search-all a');
    await page.waitForSelector('h1:text("Search results for \\"mote\\"")');
    assert.is((await urlOf(page)).pathname + (await urlOf(page)).search, '/folio/search?q=mote');
    await page.waitForSelector('.search-count p:text("32 documents found")');
    assert.is(await page.title(), 'Search results for "mote" | Folio');
    assert.is(await page.getAttribute('meta[name=robots]', 'content'), 'noindex, follow');
    assert.is(await page.getAttribute('.search-form input', 'placeholder'), 'Type your search here');

    const one = 'candlelight';
    await page.fill('.search-form input', one);
    await page.waitForSelector('.search-count p:text("One document found")');
    assert.is((await urlOf(page)).searchParams.get('q'), one);
    assert.is(await page.locator('.search-result').count(), 1);
    await page.fill('.search-form input', 'zzyx');
    await page.waitForSelector('.search-count p:text("No results were found")');
    await page.fill('.search-form input', '');
    await page.waitForSelector('h1:text("Search the documentation")');
    assert.is(await page.title(), 'Search the documentation | Folio');
    assert.is((await urlOf(page)).search, '');
  });

  test(`results come fifteen at a time, more of them at the end: ${kind}`, async () => {
    const { page, service } = await site.visit(kind, 'search?q=mote', { viewport: { width: 1280, height: 500 } });
    await page.waitForSelector('.search-result');
    assert.is(await page.locator('.search-result').count(), 15);
    assert.is(await page.innerText('.search-more'), 'Fetching new results...');
    await page.waitForFunction(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return document.querySelectorAll('.search-result').length === 32;
    });
    assert.is(await page.locator('.search-more').count(), 0);
    if (kind === 'hosted')
      assert.equal(
        service.queries.map(({ query, page: number, hitsPerPage }) => [query, number, hitsPerPage]),
        [
          ['mote', 0, 15],
          ['mote', 1, 15],
          ['mote', 2, 15],
        ],
      );
  });

  test(`the versions that the page searches can be chosen, of each set of docs that has several: ${kind}`, async () => {
    const { page } = await site.visit(kind, 'search?q=quill');
    await page.waitForSelector('.search-result');
    const [docs, crafts] = await page.locator('.search-form select').all();
    assert.equal(await docs!.locator('option').allInnerTexts(), ['Docs: Next', 'Docs: 2.0', 'Docs: 1.0']);
    assert.is(await docs!.inputValue(), '2.0');
    assert.is(await crafts!.inputValue(), 'b');
    const found = () =>
      page.locator('.search-result a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    assert.not((await found()).includes('/folio/docs/1.0/intro'));
    await docs!.selectOption('1.0');
    await page.waitForSelector('.search-result a[href*="/docs/1.0/intro"]');
    assert.not((await found()).includes('/folio/docs/intro'));
  });
}

for (const [colorScheme, width] of isWhole
  ? ([
      ['light', 1280],
      ['dark', 390],
    ] as const)
  : ([['dark', 390]] as const)) {
  test(`axe finds no violation in the search, ${colorScheme}, ${width} pixels wide`, async () => {
    const { page, url } = await site.visit('hosted', 'docs/intro', { colorScheme, viewport: { width, height: 800 } });
    const found: string[] = [];
    const inspect = async (screen: string) =>
      found.push(...(await violations(page)).map((problem) => `${screen}: ${problem}`));
    await inspect('the button');
    await ask(page, 'lamp');
    await inspect('hits');
    await page.keyboard.press('Enter');
    await page.waitForSelector(modal, { state: 'detached' });
    await ask(page, 'mote');
    await page.keyboard.press('Enter');
    await page.waitForSelector(modal, { state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.click('[aria-label="Save this search"]');
    await inspect('recent and favorite');
    await ask(page, 'zzyx');
    await inspect('no results');
    await page.context().route(/algolia/, (route) => route.abort());
    await page.fill(input, 'y');
    await page.waitForSelector('.search-notice[role=alert]');
    await inspect('a failure');
    await page.context().unroute(/algolia/);
    assert.equal(found, []);
    const other = await site.visit('hosted', 'search?q=lamp', { colorScheme, viewport: { width, height: 800 } });
    await other.page.waitForSelector('.search-result');
    assert.equal(await violations(other.page), [], url);
  });
}

test('on small screens the search fills the window, and excerpts are shorter', async () => {
  const wide = await site.visit('hosted');
  await ask(wide.page, 'burns');
  assert.is(await wide.page.innerText('.hit-excerpt'), 'The oil burns one two three four five six seven');
  const { page, service } = await site.visit('hosted', 'docs/lamp', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  await page.tap('.search-button');
  await page.waitForSelector(modal);
  await ask(page, 'burns');
  assert.is(await page.innerText('.hit-excerpt'), 'The oil burns one two');
  assert.equal(service.queries[0]!.attributesToSnippet, ['content:5']);
  const box = (await page.locator('.search-panel').boundingBox())!;
  assert.equal([box.x, box.y, box.width, box.height], [0, 0, 390, 800]);
  await page.tap('.search-cancel');
  await page.waitForSelector(modal, { state: 'detached' });
});

test('a service gets one request for each key, with its keys, the config parameters and the open version', async () => {
  const { page, service } = await site.visit('hosted', 'docs/1.0/intro');
  assert.is(await page.getAttribute('link[rel=preconnect][href*=algolia]', 'href'), 'https://folioapp-dsn.algolia.net');
  assert.equal(service.urls, [], 'not before there is something to ask');
  await page.keyboard.press('Control+k');
  await page.waitForSelector(input);
  await page.keyboard.type('lam');
  await page.waitForFunction(() => document.querySelector('.hit, .search-notice'));
  assert.equal(
    service.queries.map(({ query }) => query),
    ['l', 'la', 'lam'],
  );
  const { indexName, facetFilters, analytics, hitsPerPage, attributesToSnippet } = service.queries[0]!;
  assert.equal(
    { indexName, facetFilters, analytics, hitsPerPage, attributesToSnippet },
    {
      indexName: algolia.indexName,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0', 'docusaurus_tag:docs-crafts-b'],
        'kind:shown',
      ],
      analytics: false,
      hitsPerPage: 20,
      attributesToSnippet: ['content:10'],
    },
  );
  const { searchParams } = new URL(service.urls[0]!);
  assert.equal(
    [searchParams.get('x-algolia-application-id'), searchParams.get('x-algolia-api-key')],
    ['FOLIOAPP', 'public-key'],
  );
});

test('an answer that comes after the next question is dropped', async () => {
  const { page, service } = await site.visit('hosted');
  service.delays.set('mote', 600);
  await page.keyboard.press('Control+k');
  const isMote = (request: Request) => request.postData()?.includes('"mote"') ?? false;
  // Both are allowed: the request finishes late, or the page cancels it.
  const over = Promise.any([page.waitForEvent('requestfinished', isMote), page.waitForEvent('requestfailed', isMote)]);
  await Promise.all([page.waitForRequest(isMote), page.fill(input, 'mote')]);
  await page.fill(input, 'lamp');
  await page.waitForSelector('.hit-title:has-text("Lamp oil")');
  await over;
  await settled(page);
  assert.is(await page.locator('.hit-title:has-text("Mote")').count(), 0);
});

test('a hit links to this site regardless of the address in the index, except external URLs of the config', async () => {
  const { page } = await site.visit('hosted', 'docs/intro');
  await page.context().route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'there' }));
  await ask(page, 'elsewhere');
  await page.keyboard.press('Enter');
  await page.waitForURL('https://elsewhere.example/there');
});

test('the results page waits for a pause before its request', async () => {
  const { page, service } = await site.visit('hosted', 'search');
  // Insert the whole query at once. A busy machine might pause between separate key presses, which would start
  // several searches.
  await page.locator('.search-form input').evaluate((input) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (const end of 'lamp oil'.split('').keys()) {
      set!.call(input, 'lamp oil'.slice(0, end + 1));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.waitForSelector('.search-result');
  assert.equal(
    service.queries.map(({ query }) => query),
    ['lamp oil'],
  );
});

test.run();
