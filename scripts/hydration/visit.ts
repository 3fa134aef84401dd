import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A reader: the width of the window, the mode of the system, and earlier choices. */
export interface Reader {
  width: 1440 | 390;
  colorScheme: 'light' | 'dark';
  /** Entries of the local storage; empty for a first visit. */
  stored: Readonly<Record<string, string>>;
}

/** An error on a page. */
export interface HydrationFault {
  path: string;
  reader: string;
  what: string;
}

/** A layout shift that no reader notices. */
const unseen = 0.001;
/** In milliseconds: how long a page may take to be adopted. */
const timeoutMs = 20_000;

/**
 * @param tabs what is chosen in groups of tabs
 * @param announcement the id of that which the reader has dismissed
 * @returns eight kinds of readers: both widths, both modes, with choices that are not the usual ones and without
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
 * @param json the file of a page
 * @returns whether the page has content of unknown height, rendered only in the browser: diagrams, live code, and
 *   components that load data
 */
export function holdsUnknownHeights(json: string): boolean {
  return /"name":"(?:Mermaid|LiveCode)"/.test(json) || /"code":\[\{/.test(json) || /"kind":"custom"/.test(json);
}

/**
 * Opens each page as the first page of a visit, and watches its hydration. Reports console errors, violations of the
 * content security policy, and layout shifts.
 *
 * @param origin of the server
 * @param mayMove whether a page contains content of unknown height
 */
export async function visitAll(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  reader: Reader,
  { walkers = 3, mayMove = () => false }: { walkers?: number; mayMove?: (path: string) => boolean } = {},
): Promise<HydrationFault[]> {
  const faults: HydrationFault[] = [];
  const { width, colorScheme, stored } = reader;
  const name = `${width} px, ${colorScheme}, ${Object.keys(stored).length > 0 ? 'with' : 'without'} choices`;
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme });
  await prepare(context, stored);
  const left = [...paths];
  const walk = async () => {
    const page = await context.newPage();
    let path = '';
    const tell = (what: string) => void faults.push({ path, reader: name, what });
    page.on('pageerror', ({ message }) => tell(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfHost(message.text())) tell(message.text());
    });
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      path = next;
      await look(page, new URL(encodeURI(path), origin).href, mayMove(path), tell).catch((error: Error) =>
        tell(error.message.split('\n')[0]!),
      );
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: walkers }, walk));
  await context.close();
  return faults;
}

// Ignore missing files of other hosts, and the status 404 of the not-found page.
const isOfHost = (text: string) => /status of 404|net::ERR_(?:NAME_NOT_RESOLVED|INTERNET)/.test(text);

interface Watched {
  watched: { shift: number; moved: string[]; violations: string[] };
}

async function prepare(context: BrowserContext, stored: Reader['stored']): Promise<void> {
  await context.addInitScript((entries) => {
    // Frames start with an empty storage.
    if (window !== top) return;
    // Turn prefetching off. It is unrelated to hydration, and nearly half of the work.
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

async function look(page: Page, url: string, mayMove: boolean, tell: (what: string) => void): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // The viewer removes the data of the page after hydration.
  const isAdopted = await page
    .waitForFunction(() => !document.getElementById('page-data') && document.querySelector('#root > *'), undefined, {
      timeout: timeoutMs,
      polling: 100,
    })
    .then(
      () => true,
      () => false,
    );
  if (!isAdopted) return tell('it was not hydrated');
  await page.waitForLoadState('networkidle');
  const { shift, moved, violations } = await page.evaluate(() => (window as unknown as Watched).watched);
  for (const violation of violations) tell(violation);
  if (!mayMove && shift >= unseen) tell(`it moved by ${shift.toFixed(4)}: ${moved.slice(0, 3).join(', ')}`);
}
