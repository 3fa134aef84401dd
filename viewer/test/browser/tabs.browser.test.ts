import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { c, p } from '../corpus/nodes.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { openSample, type Sample } from './open-sample.ts';
import { urlOf } from './waiting.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

function selected(page: Page): Promise<string[]> {
  return page.locator('[role=tab][aria-selected=true]').allTextContents();
}

test('the first tab is selected, or the one marked as default, or none', async () => {
  const page = await sample.visit('docs/guides/markdown');
  assert.equal(await selected(page), ['npm', 'Yarn']);
});

test('tabs of a group change together, and the choice is stored', async () => {
  const page = await sample.visit('docs/guides/markdown');
  await page.locator('.tabs').nth(0).getByRole('tab', { name: 'Yarn' }).click();
  assert.equal(await selected(page), ['Yarn', 'Yarn']);
  await page.locator('.tabs').nth(0).getByRole('tab', { name: 'pnpm' }).click();
  assert.equal(await selected(page), ['pnpm', 'Yarn'], 'a group without this tab stays');
  assert.is(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager')), 'pnpm');
  await page.reload();
  await page.waitForSelector('h1');
  assert.is((await selected(page))[0], 'pnpm');
});

test('the choice also changes in other browser tabs of the site', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector('[role=tab]');
  await other.locator('.tabs').nth(0).getByRole('tab', { name: 'Yarn' }).click();
  await page.waitForSelector('.tabs >> nth=0 >> [aria-selected=true]:text("Yarn")');
});

test('the address contains the open tab, and changes with it', async () => {
  const page = await sample.visit('docs/guides/markdown?with=npm');
  assert.is((await selected(page))[1], 'npm');
  const before = await page.evaluate(() => history.length);
  await page.locator('.tabs').nth(1).getByRole('tab', { name: 'Yarn' }).click();
  assert.is((await urlOf(page)).search, '?with=yarn');
  assert.is(await page.evaluate(() => history.length), before);
});

test('the content of tabs is not rendered again for another tab', async () => {
  const item = (value: string) => c('TabItem', { value }, c('Admonition', { kind: 'note' }, p(`Take ${value}.`)));
  const body = { type: 'root' as const, children: [c('Tabs', {}, item('north'), item('south'))] };
  const answer = JSON.stringify(sampleDoc('/site/docs/intro', 'Introduction', { body }));
  sample.answers.set('corpus/pages/docs/intro.json', { body: answer });
  const page = await sample.visit('docs/intro');
  sample.answers.clear();
  await page.waitForSelector('.tab-panel .admonition');
  await page.evaluate(() => {
    // Counts renders: the renderer calls `Object.hasOwn` for each component of a body.
    const { hasOwn } = Object;
    Object.hasOwn = (object, name) => {
      if (name === 'Admonition') document.body.dataset.drawn = 'again';
      return hasOwn(object, name);
    };
  });
  await page.getByRole('tab', { name: 'south' }).click();
  assert.ok(await page.getByText('Take south.').isVisible());
  assert.is(await page.evaluate(() => document.body.dataset.drawn), undefined);
});

test('arrow keys move around the tabs, Enter selects', async () => {
  const page = await sample.visit('docs/guides/markdown');
  await page.locator('.tabs').nth(0).getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  assert.is(await page.evaluate(() => document.activeElement!.textContent), 'pnpm');
  assert.is((await selected(page))[0], 'npm');
  await page.keyboard.press('Enter');
  assert.is((await selected(page))[0], 'pnpm');
  await page.keyboard.press('ArrowRight');
  assert.is(await page.evaluate(() => document.activeElement!.textContent), 'npm');
});

test('the right arrow key moves to the tab on the right, also on right-to-left pages', async () => {
  const page = await sample.visit('docs/guides/markdown');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.locator('.tabs').nth(0).getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  assert.is(await page.evaluate(() => document.activeElement!.textContent), 'pnpm');
  await page.keyboard.press('ArrowLeft');
  assert.is(await page.evaluate(() => document.activeElement!.textContent), 'npm');
});

test('the clicked tab does not move', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const tab = page.locator('.tabs').nth(1).getByRole('tab', { name: 'npm', exact: true });
  await page.locator('.tabs').nth(0).getByRole('tab', { name: 'pnpm' }).click();
  await tab.scrollIntoViewIfNeeded();
  const before = (await tab.boundingBox())!.y;
  await tab.click();
  const moved = Math.abs((await tab.boundingBox())!.y - before);
  // The movement is less than a pixel, because windows scroll by whole pixels.
  assert.ok(moved < 1, `it moved by ${moved} pixels`);
});

test('the find-in-page of the browser finds the content of a closed tab and opens it', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const group = page.locator('.tabs').nth(0);
  const closed = group.locator('> [role=tabpanel][hidden]').first();
  assert.is(await closed.getAttribute('hidden'), 'until-found');
  // The closed tab takes no space, but find-in-page finds its text.
  assert.is(await closed.evaluate((panel) => getComputedStyle(panel).contentVisibility), 'hidden');
  const id = await closed.getAttribute('id');
  // Browsers dispatch this event when find-in-page finds text in a hidden tab.
  await closed.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await page.waitForSelector(`[id="${id}"]:not([hidden])`);
  assert.is(await group.locator('[role=tab][aria-selected=true]').getAttribute('aria-controls'), id);
});

test.run();
