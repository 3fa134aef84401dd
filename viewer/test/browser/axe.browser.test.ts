import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { openSample, type Sample } from './open-sample.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pages = [
  '', 'about', 'docs/guides/markdown', 'docs/1.0/intro', 'docs/secret', 'docs/category/guides', 'docs/tags', 'docs/tags/writing', 'docs/nowhere',
  'blog', 'blog/page/2', 'empty', 'blog/a-desk-to-read-at', 'blog/what-a-reader-needs', 'blog/secret', 'blog/tags', 'blog/tags/engines', 'blog/archive',
  'blog/authors', 'blog/authors/ada', 'changelog', 'changelog/2.0.1', 'circle',
]; // prettier-ignore

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());

/** @returns what axe finds fault with, one line each */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] };
    const { axe: run } = window as unknown as { axe: { run: (options: object) => Promise<Found> } };
    const found = await run.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as object);
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds no fault in any kind of page, ${colorScheme}, ${width} px wide`, async () => {
      for (const path of pages) {
        const page = await sample.visit(path, { colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
        await page.waitForTimeout(100);
        assert.equal(await violations(page), [], path);
        await page.context().close();
      }
    });
  }
}

test('axe finds no fault in open menus', async () => {
  const page = await sample.visit('docs/intro', { viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  await page.click('.mobile-toc button');
  await page.click('[aria-label="Toggle navigation bar"]');
  await page.waitForTimeout(300);
  assert.equal(await violations(page), []);
  const wide = await sample.visit('docs/intro', { reducedMotion: 'reduce' });
  await wide.click('.dropdown button:text("2.0")');
  await wide.waitForTimeout(300);
  assert.equal(await violations(wide), []);
});

test('axe finds no fault in an error box', async () => {
  sample.answers.set('corpus/pages/docs/intro.json', { status: 500 });
  const page = await sample.visit('docs/intro', { reducedMotion: 'reduce' });
  assert.equal(await violations(page), []);
});

test.run();
