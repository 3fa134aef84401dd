import type * as z from 'zod';
import { languageFolders } from '../../corpus/file-paths.ts';
import { ManifestFile, RedirectsFile, RoutesFile, SidebarsFile, SiteFile } from '../../corpus/schema/index.ts';
import { readJson } from './read-json.ts';

/** Read access to the files of an output: on disk, or elsewhere, such as on a host. */
export interface CorpusReader {
  /** Returns the paths of all files, relative to the output folder. */
  list(): Promise<string[]>;
  read(path: string): Promise<Uint8Array | undefined>;
}

export const manifestPath = 'corpus/manifest.json';

/** The files of an output that list its content: manifest, routes, redirects, sidebars. Other files are checked
 * against these tables. */
export interface OutputTables {
  manifest: ManifestFile;
  /** The corpus of each language. The corpus at the root comes first. */
  corpora: readonly CorpusTables[];
}

/** @returns undefined if the manifest is missing or damaged */
export async function readTables(reader: CorpusReader): Promise<OutputTables | undefined> {
  const manifest = await readAs(ManifestFile, manifestPath, reader);
  if (!manifest) return undefined;
  const site = await readAs(SiteFile, 'corpus/site.json', reader);
  const others = site ? languageFolders(site) : [];
  const folders = ['', ...others.filter((folder) => filesBelow(`${folder}corpus/`, manifest).length > 0)];
  return { manifest, corpora: await Promise.all(folders.map((folder) => readCorpus(folder, manifest, reader))) };
}

/** The tables of a site in one language. An unreadable table is represented as empty; another check reports it. */
export type CorpusTables = Awaited<ReturnType<typeof readCorpus>>;

async function readCorpus(folder: string, manifest: ManifestFile, reader: CorpusReader) {
  const start = `${folder}corpus/`;
  const sidebars = new Map<string, Set<string>>();
  for (const path of filesBelow(start, manifest)) {
    const file = path.endsWith('/sidebars.json') ? await readAs(SidebarsFile, path, reader) : undefined;
    if (file) sidebars.set(JSON.stringify([file.instance, file.version]), new Set(Object.keys(file.sidebars)));
  }
  const routes = (await readAs(RoutesFile, `${start}routes.json`, reader))?.routes ?? [];
  return {
    /** The folder that contains `corpus/`: empty, or with a trailing slash. */
    folder,
    /** The prefix of the pathnames of all pages. */
    baseUrl: manifest.site.baseUrl + folder,
    routes,
    /** The paths of all pages. */
    paths: new Set(routes.map(({ path }) => path)),
    site: await readAs(SiteFile, `${start}site.json`, reader),
    redirects: (await readAs(RedirectsFile, `${start}redirects.json`, reader)) ?? noRedirects,
    hasSidebar: (instance: string, version: string | undefined, sidebar: string) =>
      sidebars.get(JSON.stringify([instance, version]))?.has(sidebar) ?? false,
  };
}

const noRedirects: Pick<RedirectsFile, 'redirects' | 'rewrites'> = { redirects: [] };

function filesBelow(start: string, { files }: ManifestFile): string[] {
  return files.map(({ path }) => path).filter((path) => path.startsWith(start));
}

async function readAs<T>(schema: z.ZodType<T>, path: string, reader: CorpusReader): Promise<T | undefined> {
  const bytes = await reader.read(path);
  const reading = bytes && readJson(bytes);
  return reading && 'value' in reading ? schema.safeParse(reading.value).data : undefined;
}
