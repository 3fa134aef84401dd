import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page, Request } from 'playwright-core';
import { sampleSite } from '../corpus/sample-site.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { openSample, type Sample } from './open-sample.ts';
import { scrollAndKeep, settled, topOf, urlOf, waitUntil } from './waiting.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample({ loadsAhead: true });
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());
test.before.each(() => {
  sample.answers.clear();
  sample.requests.length = 0;
});

test('a link leads on without a reload', async () => {
  const page = await sample.visit('docs/intro');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(() => void ((window as unknown as { mark: number }).mark = 1));
  await page.click('.pagination-link.is-next');
  await page.waitForSelector('h1:text("Installation")');
  assert.is(await page.title(), 'Installation | Folio');
  assert.is((await urlOf(page)).pathname, '/site/docs/installation');
  assert.is(await page.evaluate(() => window.scrollY), 0);
  assert.is(await page.evaluate(() => (window as unknown as { mark: number }).mark), 1);
});

/** The element whose position in the window the tests compare before and after an action. */
const readingPlace = '#main .pagination';
const isNear = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) <= 1, `${actual} px from the top instead of ${expected}`);
const isLate = (request: Request) => request.url().endsWith('corpus/pages/docs/api/cli.json');

test('Back restores the scroll position', async () => {
  const page = await sample.visit('docs/intro');
  await scrollAndKeep(page, 900);
  const before = await topOf(page, readingPlace);
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('h1:text("Installation")');
  await page.goBack();
  await page.waitForSelector('h1:text("Introduction")');
  isNear(await topOf(page, readingPlace), before);
});

test('a reload restores the scroll position', async () => {
  const page = await sample.visit('docs/intro');
  await scrollAndKeep(page, 700);
  const before = await topOf(page, readingPlace);
  await page.reload();
  await page.waitForSelector('#main h1');
  isNear(await topOf(page, readingPlace), before);
});

test('a hash scrolls to its heading, and Back scrolls to the top again', async () => {
  const page = await sample.visit('docs/intro');
  await page.click('.toc a:text("In the middle")');
  const top = await topOf(page, '#middle');
  assert.ok(top > 50 && top < 150, `the top of the heading is at ${top}`);
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 0);
});

test('an address with a hash opens at the heading', async () => {
  const page = await sample.visit('docs/intro#middle');
  const top = await topOf(page, '#middle');
  assert.ok(top > 50 && top < 150, `the top of the heading is at ${top}`);
});

test('the heading being read is marked in the table of contents', async () => {
  const page = await sample.visit('docs/guides/markdown#tables');
  await page.waitForSelector('.toc a.is-active:text("Tables and quotes")');
});

test('a path with a file name at its end shows the page', async () => {
  for (const path of ['docs/installation.html', 'docs/installation/index.html']) {
    const page = await sample.visit(path);
    assert.is(await page.textContent('h1'), 'Installation');
    await page.waitForURL(`${sample.origin}/site/docs/installation`);
  }
});

test('a redirect keeps the query and the hash', async () => {
  const page = await sample.visit('docs/old?a=1#b');
  await page.waitForSelector('h1:text("Installation")');
  assert.ok((await urlOf(page)).href.endsWith('/site/docs/installation?a=1#b'), (await urlOf(page)).href);
});

test('a path that nothing has shows the not-found page', async () => {
  const page = await sample.visit('docs/nowhere');
  assert.is(await page.textContent('h1'), 'Page Not Found');
  assert.is(await page.title(), 'Page Not Found | Folio');
  assert.is(await page.getAttribute('meta[name=robots]', 'content'), 'noindex, nofollow');
});

test('a link without a page is left to the browser', async () => {
  const page = await sample.visit('docs/intro');
  await page.click('.dropdown button:text("More")');
  await Promise.all([page.waitForNavigation(), page.click('.dropdown-link:text("Support")')]);
  await page.waitForSelector('h1:text("Page Not Found")');
});

test('metadata follows the page', async () => {
  const page = await sample.visit('docs/installation');
  assert.is(await page.getAttribute('meta[name=description]', 'content'), 'About installation.');
  await page.click('.pagination-link.is-next');
  await page.waitForSelector('h1:text("Everything in Markdown")');
  assert.is(await page.getAttribute('meta[name=description]', 'content'), 'About everything in markdown.');
  assert.is(await page.getAttribute('link[rel=canonical]', 'href'), 'https://example.org/site/docs/guides/markdown');
  assert.is(await page.locator('meta[name=description]').count(), 1);
  assert.ok(await page.evaluate(() => document.documentElement.classList.contains('docs-version-2.0')));
});

