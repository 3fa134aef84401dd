// The site in fixtures/stress, which tries a layout: long words, long lists, wide tables, pictures of every size.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stressPages, stressSite } from '../../../fixtures/stress/site.ts';
import { drawnHeading, settled } from '../../../viewer/test/browser/waiting.ts';
import { openServedSite, type ServedSite } from './served-site.ts';

let site: ServedSite;
test.before(async () => {
  site = await openServedSite('/');
  await site.publish(stressSite());
});
test.after.each(async () => {
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
test.after(() => site.close());

async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

async function open(pathname: string, width: number): Promise<Page> {
  const page = await newPage({ viewport: { width, height: 800 } });
  await page.goto(site.url + pathname);
  await page.waitForSelector(drawnHeading);
  await settled(page);
  return page;
}

/** @returns how much wider than the window the page is at each width, where it is at all */
async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`/${name} needs ${needed} px where ${width} px are there`);
  }
  return found;
}

test('no page scrolls sideways at 320 px and at 1440 px, in both directions of text', async () => {
  // Static HTML is laid out as the page is that takes it over, and is there sooner.
  const page = await newPage({ javaScriptEnabled: false });
  const found: string[] = [];
  const arabic = ['', 'docs/words', 'docs/tables', 'docs/category/deep', 'blog'];
  for (const name of [...stressPages, ...arabic.map((path) => `ar/${path}`)]) {
    await page.goto(site.url + name);
    found.push(...(await tooWide(page, name)));
  }
  assert.equal(found, []);
});

test('nor does one whose tabs, contents and menu are at work', async () => {
  for (const name of ['docs/words', 'ar/docs/words']) {
    const page = await open(name, 320);
    assert.equal(await tooWide(page, name), []);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.click('.navbar-toggle');
    const menu = page.locator('.side-menu');
    await menu.locator('.menu-link').first().waitFor();
    const [needed, width] = await menu.evaluate((element) => [element.scrollWidth, element.clientWidth] as const);
    assert.ok(needed! <= width!, `the menu of /${name} needs ${needed} px where ${width} px are there`);
  }
});

test.run();
