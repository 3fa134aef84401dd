import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A simulated reader: the width of the window, the colour mode of the system, and stored choices. */
export interface Reader {
  width: 1440 | 390;
  colorScheme: 'light' | 'dark';
  /** The entries of the local storage. Empty for a first visit. */
  stored: Readonly<Record<string, string>>;
}

/** An error on a page. */
export interface HydrationProblem {
  path: string;
  reader: string;
  what: string;
}

/** A layout shift up to this score is not reported, because no reader notices it. */
const unseen = 0.001;
/** The maximum time for hydration, in milliseconds. */
const timeoutMs = 20_000;

/**
 * @param tabs group of tabs → value that the reader has chosen
 * @param announcement the id of the announcement that the reader has dismissed
 * @returns eight readers: all combinations of two widths, two colour modes, and with or without stored choices
 */
export function allReaders(tabs: Readonly<Record<string, string>>, announcement = ''): Reader[] {
  return ([1440, 390] as const).flatMap((width) =>
    (['light', 'dark'] as const).flatMap((colorScheme) => {
      const theme = colorScheme === 'light' ? 'dark' : 'light';
      const chosen = { theme, 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': announcement };
      for (const [group, value] of Object.entries(tabs)) Object.assign(chosen, { [`docusaurus.tab.${group}`]: value });
      return [{}, chosen].map((stored): Reader => ({ width, colorScheme, stored }));
    }),
  );
}

/**
 * @param json the page file
 * @returns whether the page has content whose height is unknown before rendering: diagrams, live code, and components
 * that load data
 */
export function containsUnknownHeights(json: string): boolean {
  return /"name":"(?:Mermaid|LiveCode)"/.test(json) || /"code":\[\{/.test(json) || /"kind":"custom"/.test(json);
}

/**
 * Opens each page as the first page of a visit, and waits for its hydration. Reports errors in the console, violations
 * of the content security policy, and layout shifts.
 *
 * @param origin the origin of the server
 * @param mayMove returns whether a page contains content of unknown height
 */
export async function visitAll(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  reader: Reader,
  { walkers = 3, mayMove = () => false }: { walkers?: number; mayMove?: (path: string) => boolean } = {},
): Promise<HydrationProblem[]> {
  const problems: HydrationProblem[] = [];
  const { width, colorScheme, stored } = reader;
  const name = `${width} px, ${colorScheme}, ${Object.keys(stored).length > 0 ? 'with' : 'without'} choices`;
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme });
  await prepare(context, stored);
  const left = [...paths];
  const walk = async () => {
    const page = await context.newPage();
    let path = '';
    const report = (what: string) => void problems.push({ path, reader: name, what });
    page.on('pageerror', ({ message }) => report(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfHost(message.text())) report(message.text());
    });
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      path = next;
      await inspect(page, new URL(encodeURI(path), origin).href, mayMove(path), report).catch((error: Error) =>
        report(error.message.split('\n')[0]!),
      );
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: walkers }, walk));
  await context.close();
  return problems;
}

// Whether an error comes from a missing file, or from the status 404 of the not-found page.
const isOfHost = (text: string) => /status of 404|net::ERR_(?:NAME_NOT_RESOLVED|INTERNET)/.test(text);

interface Watched {
  watched: { shift: number; moved: string[]; violations: string[] };
}

async function prepare(context: BrowserContext, stored: Reader['stored']): Promise<void> {
  await context.addInitScript((entries) => {
    // Skips iframes: they must not get the stored choices of the page.
    if (window !== top) return;
    // Simulates a slow connection (2g), because the viewer then prefetches no pages. Prefetching would take nearly
    // half of the time.
    const { connection } = navigator as Navigator & { connection?: object };
    if (connection) Object.defineProperty(connection, 'effectiveType', { value: '2g' });
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    const watched: Watched['watched'] = { shift: 0, moved: [], violations: [] };
    Object.assign(window, { watched });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      watched.violations.push(`${effectiveDirective} forbids ${blockedURI}, requested by ${sourceFile ?? 'the page'}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        watched.shift += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element ? `${element.tagName}.${element.className} "${element.textContent.slice(0, 30)}"` : '?';
          const change = `${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
          watched.moved.push(`${name} ${change} at ${Math.round(entry.startTime)} ms`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, Object.entries(stored));
}

async function inspect(page: Page, url: string, mayMove: boolean, report: (what: string) => void): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // The viewer removes this element after hydration.
  const isAdopted = await page
    .waitForFunction(() => !document.getElementById('page-data') && document.querySelector('#lectern > *'), undefined, {
      timeout: timeoutMs,
      polling: 100,
    })
    .then(
      () => true,
      () => false,
    );
  if (!isAdopted) return report('it was not hydrated');
  await page.waitForLoadState('networkidle');
  const { shift, moved, violations } = await page.evaluate(() => (window as unknown as Watched).watched);
  for (const violation of violations) report(violation);
  if (!mayMove && shift >= unseen) report(`it moved by ${shift.toFixed(4)}: ${moved.slice(0, 3).join(', ')}`);
}