test('another version is the same page, with its query and hash', async () => {
  const page = await sample.visit('docs/intro?a=1#middle');
  await page.click('.dropdown button:text("2.0")');
  await page.click('.dropdown-link:text("1.0")');
  await page.waitForSelector('.version-banner');
  assert.ok((await urlOf(page)).href.endsWith('/site/docs/1.0/intro?a=1#middle'), (await urlOf(page)).href);
  assert.is(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')), '1.0');
  assert.match(
    (await page.textContent('.version-banner'))!,
    'This is documentation for Folio 1.0, which is no longer actively maintained.',
  );
  await page.click('.version-banner a');
  await page.waitForURL('**/site/docs/intro');
  await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default') === '2.0');
});

test('a preferred version that is gone is forgotten', async () => {
  const page = await sample.visit('about');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.1'));
  await page.reload();
  await page.waitForSelector('h1');
  assert.is(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')), null);
});

test('a late response does not replace a newer page', async () => {
  const release = sample.hold('corpus/pages/docs/api/cli.json');
  const page = await sample.visit('docs/intro');
  // The response either arrives, or the page cancels the request.
  const late = page.waitForEvent('requestfinished', isLate).catch(() => undefined);
  const dropped = page.waitForEvent('requestfailed', isLate).catch(() => undefined);
  await page.click('.navbar a:text("API")');
  await page.waitForSelector('.progress-bar');
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('h1:text("Installation")');
  release();
  await Promise.race([late, dropped]);
  await settled(page);
  assert.is(await page.textContent('h1'), 'Installation');
});

test('pages are prefetched before the reader follows their links', async () => {
  const page = await sample.visit('docs/intro');
  await page.hover('.navbar a:text("About")');
  await waitUntil(() => sample.requests.includes('corpus/pages/about.json'));
  await waitUntil(() => sample.requests.includes('corpus/pages/docs/installation.json'));
  await page.hover('.pagination-link.is-next');
  await settled(page);
  const requests = sample.requests.filter((path) => path === 'corpus/pages/docs/installation.json');
  assert.is(requests.length, 1);
});

test('the sidebar keeps its state and scroll position from page to page', async () => {
  const page = await sample.visit('docs/intro');
  await page.click('.sidebar button:text("A long list")');
  await settled(page);
  await page.click('.sidebar a:text("Page number 30")');
  await page.waitForSelector('h1:text("Page number 30")');
  const place = () => page.evaluate(() => document.querySelector('.sidebar .sidebar-nav')!.scrollTop);
  const before = await place();
  assert.ok(before > 100, `scrolled by ${before}`);
  await page.click('.sidebar a:text("Page number 31")');
  await page.waitForSelector('h1:text("Page number 31")');
  assert.is(await place(), before);
});

test('the current page is visible in its sidebar, in open categories', async () => {
  const page = await sample.visit('docs/long/38');
  const row = page.locator('.sidebar [aria-current=page]');
  // Waits for the animation with which the category opens.
  await waitUntil(async () => {
    const { y } = (await row.boundingBox())!;
    return y > 60 && y < 760;
  });
});

test('a closed category opens for another page in it: by a link, and on the way back', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const close = page.locator('.sidebar .menu-row', { hasText: 'Guides' }).getByRole('button');
  const row = page.locator('.sidebar a', { hasText: 'Everything in Markdown' });
  for (const move of [() => page.click('.pagination-link.is-next'), () => page.goBack()]) {
    await close.click();
    await row.waitFor({ state: 'hidden' });
    await move();
    await row.waitFor({ state: 'visible' });
  }
});

test('at a rewritten address, the sidebar marks the displayed page', async () => {
  const page = await sample.visit('latest/intro');
  assert.is(await page.textContent('h1'), 'Introduction');
  assert.is(await page.textContent('.sidebar [aria-current=page]'), 'Introduction');
});

test('a category that begins open stays so, also where opening one closes its neighbours', async () => {
  const sidebar = { hideable: true, autoCollapseCategories: true };
  sample.answers.set('corpus/site.json', {
    body: JSON.stringify({ ...sampleSite, docs: { ...sampleSite.docs, sidebar } }),
  });
  const page = await sample.visit('docs/guides/markdown');
  await settled(page);
  assert.ok(await page.isVisible('.sidebar a:text("Installation")'));
  assert.ok((await layoutShift(page)) < 0.001);
  await page.click('.sidebar button:text("A long list")');
  await page.waitForSelector('.sidebar a:text("Installation")', { state: 'hidden' });
});

test('the sidebar folds into a rail and back', async () => {
  const page = await sample.visit('docs/intro');
  await page.click('[aria-label="Collapse sidebar"]');
  assert.is(await page.locator('.sidebar .menu-link').count(), 0);
  await page.click('[aria-label="Expand sidebar"]');
  assert.ok(await page.isVisible('.sidebar a:text("Installation")'));
});

test('an unlisted page has a notice, and is in the sidebar while it is read', async () => {
  const page = await sample.visit('docs/secret');
  assert.ok(await page.isVisible('.unlisted-banner'));
  assert.ok(await page.isVisible('.sidebar a:text("A secret")'));
  await page.click('.sidebar a:text("Introduction")');
  await page.waitForSelector('h1:text("Introduction")');
  assert.is(await page.locator('.sidebar a:text("A secret")').count(), 0);
});

test('a closed announcement stays closed until a new one is published', async () => {
  const page = await sample.visit('docs/intro');
  await page.click('.announcement [aria-label=Close]');
  await page.reload();
  await page.waitForSelector('h1');
  assert.is(await page.isVisible('.announcement'), false);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'));
  // Another tab reads the storage after each change. Even between the changes, the new announcement must not be closed.
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('docusaurus.announcement')) written.push(`${key} ${value}`);
      setItem.call(this, key, value);
    };
  });
  await page.reload();
  await page.waitForSelector('.announcement');
  await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length === 2);
  assert.equal(await page.evaluate(() => (window as unknown as { written: string[] }).written), [
    'docusaurus.announcement.dismiss false',
    'docusaurus.announcement.id version-2',
  ]);
});

