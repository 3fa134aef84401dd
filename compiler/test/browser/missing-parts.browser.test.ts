// Tests the viewer when files are missing: after a new deployment, without a network, or with a wrong base URL.
import type { Page, Route } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newReader, openServedSite, type ServedSite, until } from './served-site.ts';
import { settled } from '../../../viewer/test/browser/waiting.ts';

const config = {
  title: 'Folio & more',
  baseUrl: '/folio/',
  docs: {},
  blog: {},
  pages: { path: 'pages', routeBasePath: '/' },
};
const configFile = (more: object = {}) => ({ 'lectern.config.json': JSON.stringify({ ...config, ...more }) });
const files = {
  ...configFile(),
  'pages/index.md': '# Home\n',
  'docs/guide.md': '# Guide\n\n[News](/blog)\n',
  'blog/2024-01-02-first.md': '# First\n',
  'docs/other.md': '# Other\n',
};
const blogPart = /^assets\/blog-/;
const blogPage = 'main a:has-text("First")';
// The script is a string, because it runs before any other script of the page.
const refuseStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Storage is off.', 'SecurityError'); } });`;

let site: ServedSite;
test.before(async () => {
  site = await openServedSite(config.baseUrl, { loadsAhead: true });
  await site.publish(files);
});
test.after.each(async () => {
  delete site.missing.pattern;
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
test.after(() => site.close());

/** Opens the guide page. Returns a counter of page loads after that. */
async function openGuide(page: Page): Promise<{ count: number }> {
  await page.goto(`${site.url}docs/guide`);
  await page.waitForSelector('h1:text("Guide")');
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}
/**
 * Waits until the viewer has loaded the script `more-…`, which it needs to open other pages. If this script fails
 * without network, the browser never retries it.
 */
const canOpenPages = (page: Page) =>
  until(
    page,
    async () => {
      const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/more-'));
      return script && (await import(script.name)) !== undefined;
    },
    undefined,
  );
const followNews = (page: Page) => page.click('main a[href$="/blog"]');

test('a part that is missing since a new deployment comes with one reload', async () => {
  const { page } = await newReader(site.browser);
  site.missing.pattern = blogPart;
  const loads = await openGuide(page);
  // The missing file exists again from the first reload on.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) delete site.missing.pattern;
  });
  await followNews(page);
  await page.waitForSelector(blogPage);
  assert.is(loads.count, 1);
  assert.is(await page.isVisible('.error-box'), false);
});

test('a module that stays missing causes one reload, then the static page is shown', async () => {
  const { page } = await newReader(site.browser);
  site.missing.pattern = blogPart;
  const loads = await openGuide(page);
  await followNews(page);
  await page.waitForSelector('html[data-scripts="missing"]');
  await settled(page);
  assert.is(loads.count, 1);
  assert.ok(await page.isVisible(blogPage));
  delete site.missing.pattern;
  await page.reload();
  await page.waitForSelector(blogPage);
  assert.is(await page.getAttribute('html', 'data-scripts'), null);
});

test('without storage there is also one reload, and a warning instead of stored data', async () => {
  const { page, console } = await newReader(site.browser);
  await page.addInitScript(refuseStorage);
  site.missing.pattern = blogPart;
  const loads = await openGuide(page);
  await page.click('button[aria-label^="Switch between"]');
  assert.is(await page.getAttribute('html', 'data-theme'), 'dark');
  assert.is(console.filter((text) => text.startsWith('Storage is not available')).length, 1, console.join('\n'));
  await followNews(page);
  await page.waitForSelector('html[data-scripts="missing"]');
  await settled(page);
  assert.is(loads.count, 1);
});

