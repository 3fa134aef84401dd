// Opens Lectern's own documentation as a host would serve it. The layout must not shift, and few files may be
// requested.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { serveContent, type ServedContent } from '../../../compiler/test/browser/served-content.ts';
import { launchChromium } from './chromium.ts';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { openSample } from './open-sample.ts';
import { settled } from './waiting.ts';

const pages = {
  'the home page': '/',
  'a doc': '/docs/',
  'a doc with formulas': '/docs/markdown-features/math-equations/',
  'a doc with code': '/docs/markdown-features/code-blocks/',
  'a doc with pictures': '/docs/markdown-features/assets/',
  'a doc with tabs': '/docs/markdown-features/tabs/',
  'a doc with live code': '/docs/markdown-features/live-code/',
  'a doc with diagrams': '/docs/markdown-features/diagrams/',
  'a category': '/docs/category/guides/',
  'the blog': '/blog/',
  'a post': '/blog/2026/11/11/the-same-bytes/',
  'a changelog': '/changelog/',
};
/**
 * The maximum score of a layout shift that no reader sees. Text is invisible for the first 100 ms while its font
 * loads. If the font arrives in this time, Chromium counts a shift for words that move.
 */
const unseen = 0.005;
/** Limits for pages with content whose height is unknown before it is rendered. The space for it is an estimate. */
const estimated: Record<string, number> = { 'a doc with live code': 0.01, 'a doc with diagrams': 0.05 };

let server: ServedContent;
let browser: Browser;
test.before(async () => {
  server = await serveContent();
  browser = await launchChromium({ loadsAhead: true });
});
test.after(async () => {
  await browser?.close();
  await server?.close();
});

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

async function watch(width: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 } });
  await context.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        const nodes = sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName}.${node.className}`
            : `${node?.parentElement?.className} ${node?.textContent?.slice(0, 30)}`,
        );
        if (!hadRecentInput) shifts.push([value, nodes.join(', ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return context;
}

/** @returns the elements that have shifted, and by how much */
async function shifts(page: Page, limit: number): Promise<string[]> {
  await page.waitForSelector('#main h1');
  await page.waitForLoadState('networkidle');
  await settled(page);
  const all = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
  return all.reduce((sum, [value]) => sum + value, 0) < limit
    ? []
    : all.map(([value, nodes]) => `${value.toFixed(4)} ${nodes}`);
}

/** The pages that the short run opens. */
const main = ['the home page', 'a doc', 'a doc with formulas', 'the blog'];

for (const [name, address] of Object.entries(pages).filter(([name]) => isWhole || main.includes(name))) {
  test(`no layout shift occurs while ${name} loads, for the first time and again, in wide and in narrow windows`, async () => {
    for (const width of isWhole || name === 'a doc' ? [1440, 390] : [1440]) {
      const context = await watch(width);
      const page = await context.newPage();
      await page.goto(new URL(address, server.url).href);
      assert.equal(await shifts(page, estimated[name] ?? unseen), [], `${width} px, first`);
      await page.reload();
      assert.equal(await shifts(page, estimated[name] ?? unseen), [], `${width} px, again`);
      await context.close();
    }
  });
}

test('on a slow connection, the first frame omits content far below the window, without a layout shift', async () => {
  const context = await watch(390);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 600, downlink: 1.4 } });
    // Records the attribute with an observer, because it is removed after the first frame. That can be before `goto`
    // returns.
    new MutationObserver(() => {
      if (document.documentElement.dataset.blank === '') Object.assign(window, { wasBlank: true });
    }).observe(document, { subtree: true, attributeFilter: ['data-blank'] });
  });
  const page = await context.newPage();
  const wasBlank = () => page.evaluate(() => (window as unknown as { wasBlank?: boolean }).wasBlank === true);
  const farContent = (isBlank: boolean) =>
    page.evaluate((blank) => {
      document.documentElement.toggleAttribute('data-blank', blank);
      return getComputedStyle([...document.querySelectorAll('.prose > p')].at(-1)!).contentVisibility;
    }, isBlank);
  const address = new URL('/docs/markdown-features/assets/', server.url).href;
  await page.goto(address);
  assert.is(await wasBlank(), true);
  await page.waitForFunction(() => document.documentElement.dataset.blank === undefined);
  assert.equal(await shifts(page, unseen), []);
  assert.equal([await farContent(true), await farContent(false)], ['auto', 'visible']);
  // To scroll to a heading or to the last position, browsers need the height of all content above. So the layout of
  // no content is deferred.
  await page.reload();
  assert.is(await wasBlank(), false, 'loaded again');
  await page.goto('about:blank');
  await page.goto(`${address}#images`);
  assert.is(await wasBlank(), false, 'led to a heading');
  await context.close();
});

