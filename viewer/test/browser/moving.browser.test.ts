// Tests navigation between pages: when files are loaded, what is displayed meanwhile, and the scroll position at the
// end.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';
import { c, h, p } from '../corpus/nodes.ts';
import { settled, topOf, urlOf, waitUntil } from './waiting.ts';
import { openSample, type Sample } from './open-sample.ts';

type Marked = { mark?: number };

let sample: Sample;
test.before(async () => {
  sample = await openSample({ loadsAhead: true });
});
test.after.each(async () => {
  sample.answers.clear();
  await sample.closePages();
});
test.after(async () => {
  await sample.close();
  assert.equal(sample.crashes, []);
});

/** Sets `navigator.connection` of a page. With `saveData`, the page prefetches nothing. */
const spare = (connection: object) => (page: Page) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
const visitSparing = (path: string) => sample.visit(path, {}, spare({ saveData: true }));

/** Stops the clock of a page. Time passes only when the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

const mark = (page: Page) => page.evaluate(() => void ((globalThis as unknown as Marked).mark = 1));
const isMarked = (page: Page) => page.evaluate(() => (globalThis as unknown as Marked).mark === 1);
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);

test('a page stays until the next one is here', async () => {
  const release = sample.hold('corpus/pages/docs/installation.json');
  const page = await visitSparing('docs/intro');
  await page.click('.sidebar a:text("Installation")');
  assert.ok((await urlOf(page)).href.endsWith('/docs/installation'));
  assert.is(await page.textContent('h1'), 'Introduction');
  assert.is(await page.title(), 'Introduction | Folio');
  release();
  await page.waitForSelector('h1:text("Installation")');
});

test('the bar at the top waits 200 ms, and disappears when the page is shown', async () => {
  const release = sample.hold('corpus/pages/docs/installation.json');
  const page = await visitSparing('docs/intro');
  await stopClock(page);
  await page.click('.pagination-link.is-next');
  const bar = page.locator('.progress-bar');
  await page.clock.runFor(190);
  assert.is(await bar.count(), 0);
  await page.clock.runFor(10);
  await bar.waitFor();
  release();
  await page.waitForSelector('h1:text("Installation")');
  await bar.waitFor({ state: 'detached' });
});

test('a page that loads immediately and a change of the query show no bar', async () => {
  const page = await visitSparing('docs/intro');
  await stopClock(page);
  await page.click('.pagination-link.is-next');
  await page.waitForSelector('h1:text("Installation")');
  await page.clock.runFor(1000);
  assert.is(await page.locator('.progress-bar').count(), 0);
  await page.evaluate(() => history.pushState(null, '', '?a=1'));
  await page.clock.runFor(1000);
  assert.is(await page.locator('.progress-bar').count(), 0);
});

test('another query alone scrolls nothing', async () => {
  const page = await visitSparing('docs/intro');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await frames(page, 2);
  await page.evaluate(() => history.pushState(null, '', '?a=1'));
  await frames(page, 3);
  assert.is(await page.evaluate(() => window.scrollY), 500);
});

test('a link to a heading of another page leads there', async () => {
  const page = await visitSparing('docs/installation');
  await page.evaluate(() => history.pushState(null, '', '/site/docs/intro#middle'));
  await page.waitForSelector('h1:text("Introduction")');
  const top = await topOf(page, '#middle');
  assert.ok(top > 50 && top < 150, `the top of the heading is at ${top}`);
});

test('a first page that takes its time leaves a spinner in the middle until it is here', async () => {
  const page = await sample.browser.newPage();
  await stopClock(page);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/installation.json', (route) => held.then(() => route.continue()));
  await page.goto(`${sample.origin}/site/docs/installation`);
  await page.waitForSelector('.footer');
  const spinner = page.locator('main .spinner');
  await page.clock.runFor(200);
  assert.is(await spinner.count(), 0);
  await page.clock.runFor(400);
  await spinner.waitFor();
  const { centre, middle, moves } = await spinner.evaluate((element) => {
    const [inner, outer] = [element, element.closest('main')!].map((each) => each.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    return {
      centre: inner.x + inner.width / 2,
      middle: outer.x + outer.width / 2,
      moves: element.getAnimations({ subtree: true }).length,
    };
  });
  assert.ok(Math.abs(centre - middle) < 2, `${centre} and ${middle}`);
  assert.ok(moves > 0);
  release();
  await page.waitForSelector('h1:text("Installation")');
  await spinner.waitFor({ state: 'detached' });
});

test('a failed navigation reloads the document once, and is then reported', async () => {
  for (const answer of [{ status: 503 }, { body: '{' }]) {
    sample.answers.set('corpus/pages/docs/installation.json', answer);
    const page = await visitSparing('docs/intro');
    await mark(page);
    sample.requests.length = 0;
    await page.click('.sidebar a:text("Installation")');
    await page.waitForSelector('.error-box');
    assert.is(await isMarked(page), false, 'the document is another');
    assert.is(sample.requests.filter((path) => path === 'docs/installation').length, 1);
    sample.answers.clear();
    await page.click('.error-box button');
    await page.waitForSelector('h1:text("Installation")');
    await page.context().close();
  }
});

test('a page whose first request fails is shown after the second request', async () => {
  sample.answers.set('corpus/pages/docs/installation.json', { status: 503 });
  const page = await visitSparing('docs/intro');
  page.once('framenavigated', () => page.once('request', () => sample.answers.clear()));
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('h1:text("Installation")');
});

test('a page of another generation of the site reloads the document once', async () => {
  const inGeneration = (generation: string) => JSON.stringify({ ...sampleSite, generation });
  sample.answers.set('corpus/site.json', { body: inGeneration('one') });
  const page = await visitSparing('docs/intro');
  await mark(page);
  sample.answers.set('corpus/pages/docs/installation.json', {
    body: JSON.stringify({ ...sampleDoc('/site/docs/installation', 'Installation'), generation: 'two' }),
  });
  sample.requests.length = 0;
  // `site.json` is still the old one, because a host can publish it after the page. The page must still be
  // displayed.
  await page.click('.sidebar a:text("Installation")');
  await page.waitForFunction(() => !('mark' in globalThis));
  await page.waitForSelector('h1:text("Installation")');
  assert.is(sample.requests.filter((path) => path === 'docs/installation').length, 1);
  await mark(page);
  await page.click('.sidebar a:text("Introduction")');
  await page.waitForSelector('h1:text("Introduction")');
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('h1:text("Installation")');
  assert.is(await isMarked(page), true, 'once is enough');
});

test('a link to an address without a page is left to the server', async () => {
  const page = await visitSparing('docs/intro');
  await mark(page);
  await page.evaluate(() => history.pushState(null, '', '/site/a-file-of-the-host'));
  await page.waitForSelector('h1:text("Page Not Found")');
  await page.waitForFunction(() => !('mark' in globalThis));
});

test('the fonts of a page are loaded when its link is hovered', async () => {
  const body = { type: 'root' as const, children: [p('In ', h('em', {}, 'italics'), '.')] };
  sample.answers.set('corpus/pages/docs/installation.json', {
    body: JSON.stringify(sampleDoc('/site/docs/installation', 'Installation', { body })),
  });
  const page = await sample.visit('about');
  const italics = () =>
    page.evaluate(
      () => [...document.fonts].find(({ family, style }) => /^"?Literata/.test(family) && style === 'italic')!.status,
    );
  await settled(page);
  assert.is(await italics(), 'unloaded');
  await page.goto(`${sample.origin}/site/docs/intro`);
  await page.hover('.sidebar a:text("Installation")');
  await waitUntil(async () => (await italics()) === 'loaded');
  assert.is(await page.textContent('h1'), 'Introduction');
  assert.is(await page.locator('#main > .prose').count(), 0);
});

test('a hovered page is rendered in the task after the press on its link', async () => {
  const page = await sample.visit('docs/intro');
  const link = page.locator('.sidebar a:text("Installation")');
  await link.hover();
  await settled(page);
  const headings = await link.evaluate(async (anchor: HTMLElement) => {
    anchor.click();
    const before = document.querySelector('h1')!.textContent;
    // React schedules its work with messages, and messages are handled in order. So these two messages arrive after
    // React has rendered.
    for (let tasks = 0; tasks < 2; tasks += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(undefined);
      });
    }
    return [before, document.querySelector('h1')!.textContent];
  });
  assert.equal(headings, ['Introduction', 'Installation']);
});

test('a body is not rendered again for another colour mode, nor while the next page loads', async () => {
  const release = sample.hold('corpus/pages/docs/installation.json');
  const body = { type: 'root' as const, children: [c('Admonition', { kind: 'note' }, p('Take note.'))] };
  sample.answers.set('corpus/pages/docs/intro.json', {
    body: JSON.stringify(sampleDoc('/site/docs/intro', 'Introduction', { body })),
  });
  const page = await sample.visit('docs/intro', {}, async (opened) => {
    await spare({ saveData: true })(opened);
    // Counts renders: the renderer calls `Object.hasOwn` for each component of a body.
    await opened.addInitScript(() => {
      const { hasOwn } = Object;
      Object.hasOwn = (object, name) => {
        if (name === 'Admonition')
          Object.assign(window, { rendered: ((window as { rendered?: number }).rendered ?? 0) + 1 });
        return hasOwn(object, name);
      };
    });
  });
  const rendered = () => page.evaluate(() => (window as { rendered?: number }).rendered ?? 0);
  await settled(page);
  const before = await rendered();
  assert.ok(before > 0);
  const modeOf = () => page.evaluate(() => document.documentElement.dataset.theme);
  const mode = await modeOf();
  await page.click('.color-toggle');
  await waitUntil(async () => (await modeOf()) !== mode);
  await page.click('.sidebar a:text("Installation")');
  await settled(page);
  assert.is(await page.textContent('h1'), 'Introduction');
  assert.is(await rendered(), before);
  release();
  await page.waitForSelector('h1:text("Installation")');
});

test('the beginning of a long linked page is rendered first, the rest before the navigation is announced', async () => {
  const paragraphs = Array.from({ length: 200 }, (_, index) => p(`Line ${index}.`));
  for (const [path, title] of [
    ['installation', 'Installation'],
    ['intro', 'Introduction'],
  ] as const)
    sample.answers.set(`corpus/pages/docs/${path}.json`, {
      body: JSON.stringify(
        sampleDoc(`/site/docs/${path}`, title, {
          body: { type: 'root', children: [...paragraphs, h('h2', { id: 'end' }, 'End')] },
        }),
      ),
    });
  const page = await sample.visit('docs/intro');
  await page.evaluate(() => {
    const counts: number[] = [];
    const paragraphs = document.getElementsByTagName('p');
    Object.assign(window, { counts });
    new MutationObserver(() => void counts.push(paragraphs.length)).observe(document.querySelector('#lectern')!, {
      subtree: true,
      childList: true,
    });
    window.addEventListener('lectern:route', () => counts.push(-paragraphs.length));
  });
  const countsAfter = async (go: () => Promise<unknown>, title: string) => {
    await page.evaluate(() => void ((window as unknown as { counts: number[] }).counts.length = 0));
    await go();
    await page.waitForSelector(`h1:text("${title}")`);
    await waitUntil(() => page.evaluate(() => (window as unknown as { counts: number[] }).counts.some((n) => n < 0)));
    return page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  };
  const followed = await countsAfter(() => page.click('.sidebar a:text("Installation")'), 'Installation');
  const partly = followed.filter((count) => count > 0 && count < 200);
  assert.ok(partly.length > 0 && partly.every((count) => count > 15), `${followed}`);
  const reported = -followed.find((count) => count < 0)!;
  assert.ok(reported >= 200, `${followed}`);
  const returned = await countsAfter(() => page.goBack(), 'Introduction');
  assert.ok(
    returned.every((count) => Math.abs(count) >= 200),
    `on the way back all of it is drawn at once: ${returned}`,
  );
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('h1:text("Installation")');
  await page.evaluate(() => history.pushState(null, '', '/site/docs/intro#end'));
  await page.waitForSelector('h1:text("Introduction")');
  await page.waitForFunction(() => document.getElementById('end')!.getBoundingClientRect().top < innerHeight);
});

test('nothing is preloaded on slow connections or in data saving mode', async () => {
  const ahead = async (connection: object, isExpected: boolean) => {
    sample.requests.length = 0;
    const page = await sample.visit('docs/installation', {}, spare(connection));
    const hint = page.locator('.navbar a:text("About")');
    await hint.hover();
    await hint.focus();
    if (isExpected)
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('pages/about.json')),
      );
    // Waits until the page is idle twice, because prefetching starts only when the page is idle.
    else for (const _ of [1, 2]) await settled(page);
    const others = sample.requests.filter(
      (path) => path.startsWith('corpus/pages/') && path !== 'corpus/pages/docs/installation.json',
    );
    assert.is(others.length > 0, isExpected, `${JSON.stringify(connection)}: ${others}`);
  };
  await ahead({ saveData: true, effectiveType: '4g' }, false);
  await ahead({ saveData: false, effectiveType: '2g' }, false);
  await ahead({ saveData: false, effectiveType: 'slow-2g' }, false);
  await ahead({ saveData: false, effectiveType: '4g' }, true);
});

test('a path that really ends in .html is left as it is', async () => {
  const pages = [sampleDoc('/site/docs/dummy.html', 'Dummy'), sampleDoc('/site/docs/dummy', 'Another')];
  for (const page of pages)
    sample.answers.set(`corpus/pages${page.path.slice('/site'.length)}.json`, { body: JSON.stringify(page) });
  const shown = await sample.visit('docs/dummy.html');
  assert.is(await shown.textContent('h1'), 'Dummy');
  assert.is((await urlOf(shown)).pathname, '/site/docs/dummy.html');
});

test('a page is found with a slash at its end and without', async () => {
  for (const path of ['docs/installation', 'docs/installation/']) {
    const page = await sample.visit(path);
    assert.is(await page.textContent('h1'), 'Installation', path);
  }
});

test('navigations are logged to the console in previews, and on no other site', async () => {
  for (const [customFields, expected] of [
    [{ deployPreview: true }, 1],
    [{ deployPreview: false }, 0],
    [undefined, 0],
  ] as const) {
    sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, customFields }) });
    const reported: string[] = [];
    const page = await sample.visit('docs/intro', {}, async (fresh) =>
      fresh.on('console', (line) => line.type() === 'log' && reported.push(line.text())),
    );
    await page.waitForLoadState('networkidle');
    await page.click('.sidebar a:text("Installation")');
    await page.waitForSelector('h1:text("Installation")');
    assert.is(reported.length, expected, reported.join());
    if (expected) assert.match(reported[0]!, '/docs/installation');
  }
});

const toTop = '[aria-label="Scroll back to top"]';
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await frames(page, 3);
};

test('the way back to the top is offered on the way up, far from both ends', async () => {
  const page = await visitSparing('docs/intro');
  await scrollTo(page, 1000);
  assert.is(await page.isVisible(toTop), false, 'on the way down');
  await scrollTo(page, 900);
  assert.is(await page.isVisible(toTop), true, 'on the way up');
  await scrollTo(page, 290);
  assert.is(await page.isVisible(toTop), false, 'near the top');
  await scrollTo(page, 9999);
  await scrollTo(page, (await page.evaluate(() => window.scrollY)) - 1);
  assert.is(await page.isVisible(toTop), false, 'at the bottom');
  await scrollTo(page, 800);
  await page.locator(toTop).press('Enter');
  await page.waitForFunction(() => window.scrollY === 0);
});

/** Presses the back-to-top button. @returns the scroll position in each later frame */
async function wayToTop(page: Page): Promise<number[]> {
  await scrollTo(page, 1200);
  await scrollTo(page, 1000);
  await page.waitForSelector(toTop);
  return page.evaluate(async (selector) => {
    const places = [window.scrollY];
    (document.querySelector(selector) as HTMLElement).click();
    while (places.at(-1) !== 0) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== places.at(-1)) places.push(window.scrollY);
    }
    return places;
  }, toTop);
}

