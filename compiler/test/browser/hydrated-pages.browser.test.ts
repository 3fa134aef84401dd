// Tests the hydration of pages at another address than their path: with or without trailing slash, `index.html`.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openServedSite, type ServedSite } from './served-site.ts';
import { urlOf } from '../../../viewer/test/browser/waiting.ts';

let site: ServedSite;
test.before(async () => {
  site = await openServedSite('/');
  await site.publish({
    'lectern.config.json': JSON.stringify({ title: 'Tides', url: 'https://tides.example', docs: [{}] }),
    'docs/one.md': '# One\n\nA harbour.\n',
    'src/pages/index.md': '# Tides\n\nA sea.\n',
    'docs/two.md': '# Two\n\nAnother harbour.\n',
  });
});
test.after(() => site.close());

type Watched = typeof globalThis & { first: Element | null; reported: string[] };

for (const [address, shown = address] of [
  ['docs/one'],
  ['docs/one/'],
  ['docs/one/index.html', 'docs/one'],
  ['index.html', ''],
] as const)
  test(`a page opened at /${address} hydrates, and is not rendered again`, async () => {
    const page = await (await site.browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.addInitScript(() => {
      const watched = globalThis as Watched;
      watched.reported = [];
      document.addEventListener('DOMContentLoaded', () => (watched.first = document.querySelector('h1')));
      window.addEventListener('lectern:route', ({ detail }: CustomEventInit) =>
        watched.reported.push(detail.location.pathname),
      );
    });
    site.requests.length = 0;
    await page.goto(site.url + address);
    // The page tools (`.page-tool-row`) are loaded last, so the page is complete when they are visible.
    await page.waitForSelector('.page-tool-row');
    await page.waitForLoadState('networkidle');
    const { isSame, reported } = await page.evaluate(() => {
      const { first, reported: pathnames } = globalThis as Watched;
      return { isSame: first !== null && first === document.querySelector('h1'), reported: pathnames };
    });
    assert.is((await urlOf(page)).pathname, `/${shown}`);
    assert.ok(isSame);
    assert.equal([...new Set(reported)].slice(-1), [`/${shown}`]);
    const requests = site.requests.filter((path) => path.startsWith('corpus/pages/'));
    assert.equal(requests, [`corpus/pages/${shown.replace(/\/$/, '') || 'index'}.json`]);
    await page.context().close();
  });

test.run();
