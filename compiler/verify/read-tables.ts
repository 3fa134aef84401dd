import type * as z from 'zod';
import { ManifestFile, RedirectsFile, RoutesFile, SidebarsFile, type Route } from '../../corpus/schema/index.ts';
import { readJson } from './read-json.ts';

/** An output folder, or whatever holds its files. */
export interface CorpusReader {
  /** Paths of all files, relative to the output folder. */
  list(): Promise<string[]>;
  read(path: string): Promise<Uint8Array | undefined>;
}

export const manifestPath = 'corpus/manifest.json';

/** The tables of a corpus that its other files are checked against. What can't be read counts as empty here. */
export interface CorpusTables {
  manifest: ManifestFile;
  routes: Route[];
  redirects: Pick<RedirectsFile, 'redirects' | 'rewrites'>;
  hasSidebar(instance: string, version: string | undefined, sidebar: string): boolean;
}

/** @returns nothing when there is no manifest, or a damaged one */
export async function readTables(reader: CorpusReader): Promise<CorpusTables | undefined> {
  const manifest = await readAs(ManifestFile, manifestPath, reader);
  if (!manifest) return undefined;
  const sidebars = new Map<string, Set<string>>();
  for (const { path } of manifest.files) {
    const file = path.endsWith('/sidebars.json') ? await readAs(SidebarsFile, path, reader) : undefined;
    if (file) sidebars.set(JSON.stringify([file.instance, file.version]), new Set(Object.keys(file.sidebars)));
  }
  return {
    manifest,
    routes: (await readAs(RoutesFile, 'corpus/routes.json', reader))?.routes ?? [],
    redirects: (await readAs(RedirectsFile, 'corpus/redirects.json', reader)) ?? { redirects: [] },
    hasSidebar: (instance, version, sidebar) =>
      sidebars.get(JSON.stringify([instance, version]))?.has(sidebar) ?? false,
  };
}

async function readAs<T>(schema: z.ZodType<T>, path: string, reader: CorpusReader): Promise<T | undefined> {
  const bytes = await reader.read(path);
  const reading = bytes && readJson(bytes);
  return reading && 'value' in reading ? schema.safeParse(reading.value).data : undefined;
}
