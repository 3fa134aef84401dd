import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { disk } from '../../compiler/fs/disk.ts';
import { serve } from '../../compiler/serve/server.ts';
import { startChromium } from '../../viewer/test/browser/chromium.ts';
import { comparable } from './page-facts.ts';
import { serveBuild } from './serve-build.ts';

const widths = [1440, 390] as const;
/** The maximum height of a screenshot, in CSS pixels. Longer pages are cut off. */
const longest = 2400;
/** The scale of screenshots in a comparison image: their width divided by the width of the window. */
const scale = 0.5;

/** A screenshot of a page, and the errors in the browser's console. */
interface Shown {
  picture: Buffer;
  errors: string[];
  /** The number of pixels by which the page is wider than the window. */
  overflow: number;
}

/**
 * Opens the pages of both programs in Chromium at two widths, and joins each pair of screenshots in one image.
 *
 * @param addresses the addresses of pages, after the base URL. The first one is also opened in the dark mode
 * @param folder receives the images
 * @returns differences: console errors that only Lectern's page has, and pages of Lectern that are wider than the
 * window
 */
export async function comparePictures(
  theirs: string,
  ours: string,
  addresses: readonly string[],
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const { baseUrl } = JSON.parse(readFileSync(path.join(ours, 'corpus/site.json'), 'utf8')) as { baseUrl: string };
  const servers = [
    await serveBuild(path.resolve(theirs), baseUrl),
    await serve(disk, { dir: path.resolve(ours), port: 0 }),
  ];
  const browser = await startChromium();
  const reported: string[] = [];
  for (const [index, address] of addresses.entries())
    for (const mode of index === 0 ? (['light', 'dark'] as const) : (['light'] as const)) {
      const pictures: Buffer[] = [];
      for (const width of widths) {
        const [expected, found] = await Promise.all(
          servers.map(({ url }) => show(browser, new URL(address.replace(/^\//, ''), url), width, mode)),
        );
        pictures.push(expected!.picture, found!.picture);
        const at = `${address} (${width} px, ${mode})`;
        const known = new Set(expected!.errors.map(essence));
        for (const error of found!.errors) if (!known.has(essence(error))) reported.push(`${at}: ${error}`);
        if (found!.overflow > expected!.overflow) reported.push(`${at}: ${found!.overflow} px wider than the window`);
      }
      const name =
        comparable(address)
          .replace(/[^\w-]+/g, '-')
          .replace(/^-/, '') || 'home';
      await sheet(pictures, path.join(folder, `${name}-${mode}.png`));
    }
  await browser.close();
  for (const server of servers) await server.close();
  return reported;
}

/** Reduces the message of a React error to its number, because the wording depends on the version of React. */
function essence(error: string): string {
  return /Minified React error #\d+/.exec(error)?.[0] ?? error;
}

async function show(browser: Browser, url: URL, width: number, mode: string): Promise<Shown> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await prepare(context, mode);
  // Sets the colour mode in the query, because the key in the local storage depends on the site's config. Docusaurus
  // before 2.4 ignores the query, and reads the key that `prepare` sets.
  url.searchParams.set('docusaurus-theme', mode);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message.split('\n')[0]!));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/net::ERR_FAILED/.test(message.text()))
      errors.push(message.text().split('\n')[0]!.slice(0, 300));
  });
  await page
    .goto(url.href, { waitUntil: 'networkidle' })
    .catch((error: Error) => errors.push(error.message.split('\n')[0]!));
  await scrollThrough(page);
  const { height, wide } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    wide: document.documentElement.scrollWidth,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) };
  const picture = await page.screenshot({ fullPage: true, clip });
  await context.close();
  const port = url.host;
  return { picture, errors: errors.map((text) => text.replaceAll(port, 'host')), overflow: wide - width };
}

/** Blocks requests to other hosts, and stores the colour mode as if the reader had chosen it. */
async function prepare(context: BrowserContext, mode: string): Promise<void> {
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  await context.addInitScript((theme) => {
    if (window === top) localStorage.setItem('theme', theme);
  }, mode);
}

/** Scrolls through the page, so that it loads lazy content. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (end) => {
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, end); y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  }, longest);
  await page.waitForLoadState('networkidle');
}

async function sheet(pictures: readonly Buffer[], file: string): Promise<void> {
  let left = 0;
  let height = 0;
  const placed = [];
  for (const picture of pictures) {
    const { data, info } = await sharp(picture)
      .resize({ width: Math.round(((await sharp(picture).metadata()).width ?? 0) * scale) })
      .png()
      .toBuffer({ resolveWithObject: true });
    placed.push({ input: data, left, top: 0 });
    left += info.width + 10;
    height = Math.max(height, info.height);
  }
  await sharp({ create: { width: left - 10, height, channels: 3, background: '#777' } })
    .composite(placed)
    .png()
    .toFile(file);
}
