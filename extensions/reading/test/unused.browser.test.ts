// Tests that pages without reading tools load none of their files.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newReader, openServedSite } from '../../../compiler/test/browser/served-site.ts';

const pages = {
  'docs/index.md': '# Start\n\n[Notes](./notes.md)\n',
  'docs/notes.md': '# Notes\n\nText.[^1]\n\n[^1]: The note.\n\n[Start](./index.md)\n',
};
const config = (settings: object) => ({
  'lectern.config.json': JSON.stringify({ title: 'Site', search: false, ...settings }),
});
const withoutTools = { themeConfig: { readingTools: false } };

/** @returns the files of the reading tools that a page requests until the network is idle */
async function loadedOn(settings: object, path: string, isUsed: boolean): Promise<string[]> {
  const site = await openServedSite('/');
  const { context, page } = await newReader(site.browser);
  try {
    await site.publish({ ...pages, ...config(settings) });
    await page.goto(new URL(path, site.url).href);
    if (isUsed) await page.waitForSelector('.page-tools *', { state: 'attached' });
    // Waits, because the viewer prefetches further pages after it has loaded the tools.
    await page.waitForLoadState('networkidle');
    const count = await page.locator('.page-tools *').count();
    assert.is(count > 0, isUsed, `${count} elements of tools`);
    return site.requests.filter((name) => /\/reading-/.test(name)).map((name) => name.replace(/-[^./]*\./, '.'));
  } finally {
    await context.close();
    await site.close();
  }
}

test('a page without tools loads none of their files', async () => {
  assert.equal(await loadedOn(withoutTools, 'docs', false), []);
});

test('a page of a site with tools loads them', async () => {
  const all = ['assets/reading.css', 'assets/reading.js'];
  assert.equal((await loadedOn({}, 'docs', true)).sort(), all);
});

test.run();
