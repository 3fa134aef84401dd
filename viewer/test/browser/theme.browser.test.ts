import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { openSample, type Sample } from './open-sample.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

function theme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.theme);
}

test('without a choice the theme follows the system, live', async () => {
  const page = await sample.visit('docs/intro', { colorScheme: 'dark' });
  assert.is(await theme(page), 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForSelector('html[data-theme=light]');
});

test('a choice is stored, and wins over the system', async () => {
  const page = await sample.visit('docs/intro', { colorScheme: 'light' });
  await page.click('.color-toggle >> visible=true');
  assert.is(await theme(page), 'dark');
  assert.is(await page.evaluate(() => localStorage.getItem('theme')), 'dark');
  await page.reload();
  await page.waitForSelector('h1');
  assert.is(await theme(page), 'dark');
  const label = await page.getAttribute('.navbar .color-toggle', 'aria-label');
  assert.is(label, 'Switch between dark and light mode (currently dark mode)');
});

test('a choice in another tab is followed', async () => {
  const page = await sample.visit('docs/intro', { colorScheme: 'light' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.waitForSelector('html[data-theme=dark]');
});

test('the address may set a theme until the reader chooses', async () => {
  const page = await sample.visit('docs/intro?docusaurus-theme=dark&docusaurus-data-kiosk=yes', {
    colorScheme: 'light',
  });
  assert.is(await theme(page), 'dark');
  assert.is(await page.evaluate(() => document.documentElement.dataset.kiosk), 'yes');
  await page.click('.navbar .color-toggle');
  assert.is(await theme(page), 'light');
});

test('a query cannot change the address of the corpus', async () => {
  const page = await sample.visit('docs/intro?docusaurus-data-base-url=//evil.example/');
  assert.is(await page.evaluate(() => document.documentElement.dataset.baseUrl), '/site/');
});

test('paper is printed in the default theme', async () => {
  const page = await sample.visit('docs/intro', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await page.waitForSelector('html[data-theme=light]');
  await page.emulateMedia({ media: 'screen' });
  await page.waitForSelector('html[data-theme=dark]');
});

test('the theme is there before the viewer is', async () => {
  const context = await sample.browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${sample.origin}/site/docs/intro`);
  assert.is(await theme(page), 'dark');
});

test('a browser that keeps nothing can still switch', async () => {
  const context = await sample.browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => sample.crashes.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${sample.origin}/site/docs/intro`);
  await page.click('.navbar .color-toggle');
  await page.waitForSelector('html[data-theme=dark]');
  assert.equal(sample.crashes, []);
});

test.run();
