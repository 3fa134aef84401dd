import { parseConfig } from '../../config/parse-config.ts';
import type { Asset, LinkInput } from '../../link/link.ts';
import type { Head, Reference } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';

/** A document of a test: its references as the author wrote them, and its ids. */
export interface Written {
  links?: (string | Partial<Reference>)[];
  anchors?: Head['anchors'];
  /** Path of the document's page; absent for a partial. */
  path?: string;
  draft?: boolean;
  /** Whether the page is not served, because another page has the same path. */
  isNotServed?: boolean;
  outline?: Head['outline'];
  image?: string;
  /** For a translated document: path of the original in `docs/`. */
  translates?: string;
}

/** Creates the input for linking a site. Its documents are in `docs/`. */
export function siteOf(
  documents: Record<string, Written>,
  config: object = {},
  assets: (string | Asset)[] = [],
): LinkInput {
  const settled = parseConfig({ title: 'Site', docs: {}, pages: false, ...config }, 'test');
  const sources = new Map<string, { file: SourceFile; head: Head }>();
  for (const [name, written] of Object.entries(documents)) {
    const isPartial = written.path === undefined && !written.draft && !written.isNotServed;
    const { translates: original } = written;
    const relativePath = original?.slice('docs/'.length) ?? name;
    const dir = original === undefined ? 'docs' : name.slice(0, -relativePath.length - 1);
    const collection = { kind: 'docs' as const, instance: 'default', version: 'current', dir };
    const translates = original === undefined ? undefined : { path: original, dir: 'docs', locale: 'de' };
    sources.set(name, {
      file: { path: name, kind: isPartial ? 'partial' : 'document', collection, relativePath, translates },
      head: headOf(written),
    });
  }
  const routes = Object.entries(documents).flatMap(([source, { path }]) =>
    path === undefined ? [] : [{ path, kind: 'doc' as const, title: source, source }],
  );
  return {
    site: {
      config: settled,
      docs: [],
      blogs: [],
      pages: [],
      routes,
      places: new Map(routes.map(({ path, source }) => [path, { path, source }])),
      navbar: { items: [], hideOnScroll: false },
      redirects: [{ from: '/old', to: '/a', hasPage: true }],
      rewrites: [],
    } as unknown as LinkInput['site'],
    sources,
    originals: new Map(
      [...sources].flatMap(([name, { file }]) => (file.translates ? [[name, file.translates.path]] : [])),
    ),
    assets: new Map(
      assets.map((asset) => (typeof asset === 'string' ? pictureAt(asset) : asset)).map((asset) => [asset.path, asset]),
    ),
    files: new Set(['/files/plain.html']),
  };
}

function pictureAt(path: string): Asset {
  return { path, href: `/assets/${path.split('/').at(-1)}`, output: `assets/${path}`, width: 3, height: 2 };
}

function headOf({ links = [], draft, outline = [], image, ...written }: Written): Head {
  const anchors =
    written.anchors ?? outline.map((item) => (item.type === 'heading' ? item.id : { partial: item.reference }));
  return {
    frontMatter: { ...(draft ? { draft } : {}), ...(image === undefined ? {} : { image }) },
    frontMatterPlaces: {},
    hasTitleHeading: true,
    excerpt: '',
    outline,
    anchors,
    references: links.map((link, index): Reference => {
      const given = typeof link === 'string' ? { url: link } : link;
      return { kind: 'link', url: '', syntax: 'markdown', at: { line: index + 1, column: 1 }, ...given };
    }),
    headElements: [],
    components: [],
    findings: [],
  };
}
