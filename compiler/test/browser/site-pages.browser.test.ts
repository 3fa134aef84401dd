// Tests the React pages of Lectern's own site: home, showcase, versions, feature requests, and docs with code.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { accentIn } from '../../emit/theme/theme-text.ts';
import { presets } from '../../emit/theme/presets.ts';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { serveContent, type ServedContent } from './served-content.ts';
import { hydratedHeading, waitUntil } from '../../../viewer/test/browser/waiting.ts';

let server: ServedContent;
let browser: Browser;
let context: BrowserContext;
const complaints: string[] = [];

test.before(async () => {
  server = await serveContent();
  browser = await launchChromium();
});

test.before.each(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  complaints.length = 0;
});

test.after.each(() => context.close());

test.after(async () => {
  await browser.close();
  await server.close();
});

async function open(pathname: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(new URL(pathname, server.url).href);
  await page.waitForSelector(hydratedHeading);
  return page;
}

const shift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);
const shown = (page: Page) => page.locator('main h2').allInnerTexts();
const query = (page: Page) => page.evaluate(() => location.search);

test('a button press and the search keys before the viewer loads take effect afterwards', async () => {
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(new URL('/docs/', server.url).href, { waitUntil: 'commit' });
  // At this point the document is complete, but not hydrated.
  await page.waitForSelector('#page-data', { state: 'attached' });
  const mode = page.locator('.color-toggle');
  await mode.click();
  await page.keyboard.press('Control+k');
  const before = await page.locator('html').getAttribute('data-theme');
  release();
  await page.waitForSelector('.search-modal input');
  assert.is.not(await page.locator('html').getAttribute('data-theme'), before);
});

test('a button pressed during hydration is pressed once, also by a program', async () => {
  const page = await context.newPage();
  await page.addInitScript(holdReact);
  await page.goto(new URL('/docs/', server.url).href);
  await page.waitForFunction(() => window.react.isTakingOver());
  const before = await page.locator('html').getAttribute('data-theme');
  // `click()` dispatches no pointer events. React would respond to pointer events by hydrating the button first.
  await page.locator('.color-toggle').evaluate((button) => (button as HTMLElement).click());
  await page.waitForFunction(() => window.react.step() ?? !document.querySelector('#page-data'));
  assert.is.not(await page.locator('html').getAttribute('data-theme'), before);
});

/** Delays the scheduled tasks of React; `step` runs the next task. Must run before all other scripts of a page. */
function holdReact(): void {
  const held: (() => void)[] = [];
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    held.push(() => Reflect.apply(postMessage, this, message));
  };
  window.react = {
    // These are methods, because tsx wraps named functions in a helper that doesn't exist in the page.
    step() {
      held.shift()?.();
    },
    isTakingOver() {
      return Object.keys(document.getElementById('lectern') ?? {}).some((name) => name.startsWith('__reactContainer'));
    },
  };
}

declare global {
  interface Window {
    react: { step: () => void; isTakingOver: () => boolean };
  }
}

test('the home page explains a page: the block of Markdown, its data and its rendered part are highlighted together', async () => {
  const page = await open('/');
  await page.waitForSelector('[data-kind="data"] pre');
  const chosen = (kind: string) => page.locator(`[data-kind="${kind}"] [class*="chosen"]`);
  await page.locator('button[data-block]', { hasText: '| Port' }).click();
  assert.match(await chosen('data').innerText(), '"tagName": "table"');
  assert.is(await chosen('page').locator('td').first().innerText(), 'Saltby');
  await page.keyboard.press('Tab');
  assert.match(await chosen('data').innerText(), '"name": "CodeBlock"');
  assert.match(await chosen('page').innerText(), 'const rise');
  assert.ok((await shift(page)) < 0.01, `moved by ${await shift(page)}`);
  assert.equal(complaints, []);
});

test('on a phone a switch chooses between the data and the page', async () => {
  const page = await open('/');
  await page.setViewportSize({ width: 390, height: 844 });
  const data = page.locator('[data-kind="data"]');
  const rendered = page.locator('[data-kind="page"]');
  assert.ok((await data.isVisible()) && !(await rendered.isVisible()));
  await page.locator('input[name="view"]').first().focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(!(await data.isVisible()) && (await rendered.isVisible()));
});

test('a page shows a theme in both modes as compiled, with its contrast and the code to copy', async () => {
  const page = await open('/docs/theming/look/');
  for (const mode of ['light', 'dark']) await page.frameLocator(`iframe[title*="${mode}"]`).locator('h1').waitFor();
  await page.getByRole('radio', { name: 'plain' }).check();
  await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#0b6e4f');
  const colors = await page.evaluate(() =>
    Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => {
      const style = getComputedStyle(contentDocument!.documentElement);
      return ['paper', 'accent'].map((name) => style.getPropertyValue(`--lectern-${name}`));
    }),
  );
  const { plain } = presets;
  assert.equal(colors, [
    [plain.light.paper, '#0b6e4f'],
    [plain.dark.paper, accentIn(plain, 'dark', '#0b6e4f').accent],
  ]);
  assert.match(await page.locator('main table').innerText(), /Links\s+Aa 6\.\d AA/);
  assert.match(await page.locator('main pre').first().innerText(), "{ preset: 'plain', accent: '#0b6e4f' }");
  assert.equal(complaints, []);
});

