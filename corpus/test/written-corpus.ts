// A corpus written by hand from the description of the format. It contains only the files that a reader needs.
import type { DocPage, ManifestFile, RedirectsFile, RoutesFile, SidebarsFile, SiteFile } from '../types.ts';

const header = (kind: string) => ({ $schema: `/site/corpus/schema/v1/${kind}.schema.json`, format: 1 as const });

const site: SiteFile = {
  ...header('site'),
  title: 'By hand',
  tagline: '',
  url: 'https://example.org',
  baseUrl: '/site/',
  titleDelimiter: '|',
  locale: 'en',
  locales: [],
  colorMode: { default: 'light', disableSwitch: false, respectSystem: true },
  navbar: { hideOnScroll: false, items: [] },
  docs: { versionPersistence: 'none', sidebar: { hideable: false, autoCollapseCategories: false } },
  rewrites: [{ from: '/site/next/:rest*', to: '/site/docs/:rest*' }],
  instances: [],
};

/** The only doc, at `/site/docs/æble 100%`. */
export const writtenPage: DocPage = {
  ...header('doc'),
  kind: 'doc',
  path: '/site/docs/æble 100%',
  title: 'Apple',
  metadata: { title: 'Apple | By hand' },
  id: 'apple',
  context: { instance: 'default', version: 'current', sidebar: 'main' },
  toc: [
    { depth: 2, id: 'the-core', text: 'The core' },
    { depth: 3, id: 'æ', text: 'Seeds' },
  ],
  tocLevels: { min: 2, max: 3 },
  unlisted: false,
  frontMatter: {},
  body: {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'An apple.' }] }],
  },
  tags: [],
  breadcrumbs: [],
  alternates: [],
};

const routes: RoutesFile = {
  ...header('routes'),
  routes: [{ path: writtenPage.path, kind: 'doc', page: 'pages/docs/æble 100%.json', title: 'Apple' }],
};
const redirects: RedirectsFile = { ...header('redirects'), redirects: [{ from: '/site/old', to: '/site/docs' }] };
const manifest: ManifestFile = {
  ...header('manifest'),
  generator: { name: 'lectern', version: '0.1.0' },
  site: { title: site.title, url: site.url, baseUrl: site.baseUrl },
  onBrokenLinks: 'error',
  counts: { doc: 1 },
  files: [],
};
const sidebars: SidebarsFile = {
  ...header('sidebars'),
  instance: 'default',
  version: 'current',
  sidebars: { main: [{ type: 'link', label: 'Apple', href: '/site/docs/%C3%A6ble%20100%25' }] },
};

/** The files of the corpus: path below the output folder → content. */
export const writtenCorpus: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'site.json': site,
    'manifest.json': manifest,
    'routes.json': routes,
    'redirects.json': redirects,
    'docs/default/current/sidebars.json': sidebars,
    'pages/docs/æble 100%.json': writtenPage,
  }).map(([name, value]) => [`corpus/${name}`, `${JSON.stringify(value)}\n`]),
);