test('without a network nothing is reloaded, and once it is back Retry loads the page', async () => {
  const { context, page } = await newReader(site.browser);
  // Abort the viewer's prefetch of this page, so that the page is not in the cache.
  await page.route('**/other.json', (route) => route.abort());
  const loads = await openGuide(page);
  await canOpenPages(page);
  await context.setOffline(true);
  await page.click('.sidebar a:text("Other")');
  await page.waitForSelector('.error-box');
  // Wait until the request of the retry has failed.
  await Promise.all([page.waitForEvent('requestfailed'), page.click('.error-box button:text("Retry")')]);
  await settled(page);
  await page.waitForSelector('.error-text:text-is("You are offline.")');
  await context.setOffline(false);
  await page.unroute('**/other.json');
  await page.click('.error-box button:text("Retry")');
  await page.waitForSelector('h1:text("Other")');
  assert.is(loads.count, 0);
});

test('a module that fails to load without a network is loaded when the network is back', async () => {
  const { context, page } = await newReader(site.browser);
  await page.route('**/assets/blog-*', (route) => route.abort());
  const loads = await openGuide(page);
  await page.hover('main a[href$="/blog"]');
  await page.waitForLoadState('networkidle');
  await canOpenPages(page);
  await context.setOffline(true);
  await followNews(page);
  await page.waitForSelector('.error-box');
  assert.is(loads.count, 0);
  await context.setOffline(false);
  await page.unroute('**/assets/blog-*');
  await page.click('.error-box button:text("Retry")');
  await page.waitForSelector(blogPage);
});

test('a page preloads the part that renders it, so a link works without a network', async () => {
  const { context, page } = await newReader(site.browser);
  await openGuide(page);
  await page.hover('main a[href$="/blog"]');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await followNews(page);
  await page.waitForSelector(blogPage);
});

test('a page whose viewer does not load can be read, and shows a notice about missing features', async () => {
  const { page } = await newReader(site.browser);
  const contentBefore = () => page.evaluate(() => getComputedStyle(document.body, '::before').content);
  site.missing.pattern = /^assets\/.*\.js$/;
  await page.goto(`${site.url}docs/guide`);
  await page.waitForSelector('html[data-scripts="missing"]');
  assert.match(await contentBefore(), 'The scripts did not load');
  assert.is(await page.textContent('h1'), 'Guide');
  delete site.missing.pattern;
  await openGuide(page);
  assert.is(await contentBefore(), 'none');
});

/** Ways in which a request for a script can fail. */
const problems: Record<string, (route: Route) => Promise<void>> = {
  'it is blocked': (route) => route.abort(),
  'the host fails': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'failed' }),
  'it is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  'the browser does not understand it': (route) => route.fulfill({ contentType: 'text/javascript', body: 'let a = ;' }),
  'it throws': (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no")' }),
};

test('after any failure of a script the page can be read, with a notice about missing features', async () => {
  for (const [problem, answer] of Object.entries(problems)) {
    const { context, page } = await newReader(site.browser);
    await page.route(/\.js$/, answer);
    await page.goto(`${site.url}docs/guide`);
    await page.waitForSelector('html[data-scripts="missing"]');
    assert.is(await page.textContent('h1'), 'Guide', problem);
    await context.close();
  }
});

test('if the module of a page is missing, the page reloads once, and shows its text with a notice', async () => {
  const { page } = await newReader(site.browser);
  site.missing.pattern = blogPart;
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(`${site.url}blog`);
  await page.waitForSelector('html[data-scripts="missing"]');
  assert.is(loads, 2);
  assert.ok(await page.isVisible(blogPage));
  assert.is(await page.locator('.error-box').count(), 0);
});

test('a search module that a new deployment has removed causes one reload', async () => {
  const { page } = await newReader(site.browser);
  site.missing.pattern = /^assets\/search-[^/]*\.js$/;
  const loads = await openGuide(page);
  const loaded = page.waitForEvent('domcontentloaded');
  await page.click('.search-button');
  await loaded;
  await settled(page);
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('The search could not be loaded'));
  await page.click('.search-button');
  await failed;
  assert.is(loads.count, 1);
});