test('code is copied without its markup', async () => {
  const page = await sample.visit('docs/guides/markdown', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.hover('.code-frame.language-diff');
  await page.click('.code-frame.language-diff [aria-label="Copy code to clipboard"]');
  await page.waitForSelector('[aria-label=Copied]');
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), '- const answer = 41;\n+ const answer = 42;');
});

test('only code that is too wide has a wrap button', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const buttons = page.locator('[aria-label="Toggle word wrap"]');
  assert.is(await buttons.count(), 1);
  await buttons.first().click({ force: true });
  const overflows = await page.evaluate(() => {
    const pre = document.querySelector('.is-wrapped pre')!;
    return pre.scrollWidth > pre.clientWidth;
  });
  assert.is(overflows, false);
});

test('nothing is wider than a narrow window', async () => {
  for (const path of inShort(['docs/guides/markdown', 'docs/category/guides', 'docs/1.0/intro', 'docs/tags'], 2)) {
    const page = await sample.visit(path, { viewport: { width: 320, height: 640 } });
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320, path);
  }
});

test('no layout shift occurs after the page is shown', async () => {
  const page = await sample.visit('docs/guides/markdown');
  await page.waitForLoadState('networkidle');
  await settled(page);
  const shift = await layoutShift(page);
  assert.ok(shift < 0.01, `layout shift of ${shift}`);
});

test('formulas are rendered together with their styles', async () => {
  const page = await sample.visit('docs/installation');
  await page.route('**/math-*.css', async (route) => {
    await sleep(500);
    await route.continue();
  });
  await page.click('.pagination-link.is-next');
  await page.waitForSelector('h1:text("Everything in Markdown")');
  assert.ok(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('math-'))));
});

test('a page is shown after its style sheets are loaded, and styles of the site override them', async () => {
  let isHeld = true;
  // Prepares the page before it opens, because an idle page immediately prefetches the targets of its links.
  const page = await sample.visit('docs/installation', {}, (opened) =>
    opened.route('**/tabs-*.css', async (route) => {
      await sleep(500);
      isHeld = false;
      await route.continue();
    }),
  );
  const sheets = () =>
    page.evaluate(() =>
      Array.from(document.styleSheets, ({ href }) => /([a-z]+)-[A-Z0-9]+\.css/.exec(href ?? '')?.[1]),
    );
  await page.evaluate(() => {
    const own = document.createElement('style');
    own.textContent = '.tab-list { gap: 3px }';
    document.head.append(own);
  });
  assert.not.ok((await sheets()).includes('tabs'));
  await page.click('.pagination-link.is-next');
  await page.waitForSelector('h1:text("Everything in Markdown")');
  assert.not.ok(isHeld);
  const style = await page
    .locator('.tab-list')
    .first()
    .evaluate((list) => {
      const { display, gap } = getComputedStyle(list);
      return { display, gap };
    });
  assert.equal(style, { display: 'flex', gap: '3px' });
});

test('the mark of an external link stays on the line of its last word', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const strays = await page.evaluate(() => {
    const mark = document.querySelector('.prose p a > .external-mark')!;
    const link = mark.parentElement!;
    const paragraph = link.closest('p')!;
    const found: number[] = [];
    for (let width = 60; width <= 400; width += 2) {
      paragraph.style.width = `${width}px`;
      const words = document.createRange();
      words.selectNodeContents(mark.previousSibling!);
      const last = [...words.getClientRects()].at(-1)!;
      const { top, bottom } = mark.querySelector('svg')!.getBoundingClientRect();
      if (top > last.bottom || bottom < last.top) found.push(width);
    }
    return found;
  });
  assert.equal(strays, []);
});

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { value: number }[];
          found(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => found(0), 300);
      }),
  );
}

test('no test caused an uncaught error in a page', () => {
  assert.equal(sample.crashes, []);
});

test.run();
