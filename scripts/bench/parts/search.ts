import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { disk } from '../../../compiler/fs/disk.ts';
import { serve } from '../../../compiler/serve/server.ts';
import { startChromium } from '../../../viewer/test/browser/chromium.ts';
import { freshFolders } from '../fresh-folders.ts';
import { inPairs, lectern, measure, median } from '../measure.ts';
import { milliseconds, seconds, type BenchSite, type Row } from '../row.ts';

/** Typical queries: whole words, the beginning of a word, a typing error, and words that most pages contain. */
const queries = ['steady harbour', 'quiet tide and moor', 'narow channel', 'pilot lamp 1234', 'bright island page'];
/** The time between two key presses of a fast typist, in milliseconds. */
const keyDelay = 60;

/** The measurements of a first search. */
interface Visit {
  /** The time from the last key press until the results of the whole query are visible, in milliseconds. */
  answer: number;
  /** The longest task of the page during the search, in milliseconds. 0 if none took longer than 50. */
  longest: number;
  /** The kilobytes of the index that are transferred before the first results. */
  first: number;
  /** The kilobytes of the index that are transferred for the whole query. */
  whole: number;
}

/** Measures searches in Chromium, with an empty cache. Types each query letter by letter. The site must be compiled. */
export async function search({ pages, out }: BenchSite): Promise<Row[]> {
  const server = await serve(disk, { dir: out, port: 0 });
  const browser = await startChromium();
  try {
    const visits: Visit[] = [];
    for (const text of queries) visits.push(await visit(browser, server.url, text));
    const worst = (field: keyof Visit) => Math.max(...visits.map((each) => each[field]));
    return [
      row(
        `search, last key → marked hits, ${pages} pages`,
        milliseconds(median(visits.map(({ answer }) => answer))),
        `the slowest of ${queries.length} queries, each with nothing in store: ${milliseconds(worst('answer'))}`,
        '≤ 150 ms',
      ),
      row(
        'search, the longest task of the page',
        worst('longest') === 0 ? '≤ 50 ms' : milliseconds(worst('longest')),
        '',
        '≤ 50 ms',
      ),
      row(
        'search, fetched of the index before the first results',
        kilobytes(worst('first')),
        `compressed, the most of ${queries.length} queries; for all letters of one ${kilobytes(worst('whole'))}`,
        '≤ 300 kB',
      ),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Measures the cost of the search index: compares cold compiles of the same site with and without search. */
export async function searchShare({ pages, dir, out }: BenchSite): Promise<Row[]> {
  const file = path.join(dir, 'lectern.config.json');
  const config = await readFile(file, 'utf8');
  const fresh = freshFolders(`${out}-alone`);
  const compileWith = async (text: string) => {
    await writeFile(file, text);
    return measure([lectern, 'compile', dir, '--out-dir', fresh.next(), '--no-cache']);
  };
  try {
    const without = JSON.stringify({ ...(JSON.parse(config) as object), search: false });
    const {
      first: rest,
      second: whole,
      leastRatio: share,
    } = await inPairs(
      7,
      () => compileWith(without),
      () => compileWith(config),
    );
    return [
      row(
        `search index, share of a cold compile, ${pages} pages, CPU`,
        `${(100 * (1 - share)).toFixed(1)} %`,
        `${seconds(whole.cpu)}, without a search ${seconds(rest.cpu)}`,
        '≤ 15 %',
      ),
    ];
  } finally {
    await writeFile(file, config);
    await fresh.remove();
  }
}

async function visit(browser: Browser, url: string, text: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const sizes: Promise<number>[] = [];
  const fetched = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  context.on('requestfinished', (request) => {
    if (request.url().includes('/corpus/search/'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const page = await context.newPage();
  await page.goto(`${url}docs/part-1/page-1`);
  await page.waitForSelector('main h1');
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch, text);
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.search-modal input');
  await page.keyboard.type(text[0]!);
  await page.waitForSelector('.hit mark');
  const first = await fetched();
  await page.keyboard.type(text.slice(1), { delay: keyDelay });
  const seen = await page.waitForFunction(
    () => Reflect.get(window, 'searched') as { answer: number; longest: number } | undefined,
  );
  const { answer, longest } = (await seen.jsonValue())!;
  const whole = await fetched();
  await context.close();
  return { answer, longest, first, whole };
}

/** Runs in the page. Records when the results of the whole query are painted, and the longest task before that. */
function watch(text: string): void {
  let longest = 0;
  let lastKey = 0;
  new PerformanceObserver(
    (list) => (longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration))),
  ).observe({ type: 'longtask' });
  document.addEventListener('keydown', () => (lastKey = performance.now()), true);
  const observer = new MutationObserver(() => {
    const link = document.querySelector<HTMLAnchorElement>('.search-all a');
    if (!link || new URL(link.href).searchParams.get('q') !== text || !document.querySelector('.hit mark')) return;
    observer.disconnect();
    // The measurement waits for the next paint and a little longer, because browsers report long tasks late.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const answer = performance.now() - lastKey;
        setTimeout(() => Reflect.set(window, 'searched', { answer, longest }), 500);
      }),
    );
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

const kilobytes = (value: number) => `${Math.round(value)} kB`;

function row(what: string, figure: string, beside: string, goal: string): Row {
  return { what, figure, beside, goal };
}