test('a script of the site that fails to load is not an error in the viewer', async () => {
  const { page } = await newReader(site.browser);
  await page.route('**/docs/guide', async (route) => {
    const html = await (await route.fetch()).text();
    const own = `<script type="module" src="${site.url}own.js"></script></head>`;
    await route.fulfill({ contentType: 'text/html', body: html.replace('</head>', own) });
  });
  await page.addInitScript(() => {
    addEventListener(
      'error',
      ({ target }) => Object.assign(window, { failed: (target as HTMLScriptElement).src }),
      true,
    );
  });
  await openGuide(page);
  await page.waitForFunction(() => (window as { failed?: string }).failed?.endsWith('own.js'));
  assert.is(await page.getAttribute('html', 'data-scripts'), null);
});

test('a working page shows no notice about missing scripts, also after a later failure', async () => {
  const { page } = await newReader(site.browser);
  await openGuide(page);
  await page.waitForFunction(() => !window.earlyInput);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // This script of the test has a file name like the viewer's own scripts.
        const script = Object.assign(document.createElement('script'), { src: 'assets/later-ABCD1234.js' });
        addEventListener('error', resolve, true);
        document.body.append(script);
      }),
  );
  assert.is(await page.getAttribute('html', 'data-scripts'), null);
});

test('a page whose file does not load can be read, and shows a notice about missing features', async () => {
  const { page } = await newReader(site.browser);
  await page.route('**/corpus/pages/docs/guide.json', (route) => route.abort());
  await page.goto(`${site.url}docs/guide`);
  await page.waitForSelector('html[data-scripts="missing"]');
  assert.is(await page.textContent('h1'), 'Guide');
});

const banner = 'text=Your Docusaurus site did not load properly.';

test('the home page reports a wrong base URL when the viewer does not load', async () => {
  const { page } = await newReader(site.browser);
  site.missing.pattern = /^assets\//;
  await page.route('**/elsewhere/', async (route) =>
    route.fulfill({ contentType: 'text/html', body: await site.read('index.html') }),
  );
  await page.goto(new URL('/elsewhere/', site.url).href);
  await page.waitForSelector(banner);
  assert.match(
    (await page.textContent('[role="alert"]'))!,
    /for the base URL \/folio\/\..* should be \/elsewhere\/\./s,
  );
  await page.goto(site.url);
  await page.waitForSelector(banner);
  assert.not.match(
    (await page.textContent('[role="alert"]'))!,
    'rather',
    'where the base URL is right, no other is suggested',
  );
  await page.goto(`${site.url}docs/guide`);
  await page.waitForSelector('html[data-scripts="missing"]');
  assert.is(await page.isVisible(banner), false, 'other pages have no such banner');
});

test('a script of the site that fails before the viewer starts shows no banner', async () => {
  const { page } = await newReader(site.browser);
  const own = '/elsewhere/steam.js';
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(own));
  await page.route(`**${own}`, (route) => route.abort());
  await page.route('**/assets/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.route(site.url, async (route) => {
    const html = await (await route.fetch()).text();
    const script = `<script type="module" src="${own}"></script></body>`;
    await route.fulfill({ contentType: 'text/html', body: html.replace('</body>', script) });
  });
  await page.goto(site.url);
  await page.waitForFunction(() => !window.earlyInput);
  assert.is(await page.locator(banner).count(), 0);
  assert.is(await page.getAttribute('html', 'data-scripts'), null);
});

test('the banner is hidden when the viewer loads, and when the config disables it', async () => {
  const { page } = await newReader(site.browser);
  await page.goto(site.url);
  await page.waitForSelector('h1:text("Home")');
  assert.is(await page.locator(banner).count(), 0);
  assert.is(await page.locator('#base-url-banner').count(), 0);
  await site.publish(configFile({ baseUrlIssueBanner: false }));
  site.missing.pattern = /^assets\//;
  // The page opens in a new profile, because the first profile has the scripts in its cache.
  const { page: fresh } = await newReader(site.browser);
  await fresh.goto(site.url);
  await fresh.waitForSelector('html[data-scripts="missing"]');
  assert.is(await fresh.isVisible(banner), false);
});

test.run();
