// Opens the debug pages of Lectern's own documentation in a browser.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RoutesFile } from '../../../corpus/schema/index.ts';
import { serveContent, type ServedContent } from '../../../compiler/test/browser/served-content.ts';
import { rulesOfColours, violations } from '../../../viewer/test/browser/axe.ts';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { walkByTab } from '../../../viewer/test/browser/keyboard-walk.ts';
import { missedByFingers } from '../../../viewer/test/browser/touch-targets.ts';
import { isWhole } from '../../../scripts/testing/is-whole.ts';

const views = ['', 'config/', 'metadata/', 'registry/', 'routes/', 'content/', 'globalData/'];

let server: ServedContent;
let browser: Browser;
const crashes: string[] = [];
test.before(async () => {
  server = await serveContent();
  browser = await launchChromium();
});
test.after(async () => {
  await browser?.close();
  await server?.close();
});

async function open(view: string, colorScheme: 'light' | 'dark' = 'light', width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => crashes.push(message));
  await page.goto(new URL(`/__docusaurus/debug/${view}`, server.url).href);
  await page.waitForSelector('.debug-page > :nth-child(2):not(.spinner)');
  return page;
}

test('the overview counts what the manifest counts, and opens folders of the map of weights', async () => {
  const page = await open('');
  const { files } = JSON.parse(await readFile(path.join(server.dir, 'corpus/manifest.json'), 'utf8')) as {
    files: unknown[];
  };
  assert.match(await page.locator('.stages').innerText(), files.length.toLocaleString('en'));
  await page.locator('.cell.is-folder', { hasText: 'docs' }).first().press('Enter');
  assert.is(await page.locator('.treemap-trail b').innerText(), 'docs');
  await page.locator('.treemap-trail button').click();
  assert.is(await page.locator('.treemap-trail b').innerText(), 'all pages');
  await page.context().close();
});

test('a selected page shows its links both ways, in the diagram and in lists', async () => {
  const page = await open('');
  const [title] = (await page.locator('.link-lists ol button').first().innerText()).split('\n');
  const count = Number(await page.locator('.link-lists ol span').first().innerText());
  await page.locator('.link-lists ol button').first().press('Enter');
  assert.is(await page.locator('.link-chosen-title a').innerText(), title!.trim());
  assert.is(await page.locator('.link-chosen ul').nth(1).locator('li').count(), count);
  assert.is(await page.locator('.circle-chosen .is-from').count(), count);
  await page.locator('.link-chosen-title button').click();
  assert.is(await page.locator('.circle-chosen').count(), 0);
  await page.context().close();
});

test('routes can be filtered by text and by kind', async () => {
  const page = await open('routes/');
  await page.fill('.debug-filter input', 'tabs');
  await page.waitForFunction(() =>
    / of /.test(document.querySelector('.debug-filter [role="status"]')?.textContent ?? ''),
  );
  await page.waitForSelector('.route a:text-matches("(^|/)tabs$")');
  await page.fill('.debug-filter input', '');
  await page.selectOption('.debug-filter select', 'blog-archive');
  const { routes } = JSON.parse(await readFile(path.join(server.dir, 'corpus/routes.json'), 'utf8')) as RoutesFile;
  const archives = routes.filter(({ kind }) => kind === 'blog-archive').length;
  await page.waitForFunction((count) => document.querySelectorAll('.route').length === count, archives);
  assert.ok(archives > 0);
  await page.context().close();
});

test('objects of the settings open and close with the keyboard', async () => {
  const page = await open('config/');
  const summary = page.locator('.json summary', { hasText: 'i18n' }).first();
  const isOpen = () => summary.evaluate((node) => (node.parentElement as HTMLDetailsElement).open);
  assert.is(await isOpen(), true);
  await summary.press('Enter');
  assert.is(await isOpen(), false);
  await page.click('text=Open all');
  assert.is(await page.locator('.json details:not([open])').count(), 0);
  await page.context().close();
});

test('debug pages have noindex, and neither the sitemap nor llms.txt names them', async () => {
  assert.match(
    await readFile(path.join(server.dir, '__docusaurus/debug/index.html'), 'utf8'),
    /name="robots" content="noindex/,
  );
  for (const file of ['sitemap.xml', 'llms.txt'])
    assert.not.match(await readFile(path.join(server.dir, file), 'utf8'), '__docusaurus/debug/');
});

for (const view of isWhole ? views : views.slice(0, 1)) {
  test(`axe finds no violation in the debug page "${view}" in both modes, and it is not wider than its window`, async () => {
    const page = await open(view, 'light');
    await page.waitForFunction(() => !document.querySelector('.spinner'));
    const found = await violations(page);
    // In the dark mode, only rules for colours are checked, because the modes differ only in colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    found.push(...(await violations(page, rulesOfColours)));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      if (isWhole && width === 390) found.push(...(await violations(page)));
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        found.push(`it is wider than a window of ${width} px`);
    }
    await page.context().close();
    assert.equal(found, []);
  });
}

for (const view of isWhole ? views : views.slice(0, 1)) {
  test(`every control of the debug page "${view}" is reached by Tab, and shows that it has the focus`, async () => {
    const page = await open(view);
    await page.waitForFunction(() => !document.querySelector('.spinner'));
    const { stops, problems } = await walkByTab(page);
    await page.context().close();
    assert.ok(stops > 3, `${stops} stops`);
    assert.equal(problems, []);
  });
}

for (const view of isWhole ? views : ['', 'routes/']) {
  test(`every control on the debug page "${view}" has a touch target of 44 px`, async () => {
    const page = await open(view, 'light', 390);
    await page.waitForFunction(() => !document.querySelector('.spinner'));
    const missed = await missedByFingers(page);
    await page.context().close();
    assert.equal(missed, []);
  });
}

test('no page reported an uncaught error', () => assert.equal(crashes, []));

test.run();
