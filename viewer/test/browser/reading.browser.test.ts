// What readers can do with a page. One page is looked at for several of it, since a page takes longer than what is asked of it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from './axe.ts';
import { openSample, type Sample } from './open-sample.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

test('readers choose text, lines and focus by keyboard, and a page comes back as they chose before anything is painted', async () => {
  const page = await sample.visit('docs/guides/markdown', { reducedMotion: 'reduce' });
  const size = () => page.locator('.prose h1').evaluate((title) => title.getBoundingClientRect().height);
  const width = () => page.locator('.doc-column').evaluate((column) => column.getBoundingClientRect().width);
  const before = { size: await size(), width: await width() };
  await page.focus('.reader-open');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  assert.is(await page.getAttribute('html', 'data-reading'), 'text-small lines-narrow');
  assert.ok((await size()) < before.size * 0.95, 'the title is smaller');
  assert.ok((await width()) < before.width * 0.9, 'and the lines are shorter');
  assert.equal(await violations(page), []);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  assert.is(await page.isVisible('.navbar'), false);
  assert.is(await page.isVisible('.sidebar'), false);
  await page.keyboard.press('Escape');
  assert.is(await page.isVisible('.reader-panel'), false);
  assert.is(await page.evaluate(() => document.activeElement!.className), 'reader-open');
  assert.equal(await violations(page), []);

  await page.addInitScript(() => {
    addEventListener(
      'DOMContentLoaded',
      () => (document.body.dataset.first = document.documentElement.dataset.reading),
    );
  });
  await page.reload();
  await page.waitForSelector('.leave-focus');
  assert.is(await page.getAttribute('body', 'data-first'), 'text-small lines-narrow focus');
  await page.click('.leave-focus');
  assert.is(await page.isVisible('.navbar'), true);
  assert.is(await page.evaluate(() => localStorage.getItem('lectern.reading')), 'text-small lines-narrow');
});

test('no visit ended in an exception', () => {
  assert.equal(sample.crashes, []);
});

test.run();
