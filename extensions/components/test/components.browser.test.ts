// Opens a page with all components in a browser: axe, the keyboard, narrow windows, and text from right to left.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openServedSite, type ServedSite } from '../../../compiler/test/browser/served-site.ts';
import { rulesInForcedColours, violations } from '../../../viewer/test/browser/axe.ts';

const built = new URL('../../../build/extensions/components/index.js', import.meta.url).href;
const guide = readFileSync(path.resolve(import.meta.dirname, '../../../content/docs/writing/components.md'), 'utf8');
const example = /^````mdx title="docs\/start.mdx"\n([\s\S]*?)^````$/m.exec(guide)![1]!;

let site: ServedSite;
test.before(async () => {
  site = await openServedSite('/');
  await site.publish({
    'lectern.config.mjs': `import { components } from ${JSON.stringify(built)};\nexport default { title: 'Harbour', extensions: [components()] };\n`,
    'docs/index.mdx': `${example}\n<Video src="./a.mp4" title="Tide" captions="./a.vtt" />\n`,
    'docs/ports.md': '# Ports\n',
    'docs/a.mp4': 'x',
    'docs/a.vtt': 'WEBVTT\n',
    'docs/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path d="M0 0h400v200z" /></svg>',
  });
});
test.after(() => site?.close());

async function open(options: Parameters<ServedSite['browser']['newPage']>[0]) {
  const page = await site.browser.newPage(options);
  await page.goto(new URL('/docs', site.url).href);
  await page.waitForSelector('.lc-zoom-open');
  await page.waitForLoadState('networkidle');
  return page;
}

test('axe finds nothing, in both colour modes, with forced colours, and in narrow windows', async () => {
  for (const width of [1440, 390]) {
    const page = await open({ viewport: { width, height: 800 } });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      assert.equal(await violations(page), [], `${width} ${theme}`);
    }
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
    await page.close();
  }
  const page = await open({ forcedColors: 'active' });
  assert.equal(await violations(page, rulesInForcedColours), []);
  await page.close();
});

test('the keyboard enlarges an image, and the focus returns to it', async () => {
  const page = await open({});
  await page.focus('.lc-zoom-open');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] .lc-zoom-close img');
  assert.equal(await violations(page), []);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog:not([open])', { state: 'attached' });
  await page.waitForFunction(() => document.activeElement?.className === 'lc-zoom-open');
  await page.close();
});

test('a click on the whole card opens its page', async () => {
  const page = await open({});
  await page.click('.lc-card.is-linked', { position: { x: 4, y: 4 } });
  await page.waitForURL('**/docs/ports');
  await page.close();
});

test.run();
