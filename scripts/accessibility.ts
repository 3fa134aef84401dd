// Checks the accessibility of compiled sites: for readers without a mouse, with low vision, or with a touch screen.
// The sites are fixtures/stress and Lectern's own site. The checked pages are the longest page of each kind, and the
// pages with the most elements.
//     npm run accessibility [-- keyboard | axe | fingers …] [--only part-of-an-address] [--preset name]
//         [--content folder]
// - keyboard: Tab reaches every control. A control shows its focus, reacts to keys, and gets the focus back.
// - axe: axe finds no violation in each preset and mode. Also on a phone, zoomed, and with forced colours.
// - fingers: on a phone, every target has 44 px, no input zooms the page, and the top bar covers nothing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { compile } from '../compiler/compile.ts';
import type { Config } from '../compiler/config/config.ts';
import { themeSheet } from '../compiler/emit/theme/theme-sheet.ts';
import { disk } from '../compiler/fs/disk.ts';
import { serve } from '../compiler/serve/server.ts';
import type { Route } from '../corpus/schema/index.ts';
import { stressPages, stressSite } from '../fixtures/stress/site.ts';
import { everyRule, rulesInForcedColours, rulesOfColours, violations } from '../viewer/test/browser/axe.ts';
import { startChromium } from '../viewer/test/browser/chromium.ts';
import { pressAll, walkByTab } from '../viewer/test/browser/keyboard-walk.ts';
import { missedByFingers } from '../viewer/test/browser/touch-targets.ts';
import { hydrated, settled } from '../viewer/test/browser/waiting.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, preset: { type: 'string' }, content: { type: 'string' } },
});

/** Pages of Lectern's own site with elements that no other page of their kind contains. */
const varied = [
  '/',
  ...['admonitions', 'code-blocks', 'diagrams', 'live-code', 'math-equations', 'tabs', 'terms', 'toc'].map(
    (name) => `/docs/markdown-features/${name}/`,
  ),
  '/docs/playground/',
  '/docs/styling-layout/',
  '/docs/2.4.3/',
  '/docs/category/guides/',
  '/tests/pages/hero/',
  '/showcase/',
  '/versions/',
  '/feature-requests/',
  '/search/?q=wrangler',
  '/search/?q=zzyzx&in=posts',
  '/nowhere/',
  '/de/docs/installation/',
];

interface Visited {
  page: Page;
  /** The width of the window, in CSS pixels. */
  width: number;
}

type Inspection = (visited: Visited) => Promise<string[]>;

const pressed = new Set<string>();

const widths: BrowserContextOptions[] = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 390, height: 844 } },
];

/** The totals in the summary at the end. */
const done = { pages: 0, runsOfAxe: 0 };

