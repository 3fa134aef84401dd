import type { BrowserContextOptions, Page } from 'playwright-core';
import { record } from '../../../viewer/test/search/sample-records.ts';
import {
  placeholderService,
  type SampleRecord,
  type StandInService,
} from '../../../viewer/test/search/stand-in-service.ts';
import { openServedSite } from './served-site.ts';
import { hydratedHeading } from '../../../viewer/test/browser/waiting.ts';

/** The ways in which a site can be searched: its own index, or a search service. */
export type Kind = 'embedded' | 'hosted';
export const kinds = ['embedded', 'hosted'] as const;
export const indexNames = { embedded: 'embedded', hosted: 'folio-index' };

/** Settings for the search service. */
export const algolia = {
  appId: 'FOLIOAPP',
  apiKey: 'public-key',
  indexName: indexNames.hosted,
  searchParameters: { facetFilters: ['kind:shown'], analytics: false },
  externalUrlRegex: 'elsewhere\\.example',
  replaceSearchResultPathname: { from: '/old/', to: '/' },
};
const config = (kind: Kind) => ({
  title: 'Folio',
  baseUrl: '/folio/',
  docs: [
    { lastVersion: '2.0', versions: { current: { label: 'Next' } } },
    { id: 'crafts', path: 'crafts', routeBasePath: '/crafts' },
  ],
  blog: { onUntruncatedBlogPosts: 'ignore' },
  pages: { path: 'pages', routeBasePath: '/' },
  search: { reportUrl: 'https://example.com/report?q={query}' },
  ...(kind === 'embedded' && { pwa: {} }),
  themeConfig: kind === 'hosted' ? { algolia } : {},
});

const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1} of a long page.`).join('\n\n');
const words = 'one two three four five six seven eight nine ten eleven twelve thirteen';
const lamp = `# Lamp\n\n${paragraphs}\n\n## Lamp oil\n\nThe oil burns ${words}.\n`;
const motes = Array.from({ length: 32 }, (_, index) => [`docs/motes/mote-${index + 1}.md`, `# Mote ${index + 1}\n`]);
const versions = (folder: string, id: string, names: string[], files: Record<string, string>) =>
  Object.fromEntries([
    [`${id}versions.json`, JSON.stringify(names)],
    ...names.flatMap((name) =>
      Object.entries(files).map(([file, text]) => [
        `${id}versioned_${folder}/version-${name}/${file}`,
        text.replaceAll('VERSION', name),
      ]),
    ),
  ]) as Record<string, string>;
const content: Record<string, string> = {
  'pages/index.md': '# Home\n',
  'docs/lamp.md': lamp,
  'docs/intro.md': '# Introduction\n\nA quill writes.\n',
  ...Object.fromEntries(motes),
  ...versions('docs', '', ['2.0', '1.0'], {
    'lamp.md': lamp,
    'intro.md': '# Introduction VERSION\n\nA quill writes `<b>&amp;</b>`.\n',
    ...Object.fromEntries(motes.map(([file, text]) => [file!.replace('docs/', ''), text!])),
  }),
  // This doc exists only in the current version.
  'crafts/vellum.md': '# Vellum\n',
  'crafts/bookbinding.md': '# Bookbinding\n\nA quill is no needle.\n',
  ...versions('docs', 'crafts_', ['b', 'a'], { 'bookbinding.md': '# Bookbinding VERSION\n\nA quill is no needle.\n' }),
  'blog/2024-01-02-candle.md': '# Candle\n\nA quill by candlelight.\n',
};

const ofDocs = (version: string, more: Partial<SampleRecord> = {}) => ({
  docusaurus_tag: `docs-default-${version}`,
  kind: 'shown',
  ...more,
});
const steps = (version: string) => ['Docs', `Introduction ${version}`] as const;
/** Records for the same site, as a crawler of the service would create them. */
const records: SampleRecord[] = [
  record('/lamp#lamp-oil', ['Docs', 'Lamp', 'Lamp oil'], ofDocs('2.0')),
  record('/lamp', ['Docs', 'Lamp'], ofDocs('2.0')),
  record('/lamp#lamp-oil', ['Docs', 'Lamp', 'Lamp oil'], ofDocs('2.0', { content: `The oil burns ${words}.` })),
  record('/intro', steps('2.0'), ofDocs('2.0', { content: 'A quill writes &lt;b&gt;&amp;amp;&lt;/b&gt;.' })),
  record('/1.0/intro', steps('1.0'), ofDocs('1.0', { content: 'A quill writes.' })),
  ...motes.map((_, index) => record(`/motes/mote-${index + 1}`, ['motes', `Mote ${index + 1}`], ofDocs('2.0'))),
].map((each) => ({ ...each, url: each.url.replace('/site/', '/folio/old/docs/') }));
const elsewhere = { ...record('/', ['Elsewhere', 'Elsewhere'], ofDocs('2.0')), url: 'https://elsewhere.example/there' };
const posts = [
  {
    ...record('/', ['Blog', 'Candle'], ofDocs('', { docusaurus_tag: 'default', content: 'A quill by candlelight.' })),
    url: 'https://example.org/folio/blog/2024/01/02/candle',
  },
  ...['b', 'a'].map((name) => ({
    ...record(
      `/${name}`,
      ['Crafts', `Bookbinding ${name}`],
      ofDocs('', { docusaurus_tag: `docs-crafts-${name}`, content: 'A quill is no needle.' }),
    ),
    url: `https://example.org/folio/crafts/${name}/bookbinding`,
  })),
];

/** A site that is searched with the embedded index and with a service, and a browser. */
export interface SearchedSite {
  /** Opens a page in a new browser profile, with one way of searching. */
  visit: (kind: Kind, path?: string, options?: BrowserContextOptions) => Promise<Reader>;
  /** Uncaught errors and dialogs of all pages. */
  crashes: string[];
  /** Closes the pages that were opened. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Reader {
  page: Page;
  service: StandInService;
  /** URL of the site, with trailing slash. */
  url: string;
}

/**
 * Compiles and serves the site, and starts a browser.
 *
 * @param options passed to `launchChromium`
 */
export async function openSearchedSite(options?: Parameters<typeof openServedSite>[1]): Promise<SearchedSite> {
  const site = await openServedSite('/folio/', options);
  const crashes: string[] = [];
  let published: Kind | undefined;
  return {
    crashes,
    async visit(kind, path = 'docs/lamp', options = {}) {
      if (published !== kind) await site.publish({ ...content, 'lectern.config.json': JSON.stringify(config(kind)) });
      published = kind;
      const context = await site.browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      const service = await placeholderService(context, [...records, ...posts, elsewhere]);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => crashes.push(message));
      page.on('dialog', (dialog) => crashes.push(dialog.message()));
      await page.goto(site.url + path);
      await page.waitForSelector(hydratedHeading);
      return { page, service, url: site.url };
    },
    async leave() {
      await Promise.all(site.browser.contexts().map((context) => context.close()));
    },
    close: site.close,
  };
}

/** Selectors of the search dialog, and of the input in it. */
export const modal = '.search-modal';
export const input = `${modal} input`;

/** Opens the search and types a query. Resolves when the results are shown. */
export async function ask(page: Page, text: string): Promise<void> {
  if ((await page.locator(modal).count()) === 0) await page.keyboard.press('Control+k');
  // The dialog shows the old results until new ones arrive. An empty query removes the old results first.
  await page.fill(input, '');
  await page.fill(input, text);
  await page.waitForSelector(`${modal} :is(.hit mark, .search-notice)`);
}
