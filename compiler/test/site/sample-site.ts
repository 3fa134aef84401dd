import type { Card } from '../../../corpus/schema/index.ts';
import { parseConfig } from '../../config/parse-config.ts';
import { parseDataFile } from '../../project/settings/data-file.ts';
import type { Head } from '../../parse/document.ts';
import { buildSite } from '../../site/build-site.ts';
import type { Doc, DocsVersion } from '../../site/site.ts';
import { listVersions, versionDir } from '../../site/docs/versions.ts';
import type { Collection, DataFile, SourceFile } from '../../source/source.ts';
import { splitChangelog } from '../../source/split-changelog.ts';
import type { SiteInput } from '../../site/site-input.ts';

/** The front matter of a file. Keys that start with `$` are other properties of the document. */
export type Written = Record<string, unknown> & {
  $title?: string;
  $excerpt?: string;
  $words?: number;
  $truncatedAt?: number;
  $code?: Head['code'];
};

export interface Sample {
  /** Path in the site → content. A Markdown file is represented by its front matter; a data file or changelog by its
   * text. */
  files: Record<string, Written | string>;
  config?: Record<string, unknown>;
  /** Content of the first docs instance's `versions.json`. */
  versions?: string[];
  /** Version name → sidebars of the first docs instance. The current version is `current`. */
  sidebars?: Record<string, unknown>;
  history?: Record<string, { at: string; by: string; added?: string }>;
  production?: boolean;
}

/** @returns the input of the site stage for a sample */
export function sampleInput({
  files,
  config = {},
  versions,
  sidebars = {},
  history = {},
  production = true,
}: Sample): SiteInput {
  const settled = parseConfig(
    { title: 'Sample', docs: {}, pages: [], search: false, ...config },
    'lectern.config.json',
  );
  const docs = settled.docs.map((options, index) => {
    const { versions: listed, problems } = listVersions(options, index === 0 ? versions : undefined);
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
    return {
      options,
      archived: [],
      versions: listed.map((version) => ({
        ...version,
        sidebars: index === 0 ? sidebarsOf(version.name, sidebars) : undefined,
      })),
    };
  });
  const collections: Collection[] = [
    ...docs.flatMap(({ options, versions: listed }) =>
      listed.map(({ name }): Collection => ({
        kind: 'docs',
        instance: options.id,
        version: name,
        dir: versionDir(options, name),
      })),
    ),
    ...settled.pages.map(({ id, path: dir }): Collection => ({ kind: 'pages', instance: id, dir })),
    ...settled.blog.map(({ id, path: dir }): Collection => ({ kind: 'blog', instance: id, dir })),
    ...settled.changelog.map(({ id, path: dir }): Collection => ({ kind: 'changelog', instance: id, dir })),
  ];
  const sources: Map<string, { file: SourceFile; head: Head }> = new Map(
    Object.entries(files).flatMap(([path, written]) => {
      const collection = collections.find(({ dir }) => dir === '.' || path.startsWith(`${dir}/`));
      if (typeof written === 'string' || !collection) return [];
      const relativePath = collection.dir === '.' ? path : path.slice(collection.dir.length + 1);
      return [[path, { file: { path, kind: 'document' as const, collection, relativePath }, head: headOf(written) }]];
    }),
  );
  for (const collection of collections.filter(({ kind }) => kind === 'changelog')) {
    const text = files[collection.dir];
    for (const { path, relativePath, part } of typeof text === 'string' ? splitChangelog(collection.dir, text) : []) {
      sources.set(path, {
        file: { path, kind: 'document', collection, relativePath, part },
        head: headOf({ $excerpt: part.text.trim() }),
      });
    }
  }
  const data = new Map(
    Object.entries(files).flatMap(([path, text]) =>
      typeof text === 'string' && !path.endsWith('.md') ? [[path, dataFile(path, text)]] : [],
    ),
  );
  return {
    config: settled,
    sources,
    data,
    docs,
    history: new Map(Object.entries(history).map(([path, { at, by, added = at }]) => [path, { at, by, added }])),
    written: new Map(),
    production,
  };
}

/** Builds a sample. Diagnostics are formatted as `rule path:line message`. */
export async function buildSample(sample: Sample) {
  const { site, diagnostics } = await buildSite(sampleInput(sample));
  const errors = diagnostics.map(
    ({ rule, place: { path, line }, message }) => `${rule} ${path}${line ? `:${line}` : ''} ${message}`,
  );
  return { site, diagnostics, errors };
}

/** Builds a sample site. Returns the only version of its only docs instance. */
export async function buildDocs(sample: Sample): Promise<{
  version: DocsVersion;
  doc: (id: string) => Doc;
  cardsOf: (id: string) => readonly Card[];
  errors: string[];
}> {
  const { site, errors } = await buildSample(sample);
  const version = site.docs[0]!.versions[0]!;
  return { version, doc: (id) => version.docs.get(id)!, cardsOf: (id) => version.cards.get(id)!, errors };
}

export function dataFile(path: string, text: string): DataFile {
  const parsed = parseDataFile(path, text);
  if (!parsed.file) throw new Error(parsed.diagnostics[0]!.message);
  return parsed.file;
}

function sidebarsOf(version: string, sidebars: Record<string, unknown>): DataFile | undefined {
  return version in sidebars
    ? dataFile(`sidebars-${version}.json`, JSON.stringify(sidebars[version], null, 1) ?? '')
    : undefined;
}

// Creates a head. Each front matter key counts as one line, starting on line 2.
function headOf({ $title, $excerpt = '', $words, $truncatedAt, $code, ...frontMatter }: Written): Head {
  return {
    frontMatter,
    frontMatterPlaces: Object.fromEntries(
      Object.keys(frontMatter).map((key, index) => [key, { line: index + 2, column: 1 }]),
    ),
    contentTitle: $title,
    hasTitleHeading: $title !== undefined,
    excerpt: $excerpt,
    outline: [],
    anchors: [],
    references: [],
    words: $words,
    truncatedAt: $truncatedAt,
    code: $code,
    headElements: [],
    components: ['DocCardList'],
    findings: [],
  };
}