const inspections: Record<string, { options: BrowserContextOptions[]; inspect: Inspection }> = {
  keyboard: {
    options: widths,
    inspect: async ({ page }) => {
      const { stops, problems } = await walkByTab(page);
      return [...problems, ...(stops < 3 ? [`only ${stops} stops`] : []), ...(await pressAll(page, pressed))];
    },
  },
  axe: { options: widths, inspect: inspectByAxe },
  fingers: {
    options: [{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
    inspect: async ({ page }) => [...(await missedByFingers(page)), ...(await belowBar(page))],
  },
};

const presets = (['lectern', 'plain', 'docusaurus'] as const)
  .filter((preset) => preset === (values.preset ?? preset))
  .map((preset) => ({ preset, text: themeSheet({ themeConfig: { preset } } as Config)[0]?.text ?? '' }));

async function inspectByAxe({ page, width: usual }: Visited): Promise<string[]> {
  const found: string[] = [];
  const inspect = async (state: string, rules: object) => {
    done.runsOfAxe += 1;
    found.push(...(await violations(page, rules)).map((problem) => `${state}: ${problem}`));
  };
  for (const { preset, text } of presets) {
    await page.evaluate((sheet) => {
      const element = document.querySelector('#preset') ?? document.head.appendChild(document.createElement('style'));
      element.id = 'preset';
      element.textContent = sheet;
    }, text);
    for (const mode of ['light', 'dark'] as const) {
      await changeMode(page, mode);
      await inspect(`${preset}, ${mode}`, mode === 'light' ? everyRule : rulesOfColours);
    }
  }
  await page.evaluate(() => {
    document.querySelector('#preset')!.textContent = '';
  });
  await changeMode(page, 'light');
  // At 200 % zoom, a window of 1280 px has a width of 640 CSS pixels.
  const zooms = [
    [200, 640],
    [400, 320],
  ] as const;
  for (const [zoom, width] of usual > 640 ? zooms : []) {
    await page.setViewportSize({ width, height: 512 });
    await settled(page);
    await inspect(`${zoom} %`, everyRule);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${zoom} %: the page scrolls sideways, to ${needed} px`);
  }
  await page.setViewportSize({ width: usual, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await inspect('forced colours', rulesInForcedColours);
  return found;
}

/**
 * Changes the colour mode of the system, and waits until the viewer has rendered the diagrams again.
 */
async function changeMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const isOther = await page.evaluate((theme) => {
    const { dataset } = document.documentElement;
    for (const drawing of document.querySelectorAll('.diagram-drawing svg')) drawing.classList.add('of-last-mode');
    return dataset.theme !== theme;
  }, mode);
  await page.emulateMedia({ colorScheme: mode });
  await settled(page);
  // Also sets the attribute directly, because a site can ignore the colour mode of the system.
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
  if (isOther) await page.waitForFunction(() => !document.querySelector('.of-last-mode'));
}

/** Navigates to headings by their ids. @returns the headings that the bars at the top of the window then cover */
function belowBar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const all = [...document.querySelectorAll<HTMLElement>('#main :is(h2, h3)[id]')];
    // A heading in a closed panel is invisible, so it is skipped.
    for (const heading of all.filter((each) => each.checkVisibility()).slice(0, 5)) {
      heading.scrollIntoView({ behavior: 'instant' });
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      const bars = [...document.querySelectorAll('.navbar, .mobile-toc')].filter((bar) => !bar.contains(heading));
      const lowest = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom).filter((at) => at < 200));
      const { top } = heading.getBoundingClientRect();
      if (top < lowest - 1) found.push(`the top bar covers ${Math.round(lowest - top)} px of heading “${heading.id}”`);
    }
    return found;
  });
}

/**
 * Returns the longest page of each kind, and the pages with the most elements. Also returns all debug pages, because
 * they differ from each other.
 */
function contentPages(dist: string): string[] {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(dist, 'corpus', file), 'utf8')) as T;
  const { routes } = read<{ routes: Route[] }>('routes.json');
  const { files } = read<{ files: { path: string; bytes: number }[] }>('manifest.json');
  const bytes = new Map(files.map((file) => [file.path, file.bytes]));
  const sizeOf = ({ page }: Route) => bytes.get(`corpus/${page}`) ?? 0;
  const longest = new Map<string, Route>();
  for (const route of routes) {
    const best = longest.get(route.kind);
    if (!best || sizeOf(route) > sizeOf(best)) longest.set(route.kind, route);
  }
  const ofKinds = [...longest.values()].filter(({ kind }) => !/^(?:redirect|not-found|search)$/.test(kind));
  const debug = routes.filter(({ path }) => path.includes('/__docusaurus/debug'));
  return [...new Set([...varied, ...[...ofKinds, ...debug].map((route) => route.path)])];
}

async function compiledContent(): Promise<string> {
  const dist = path.join(temporary, 'content');
  const { published, diagnostics } = await compile(path.join(root, 'content'), { outDir: dist });
  if (!published) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return dist;
}

async function compiledStress(): Promise<string> {
  const site = path.join(temporary, 'stress');
  for (const [name, text] of Object.entries(stressSite())) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  const { published, diagnostics } = await compile(site);
  if (!published) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return path.join(site, 'dist');
}

async function inspectSite(browser: Browser, dist: string, pages: readonly string[]): Promise<number> {
  const server = await serve(disk, { dir: dist, port: 0 });
  let count = 0;
  for (const [name, { options, inspect }] of Object.entries(inspections)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const address of pages.filter((each) => each.includes(values.only ?? ''))) {
      for (const each of options) {
        const context = await browser.newContext({
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
          ...each,
        });
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        const found = await visit(page, new URL(address, server.url).href)
          .then(() => inspect({ page, width: each.viewport!.width }))
          .catch((error: Error) => [error.message.split('\n')[0]!]);
        await context.close();
        done.pages += 1;
        const width = each.viewport!.width;
        console.log(`${found.length === 0 ? '✓' : '✘'} ${name}, ${width} px: ${address}`);
        for (const problem of found) console.log(`    ${problem.replaceAll('\n', ' ')}`);
        count += found.length;
      }
    }
  }
  await server.close();
  return count;
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector(`${hydrated} #main :is(h1, h2)`);
  await page.waitForLoadState('networkidle');
  await settled(page);
}

const temporary = mkdtempSync(path.join(tmpdir(), 'lectern-accessibility-'));
const browser = await startChromium();
try {
  const content = values.content ?? (await compiledContent());
  const problems =
    (await inspectSite(browser, content, contentPages(content))) +
    (await inspectSite(
      browser,
      await compiledStress(),
      ['', 'ar/'].flatMap((language) => stressPages.map((page) => `/${language}${page}`)),
    ));
  console.log(`${done.pages} pages were opened; axe looked ${done.runsOfAxe} times`);
  console.log(problems === 0 ? 'nothing was found' : `${problems} problems`);
  process.exitCode = problems === 0 ? 0 : 1;
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true });
}