test('in browsers without smooth scrolling, each frame scrolls 85 % of the remaining distance', async () => {
  const page = await sample.visit('docs/intro', {}, (fresh) => fresh.addInitScript(() => (CSS.supports = () => false)));
  assert.equal(await wayToTop(page), [1000, 150, 22, 3, 0]);
});

test('scrolling to the top is smooth, or immediate for readers who prefer reduced motion', async () => {
  assert.ok((await wayToTop(await visitSparing('docs/intro'))).length > 4);
  assert.equal(await wayToTop(await sample.visit('docs/intro', { reducedMotion: 'reduce' })), [1000, 0]);
});

/** Records the options and the height of each animation that a script starts. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    const seen: object[] = [];
    Object.assign(globalThis, { seen });
    Element.prototype.animate = function (keyframes, options) {
      seen.push({
        ...(options as object),
        height: Math.max(...(keyframes as { height: string[] }).height.map(Number.parseFloat)),
      });
      return animate.call(this, keyframes, options);
    };
  });

test('a category takes longer to open the higher it is, and no time for those who prefer little motion', async () => {
  const open = async (page: Page) => {
    await page.click('.sidebar button:text("A long list")');
    await page.waitForSelector('.sidebar a:text("Page number 1") >> nth=0');
    return page.evaluate(() =>
      (globalThis as unknown as { seen: { duration: number; easing: string; height: number }[] }).seen.at(-1)!,
    );
  };
  const { duration, easing, height } = await open(await sample.visit('docs/intro', {}, watchMotion));
  assert.ok(height > 1000, `${height} pixels`);
  const rows = height / 36;
  assert.is(duration, Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10));
  assert.is(easing, 'ease-in-out');
  assert.is((await open(await sample.visit('docs/intro', { reducedMotion: 'reduce' }, watchMotion))).duration, 1);
});

test.run();
