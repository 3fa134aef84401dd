// Tests offline reading. A site is compiled and served, then the network fails, and then a new version is published.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RoutesFile } from '../../../corpus/schema/index.ts';
import { newReader, openServedSite, until, type ServedSite } from '../../../compiler/test/browser/served-site.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { hydratedHeading, settled, waitUntil } from '../../../viewer/test/browser/waiting.ts';

const config = { title: 'Folio', baseUrl: '/folio/', docs: {}, pages: { path: 'pages', routeBasePath: '/' } };
const configFile = (more: object) => ({ 'lectern.config.json': JSON.stringify({ ...config, ...more }) });
const files = {
  ...configFile({ pwa: { debug: true } }),
  'pages/index.md': '# Home\n\n[Guide](/docs/guide)\n',
  'docs/intro.md': '---\nslug: /\ntags: [start]\n---\n# Introduction\n\n![A dot](./dot.svg)\n\nIt is $x^2$.\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>\n',
  'docs/guide.md': '---\ntags: [start]\n---\n# Guide\n\nFirst edition.\n',
  'docs/a b/é.md': '# Odd name\n',
};

let site: ServedSite;
test.before(async () => {
  site = await openServedSite(config.baseUrl);
});
test.before.each(async () => {
  await site.publish(files);
  site.requests.length = 0;
});
test.after.each(async () => {
  delete site.missing.pattern;
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
test.after(() => site.close());

/** Waits until a service worker is active. Returns the address that it was registered with. */
async function activeWorker(page: Page, expected = ''): Promise<string> {
  return until(
    page,
    async (part) => {
      const worker = (await navigator.serviceWorker.getRegistration())?.active;
      const url = decodeURIComponent(worker?.scriptURL ?? '');
      return worker?.state === 'activated' && url.includes(part) ? url : undefined;
    },
    expected,
  );
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

const visitOffline = async (page: Page) => {
  await page.goto(`${site.url}?offlineMode=true`);
  await activeWorker(page, '"offlineMode":true');
};

const stopWorkers = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
};

test('the worker is registered with the parameters of the page, and caches nothing without offline mode', async () => {
  const { page } = await newReader(site.browser);
  await page.goto(`${site.url}docs/`);
  assert.is(await activeWorker(page), `${site.url}sw.js?params={"offlineMode":false,"debug":true}`);
  assert.equal(await keptFiles(page), []);
  await page.goto(`${site.url}docs/?offlineMode=true`);
  assert.is(await activeWorker(page, 'true,'), `${site.url}sw.js?params={"offlineMode":true,"debug":true}`);
  assert.ok((await keptFiles(page)).length > 20);
});

test('every page opens without a network, with any query and hash', async () => {
  const { context, page } = await newReader(site.browser);
  await visitOffline(page);
  const { routes } = JSON.parse(await site.read('corpus/routes.json')) as RoutesFile;
  await context.setOffline(true);
  await site.stop();
  try {
    const paths = routes.filter(({ kind }) => kind !== 'not-found').map(({ path }) => path);
    assert.ok(paths.length > 5);
    for (const path of inShort(paths, 2)) {
      await page.goto(new URL(path, site.url).href);
      await page.waitForSelector(hydratedHeading);
      assert.is(await page.isVisible('.error-box'), false, path);
      assert.is.not(await page.textContent('h1'), 'Page Not Found', path);
    }
    for (const end of ['docs/guide?from=mail#top', 'docs/guide/', 'docs/guide.html', 'docs/guide/index.html']) {
      await page.goto(site.url + end);
      await page.waitForSelector('main h1:text-is("Guide")');
    }
    await page.goto(`${site.url}docs`);
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth === 8);
    const answer = await page.goto(`${site.url}docs/nowhere`);
    assert.is(answer?.status(), 404);
    await page.waitForSelector('h1:text("Page Not Found")');
  } finally {
    await site.start();
  }
});

test('requests of other methods, of parts, and of other sites are left alone', async () => {
  const { context, page } = await newReader(site.browser);
  await visitOffline(page);
  await page.reload();
  await context.setOffline(true);
  const isAnswered = (url: string, init: RequestInit) =>
    page.evaluate(
      ([url, init]) =>
        fetch(url, init).then(
          ({ ok }) => ok,
          () => false,
        ),
      [url, init] as const,
    );
  assert.is(await isAnswered(`${site.url}docs/guide`, {}), true);
  assert.is(await isAnswered(`${site.url}docs/guide`, { headers: { range: 'bytes=0-1' } }), false);
  assert.is(await isAnswered(`${site.url}docs/guide`, { method: 'POST' }), false);
  assert.is(await isAnswered(new URL('/elsewhere', site.url).href, {}), false);
});

test('a new version is offered; Refresh shows it with one reload, and fetches only what has changed', async () => {
  const { page } = await newReader(site.browser);
  await visitOffline(page);
  await page.goto(`${site.url}docs/guide?offlineMode=true`);
  await page.waitForSelector('p:text("First edition.")');

  await site.publish({ ...files, 'docs/guide.md': files['docs/guide.md'].replace('First', 'Second') });
  site.requests.length = 0;
  await page.reload();
  const popup = page.locator('[role="alert"]:has-text("New version available")');
  await popup.waitFor();
  assert.ok(
    await page.isVisible('p:text("First edition.")'),
    'the old version stays until the reader wants the new one',
  );
  const fetched = site.requests.filter((path) => !path.startsWith('sw.js') && path !== 'corpus/manifest.json');
  assert.equal(
    fetched.filter((path) => /^assets\/|intro|a%20b/.test(path)),
    [],
    'unchanged files are not fetched again',
  );
  assert.ok(fetched.includes('corpus/pages/docs/guide.json'));

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await popup.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForSelector('p:text("Second edition.")');
  await settled(page);
  assert.is(loads, 1);
  assert.is(await popup.count(), 0);
  const pages = (await keptFiles(page)).filter((url) => url.includes('corpus/pages/docs/guide.json'));
  assert.is(pages.length, 1, 'what the old version alone had is gone');
});

test('the offer of a new version is reached and closed by keyboard, and gives the focus back', async () => {
  const { page } = await newReader(site.browser);
  await visitOffline(page);
  await site.publish({ ...files, 'docs/guide.md': '# Guide\n\nThird edition.\n' });
  await page.goto(`${site.url}docs/guide?offlineMode=true`);
  await page.getByRole('alert').waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));
  await page.focus('.navbar-brand, .brand, nav a');
  const before = await focused();
  await page.getByRole('button', { name: 'Refresh' }).focus();
  await page.keyboard.press('Tab');
  assert.is(await focused(), 'Close');
  await page.keyboard.press('Escape');
  assert.is(await page.getByRole('alert').count(), 0);
  assert.is(await focused(), before);
  await page.reload();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  assert.is(await page.getByRole('alert').count(), 0);
});