test('a first visit with a new Chromium profile loads the fonts', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    // Chromium reports these values before it has measured anything.
    Object.defineProperty(navigator, 'connection', { value: { rtt: 100, downlink: 1.45, saveData: false } });
  });
  const page = await context.newPage();
  const font = page.waitForRequest(/literata-latin-wght-normal/);
  await page.goto(new URL('/docs/', server.url).href);
  await font;
  assert.is(await page.evaluate(() => document.documentElement.dataset.faceLater), undefined);
  await context.close();
});

test('code takes the same space in the fallback fonts as in its own font', async () => {
  const page = await browser.newPage();
  await page.goto(new URL('/docs/', server.url).href);
  const sizeOf = (family: string) =>
    page.evaluate(async (name) => {
      const [face] = await document.fonts.load(`100px '${name}'`).catch(() => []);
      if (face?.status !== 'loaded') return undefined;
      const code = document.createElement('code');
      code.style.cssText = `font: 100px '${name}'; border: 0; padding: 0; white-space: pre`;
      code.textContent = 'lectern check --strict';
      document.querySelector('#main p')!.append(code);
      const { width, height } = code.getClientRects()[0]!;
      code.remove();
      return { family: name, width, height };
    }, family);
  // Loads the font under another name. The page's own font is `optional`, so a late font is not used.
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const rule = rules.find(({ cssText }) => /^@font-face.*JetBrains Mono Variable/s.test(cssText))!;
    const file = /url\("([^"]+)"\)/.exec(rule.cssText)![1]!;
    const face = new FontFace('Own', `url("${new URL(file, rule.parentStyleSheet!.href!).href}")`);
    document.fonts.add(await face.load());
  });
  const own = await sizeOf('Own');
  const names = [1, 2, 3].map((number) => `JetBrains Mono Fallback${number > 1 ? ` ${number}` : ''}`);
  const fallbacks = (await Promise.all(names.map(sizeOf))).filter((size) => size !== undefined);
  assert.ok(fallbacks.length > 0, 'this machine has none of the fallback fonts');
  for (const { family, width, height } of fallbacks) {
    assert.ok(Math.abs(width - own!.width) < 2, `${family}: ${width} px wide instead of ${own!.width}`);
    assert.ok(Math.abs(height - own!.height) <= 1, `${family}: ${height} px high instead of ${own!.height}`);
  }
  await page.close();
});

test('recently read pages appear on the search page without a shift of visible elements', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(new URL('/search/', server.url).href);
  const { y } = (await page.locator('.footer').boundingBox())!;
  assert.ok(y >= 844, `the footer begins at ${y} px`);
  await page.close();
});

test('a long list of authors does not shift when a streamed document adds names', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(new URL('/blog/', server.url).href);
  const moved = await page.evaluate(() => {
    const names = ['Avi Vahl', 'Jeffrey Aven', 'William Poetra Yoga Suryo', 'Ngo', 'Robbie Averill'];
    return names.filter((_, last) => {
      document.querySelector('#main')!.innerHTML = `<ul class="authors is-brief is-crowd">${names
        .slice(0, last + 1)
        .map(
          (each) =>
            `<li class="author"><span class="portrait"></span><div><span class="author-name">${each}</span></div></li>`,
        )
        .join('')}</ul>`;
      const author = [...document.querySelectorAll('.author')].at(-1)!;
      const { left, top } = author.getBoundingClientRect();
      author.querySelector('.author-name')!.remove();
      const before = author.getBoundingClientRect();
      return Math.abs(before.left - left) > 2 || Math.abs(before.top - top) > 2;
    });
  });
  assert.equal(moved, []);
  await page.close();
});

test('a doc without static HTML is readable after at most seven more requests', async () => {
  const sample = await openSample({ loadsAhead: true });
  try {
    const page = await sample.browser.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#main h1')) return;
        performance.mark('readable');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${sample.origin}/site/docs/installation`);
    await page.waitForSelector('#main h1');
    const before = await page.evaluate(() => {
      const readable = performance.getEntriesByName('readable')[0]!.startTime;
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ responseEnd }) => responseEnd > 0 && responseEnd < readable)
        .map(({ name }) => name);
    });
    // Ignores files without which the page is readable: fonts, the icon, and the print style sheet. Prefetched files
    // of the next page arrive later.
    const needed = before.filter((file) => !/\.woff2$|favicon|\/print-/.test(file));
    assert.ok(needed.length > 2 && needed.length <= 7, needed.join('\n'));
  } finally {
    await sample.close();
  }
});

test.run();
