import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startChromium } from '../../../viewer/test/browser/chromium.ts';
import { docusaurus } from '../first-load/docusaurus.ts';
import type { Generator, Opened } from '../first-load/generator.ts';
import { makeSite } from '../first-load/make-site.ts';
import { makeMaterial } from '../first-load/material.ts';
import { openPage, type FirstLoad, type Network } from '../first-load/open-page.ts';
import { own } from '../first-load/own.ts';
import { serveFolder } from '../first-load/serve-folder.ts';
import { starlight } from '../first-load/starlight.ts';
import { vitepress } from '../first-load/vitepress.ts';
import { median } from '../measure.ts';
import { milliseconds, type Row } from '../row.ts';

/**
 * `Slow 4G` is the preset of Lighthouse. `Fast 3G` is a former preset of DevTools, which DevTools now calls "Slow 4G".
 */
const networks: readonly Network[] = [
  { name: 'Slow 4G', latency: 150, down: 1600, up: 750 },
  { name: 'Fast 3G', latency: 562.5, down: 1440, up: 675 },
];
/** How often each page is opened. The sites alternate, so that other work of the machine affects all of them equally. */
const rounds = 7;
const generators = [own, vitepress, starlight, docusaurus];
const opened: readonly Opened[] = ['docs page', 'blog list', 'home'];

/** A site that is built and served. */
interface Site {
  generator: Generator;
  dir: string;
  url: string;
}

/** The measurements of a first load. Each becomes a row of the table. */
const columns: readonly { what: string; of: (load: FirstLoad) => number; write: (value: number) => string }[] = [
  { what: 'text on the screen', of: ({ text }) => text, write: milliseconds },
  { what: 'requests before it', of: ({ requests }) => requests, write: String },
  { what: 'before it over the wire', of: ({ kilobytes }) => kilobytes, write: (value) => `${Math.round(value)} kB` },
];
const goals: Partial<Record<Opened, Record<string, string>>> = {
  'docs page': {
    'text on the screen, Slow 4G': '≤ VitePress, ≤ Starlight',
    'text on the screen, Fast 3G': '≤ 1,500 ms',
    'requests before it, Slow 4G': '≤ 8',
    'before it over the wire, Slow 4G': '≤ 40 kB',
    'words in the HTML': '≥ 90 % of the page',
  },
  'blog list': { 'text on the screen, Fast 3G': '≤ the better other' },
  home: { 'text on the screen, Fast 3G': '≤ the better other' },
};

/**
 * Measures the first page that a reader opens, compared with other generators. Each generator is installed from npm
 * into `folder`, and builds a site from the same content. The same server serves all sites.
 */
export async function firstLoad(folder: string): Promise<Row[]> {
  const material = makeMaterial();
  const browser = await startChromium();
  const servers = [];
  try {
    const sites: Site[] = [];
    for (const generator of generators) {
      const dir = await makeSite(generator, material, path.join(folder, 'first-load'));
      const server = await serveFolder(dir);
      servers.push(server);
      sites.push({ generator, dir, url: server.url });
    }
    const rows: Row[] = [];
    for (const page of opened) {
      const having = sites.filter(({ generator }) => generator.pages[page] !== undefined);
      for (const network of networks) rows.push(...(await compare(browser, having, page, network)));
      const words = having.map(({ dir, generator }) => wordsInHtml(dir, generator.pages[page]!));
      rows.push(row(page, 'words in the HTML', (await Promise.all(words)).map(String), having));
    }
    return rows;
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}

async function compare(browser: Browser, sites: readonly Site[], page: Opened, network: Network): Promise<Row[]> {
  const loads = sites.map((): FirstLoad[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, { generator, url }] of sites.entries())
      loads[place]!.push(await openPage(browser, new URL(generator.pages[page]!, url).href, network));
  return columns.map(({ what, of, write }) =>
    row(
      page,
      `${what}, ${network.name}`,
      loads.map((all) => write(median(all.map(of)))),
      sites,
    ),
  );
}

/** @param figures a figure for each site; the first figure is Lectern's */
function row(page: Opened, what: string, [figure, ...others]: readonly string[], sites: readonly Site[]): Row {
  return {
    what: `${page}, ${what}`,
    figure: figure!,
    beside: others.map((other, place) => `${sites[place + 1]!.generator.name} ${other}`).join(', '),
    goal: goals[page]?.[what] ?? '',
  };
}

/** Returns the number of words in the HTML of a page that are visible without scripts. */
async function wordsInHtml(dir: string, address: string): Promise<number> {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  const html = await readFile(path.join(dir, file), 'utf8');
  const text = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