test('without offline mode a new worker activates without a prompt', async () => {
  const { page } = await newReader(site.browser);
  await page.goto(`${site.url}docs/guide`);
  await activeWorker(page);
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () => (document.title = 'taken over')),
  );
  await site.publish({ ...files, 'docs/guide.md': '# Guide\n\nFourth edition.\n' });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  const isTaken = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return document.title === 'taken over' && registration!.waiting === null && registration!.installing === null;
  };
  await until(page, isTaken, undefined);
  assert.is(await page.getByRole('alert').count(), 0);
});

test('an installed site starts with a new worker, and is cached from then on', async () => {
  const { page } = await newReader(site.browser);
  await page.goto(`${site.url}docs/guide`);
  await activeWorker(page, 'false,');
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => void window.dispatchEvent(new Event('appinstalled'))),
  ]);
  assert.is(await page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired')), 'true');
  await activeWorker(page, '"offlineMode":true');
  // Browsers dispatch this event only if the site isn't installed. So the site no longer counts as installed.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => void window.dispatchEvent(new Event('beforeinstallprompt'))),
  ]);
  assert.is(await page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired')), null);
  await activeWorker(page, '"offlineMode":false');
});

test('a site without pwa unregisters the workers of an earlier version with pwa', async () => {
  const { page } = await newReader(site.browser);
  await visitOffline(page);
  await site.publish({ ...files, ...configFile({}), 'docs/guide.md': '# Guide\n\nFreed.\n' });
  // The first visit is still handled by the old worker, and installs the new one. The new one becomes active
  // when the old one is idle. Browsers stop an idle worker, but not always if a debugger is attached, as in
  // this test.
  await page.goto(`${site.url}docs/guide`);
  const isFree = async () =>
    (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0;
  await until(page, isFree, undefined, 5000).catch(async () => {
    await stopWorkers(page);
    await until(page, isFree, undefined);
  });
  await page.goto(`${site.url}docs/guide`);
  await page.waitForSelector('p:text("Freed.")');
  await settled(page);
  assert.is(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
});

test('a failed registration of a worker is reported, and the page continues', async () => {
  site.missing.pattern = /^sw\.js/;
  const { page, console } = await newReader(site.browser);
  await page.goto(`${site.url}docs/guide`);
  await page.waitForSelector('h1:text("Guide")');
  await waitUntil(() => console.some((text) => text.startsWith('registerSW failed')));
  await page.click('.sidebar a:text("Introduction")');
  await page.waitForSelector('h1:text("Introduction")');
});

test('if a file fails to load, the site is not cached until the next attempt', async () => {
  site.missing.pattern = /^corpus\/manifest/;
  const { page } = await newReader(site.browser);
  await page.goto(`${site.url}docs/guide?offlineMode=true`);
  await page.waitForSelector('h1:text("Guide")');
  await waitUntil(() => site.requests.some((path) => path.startsWith('corpus/manifest')));
  await settled(page);
  assert.is(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null), null);
  delete site.missing.pattern;
  await page.reload();
  await activeWorker(page, '"offlineMode":true');
});

test.run();