test('the showcase filters by any tag or all of them, and keeps that in the address', async () => {
  const page = await open('/showcase/');
  const all = (await shown(page)).length;
  const status = page.locator('main [role="status"]');
  assert.is(await status.innerText(), `${all} sites`);
  await page.getByRole('button', { name: /^Versions \d/ }).click();
  await page.getByRole('button', { name: /^Blog \d/ }).click();
  await waitUntil(async () => (await query(page)) === '?tags=versions&tags=blog');
  const any = (await shown(page)).length;
  await page.getByRole('radio', { name: 'all tags' }).check({ force: true });
  await waitUntil(async () => (await shown(page)).length < any);
  const both = (await shown(page)).length;
  assert.ok(both < any && any < all, `${both}, ${any}, ${all}`);
  assert.is(await status.innerText(), `${both} of ${all} sites`);
  assert.is(await query(page), '?tags=versions&tags=blog&operator=AND');
  await page.reload();
  // The HTML lists all sites. The page filters the list by the query after hydration.
  await waitUntil(async () => (await shown(page)).length === both);
  await page.getByRole('button', { name: 'Clear all' }).click();
  assert.is((await shown(page)).length, all);
  assert.is(await query(page), '');
  assert.equal(complaints, []);
});

test('the showcase filters as the reader types, and shows a message without results', async () => {
  const page = await open('/showcase/');
  await page.getByRole('searchbox').pressSequentially('redirects circle');
  assert.equal(await shown(page), ['Redirects in a circle']);
  assert.is(await query(page), '?name=redirects+circle');
  await page.getByRole('searchbox').pressSequentially(' zebra');
  assert.equal(await shown(page), []);
  assert.match(await page.locator('main').innerText(), 'No site matches all tags and words');
});

test('favourites of the showcase are stored, and equal in every tab', async () => {
  const first = await open('/showcase/');
  const second = await open('/showcase/?tags=favourite');
  await waitUntil(async () => (await shown(second)).length === 0);
  const heart = first.getByRole('button', { name: 'Favourite: Lectern' });
  await heart.focus();
  await first.keyboard.press('Enter');
  assert.is(await heart.getAttribute('aria-pressed'), 'true');
  await second.waitForSelector('main h2');
  assert.equal(await shown(second), ['Lectern']);
  await second.getByRole('button', { name: 'Favourite: Lectern' }).click();
  await first.waitForSelector('button[aria-label="Favourite: Lectern"][aria-pressed="false"]');
});

test('the page of versions lists the stable version and the past versions', async () => {
  const page = await open('/versions/');
  assert.equal(await shown(page), ['Current version (Stable)', 'Past versions (Not maintained anymore)']);
  const links = await page
    .locator('main td a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  assert.equal(links, ['/docs/', '/releases/0.2.0/', '/docs/3.0.0-rc.0/', '/docs/2.4.3/', '/changelog/2.4.3/']);
  assert.ok((await shift(page)) < 0.01, `moved by ${await shift(page)}`);
  assert.equal(complaints, []);
});

test('a feature request has its own address on the one page', async () => {
  const page = await open('/feature-requests/');
  assert.is(await page.locator('li[aria-current]').count(), 0);
  await page.getByRole('link', { name: 'A book of several pages' }).click();
  await page.waitForURL('**/feature-requests/books');
  assert.is(await page.locator('li[aria-current] h2').innerText(), 'A book of several pages');
  await page.goto(new URL('/feature-requests/variables', server.url).href);
  await page.waitForSelector('li[aria-current]');
  assert.is(await page.locator('li[aria-current] h2').innerText(), 'Variables in code blocks');
});

test('the address of a feature request causes no request for a missing file', async () => {
  await (await open('/feature-requests/')).waitForLoadState('networkidle');
  await (await open('/feature-requests/variables')).waitForLoadState('networkidle');
  assert.equal(complaints, []);
});

test('a chart in the docs keeps its state, and its content is part of the page', async () => {
  const page = await open('/docs/code/');
  await page.getByRole('button', { name: '3.1 m' }).click();
  assert.match(await page.locator('main figure output').innerText(), '3.1');
  assert.is(await page.locator('main figure strong').innerText(), 'Saltby');
  assert.equal(complaints, []);
});

test('docs show the corpus of this site unchanged, in reserved space', async () => {
  const page = await open('/docs/code/in-the-corpus/');
  await page.waitForFunction(
    () =>
      document.querySelectorAll('main figure').length >= 4 &&
      !document.querySelector('main')!.textContent.includes('…\n'),
  );
  const [node] = await page.locator('main figure pre').allTextContents();
  assert.is(JSON.parse(node!).name, 'TideChart');
  // The last line of each block must be code. A blank last line means that the page reserved space for too many
  // lines.
  const texts = await page.locator('main figure.language-json pre').allTextContents();
  assert.equal(
    texts.filter((text) => !/[\]}]\n?$/.test(text)),
    [],
  );
  assert.equal(complaints, []);
});

test.run();
