import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { sampleSite } from '../corpus/sample-site.ts';
import { openSample, type Sample } from './open-sample.ts';

const narrow = { viewport: { width: 390, height: 800 } };

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.getAttribute('aria-label') ?? (element.textContent!.trim() || element.tagName);
  });
}

test('the first stop leads past the navigation', async () => {
  const page = await sample.visit('docs/intro');
  await page.keyboard.press('Tab');
  assert.is(await focused(page), 'Skip to main content');
  await page.keyboard.press('Enter');
  assert.is(await page.evaluate(() => document.activeElement!.tagName), 'MAIN');
});

test('after a link the focus starts at the top, and the new page is announced', async () => {
  const page = await sample.visit('docs/intro');
  await page.focus('.pagination-link.is-next');
  await page.keyboard.press('Enter');
  await page.waitForSelector('h1:text("Installation")');
  assert.is(await focused(page), 'Skip to main content');
  assert.is(await page.textContent('#lectern > [role=status]'), 'Installation');
});

test('a dropdown opens with Enter and closes with Escape', async () => {
  const page = await sample.visit('docs/intro');
  await page.focus('.dropdown button:text("More")');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.is(await focused(page), 'Support');
  await page.keyboard.press('Escape');
  assert.is(await focused(page), 'More');
  assert.is(await page.isVisible('.dropdown-link:text("Support")'), false);
});

test('a dropdown closes when the focus leaves it', async () => {
  const page = await sample.visit('docs/intro');
  await page.focus('.dropdown button:text("More")');
  await page.keyboard.press('Enter');
  await page.focus('.brand');
  assert.is(await page.isVisible('.dropdown-link:text("Support")'), false);
});

test('the side menu keeps the focus, and Escape closes it', async () => {
  const page = await sample.visit('docs/intro', narrow);
  await page.click('[aria-label="Toggle navigation bar"]');
  await page.waitForSelector('dialog[open]');
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || Boolean(activeElement!.closest('dialog'));
    });
    assert.ok(isInside, `stop ${stop} lies outside`);
  }
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  assert.is(await focused(page), 'Toggle navigation bar');
});

test('the side menu shows the sidebar first, and the main menu behind it', async () => {
  const page = await sample.visit('docs/installation', narrow);
  await page.click('[aria-label="Toggle navigation bar"]');
  assert.ok(await page.isVisible('dialog a:text("Installation")'));
  await page.click('dialog button:text("Back to main menu")');
  assert.ok(await page.isVisible('dialog a:text("About")'));
  // The group that contains the current version is open when the menu opens.
  const versions = 'dialog button:text("Versions")';
  assert.is(await page.getAttribute(versions, 'aria-expanded'), 'true');
  assert.ok(await page.isVisible('dialog a:text("1.0")'));
  await page.click(versions);
  await page.waitForSelector('dialog a:text("1.0")', { state: 'hidden' });
  await page.click(versions);
  await page.waitForSelector('dialog a:text("1.0")');
});

test('a link in the side menu closes it', async () => {
  const page = await sample.visit('docs/installation', narrow);
  await page.click('[aria-label="Toggle navigation bar"]');
  await page.click('dialog a:text("Introduction")');
  await page.waitForSelector('h1:text("Introduction")');
  assert.is(await page.locator('dialog[open]').count(), 0);
  await page.goBack();
  await page.waitForSelector('h1:text("Installation")');
});

test('Back closes the side menu and stays on the page', async () => {
  const page = await sample.visit('docs/installation', narrow);
  await page.click('[aria-label="Toggle navigation bar"]');
  await page.waitForSelector('dialog[open]');
  await page.goBack();
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  assert.is(await page.textContent('h1'), 'Installation');
});

test('the side menu closes when the window grows wide', async () => {
  const page = await sample.visit('docs/installation', narrow);
  await page.click('[aria-label="Toggle navigation bar"]');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.waitForSelector('dialog[open]', { state: 'detached' });
});

test('a category opens and closes with the keyboard', async () => {
  const page = await sample.visit('docs/intro');
  const category = page.locator('.sidebar button:text("Getting started")');
  assert.is(await category.getAttribute('aria-expanded'), 'true');
  await category.focus();
  await page.keyboard.press('Space');
  assert.is(await category.getAttribute('aria-expanded'), 'false');
  await page.waitForSelector('.sidebar a:text("Installation")', { state: 'hidden' });
  await page.keyboard.press('Space');
  await page.waitForSelector('.sidebar a:text("Installation")');
});

test('the focus stays with the button that folds the sidebar', async () => {
  const page = await sample.visit('docs/intro');
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.is.not(await label(), 'Collapse sidebar', 'not when the page opens');
  await page.focus('[aria-label="Collapse sidebar"]');
  await page.keyboard.press('Enter');
  assert.is(await label(), 'Expand sidebar');
  await page.keyboard.press('Enter');
  assert.is(await label(), 'Collapse sidebar');
});

test('the hidden logo behind the navbar is not a Tab stop', async () => {
  const navbar = { ...sampleSite.navbar, hideOnScroll: true };
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, navbar }) });
  const page = await sample.visit('docs/intro');
  assert.is(await page.locator('.sidebar > .brand').count(), 1);
  assert.is(await page.locator('.brand:not([tabindex="-1"])').count(), 1);
  sample.answers.clear();
});

test('no key press caused an uncaught error', () => {
  assert.equal(sample.crashes, []);
});

test.run();
