import path from 'node:path';
import { languageFolders } from '../../corpus/file-paths.ts';
import type { Locale } from '../../corpus/schema/index.ts';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { Rewrite } from '../../corpus/url/rewrite.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { Files } from '../fs/files.ts';
import { readJournal } from '../output/journal.ts';
import { journalPath, manifestPath } from '../output/output-folder.ts';

/** The valid parts of `redirects.json`. */
interface RedirectTable {
  redirects?: { from: string; to: string; status?: number }[];
  rewrites?: Rewrite[];
}

/** The data for serving an output folder. Only files that Lectern wrote are served. */
export interface OutputIndex {
  /** Output path → SHA-256 hash of the file, if the manifest contains it. */
  files: ReadonlyMap<string, string>;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /**
   * The folders of all languages, relative to the output folder. The default language comes last, with the empty
   * string.
   */
  folders: readonly string[];
  /** Redirects by pathname, without trailing slash. */
  redirects: ReadonlyMap<string, Redirect>;
  rewrites: readonly Rewrite[];
  /** The content security policy of pages. `apart`: HTML files that are sent without it. */
  csp?: { policy: string; apart?: readonly string[] } | undefined;
}

export interface Redirect {
  to: string;
  status: number;
}

/**
 * Watches the index of an output folder.
 *
 * @param dir absolute path of the output folder
 * @returns a function that returns the current index. It reads the index again if the manifest or the journal of a
 * publication has changed
 */
export function watchOutputIndex(files: Files, dir: string): () => Promise<OutputIndex> {
  const inspect = async (name: string) => {
    const stat = await files.stat(path.join(dir, name));
    return stat && `${stat.changed} ${stat.size}`;
  };
  let seen: string | undefined;
  let index: OutputIndex | undefined;
  return async () => {
    const manifest = await inspect(manifestPath);
    const fingerprint = `${manifest} ${await inspect(journalPath)}`;
    if (manifest !== undefined && fingerprint !== seen) {
      index = await readOutputIndex(files, dir).catch((error: unknown) => {
        // If the new index is unreadable, serve the last valid one.
        if (index) return index;
        throw error;
      });
      seen = fingerprint;
    }
    if (!index) throw new EnvironmentError(`"${dir}" does not contain a compiled site`, 'run "lectern compile" first');
    return index;
  };
}

/**
 * Reads the index of an output folder.
 *
 * @param dir absolute path of the output folder
 * @throws EnvironmentError if the index can't be read
 */
export async function readOutputIndex(files: Files, dir: string): Promise<OutputIndex> {
  const readJson = async (name: string): Promise<unknown> => {
    const bytes = await files.read(path.join(dir, name));
    try {
      return bytes && JSON.parse(Buffer.from(bytes).toString());
    } catch {
      throw new EnvironmentError(`"${path.join(dir, name)}" is damaged`, 'run "lectern compile" again');
    }
  };
  const manifest = (await readJson(manifestPath)) as
    | { files?: { path: string; sha256: string }[]; csp?: OutputIndex['csp'] }
    | undefined;
  const site = (await readJson('corpus/site.json')) as
    | { baseUrl?: string; trailingSlash?: boolean; locales?: Locale[] }
    | undefined;
  const { baseUrl = '/', trailingSlash, locales = [] } = site ?? {};
  const folders = [...languageFolders({ baseUrl, locales }), ''];
  const tables = await Promise.all(
    folders.map(async (folder) => ((await readJson(`${folder}corpus/redirects.json`)) ?? {}) as RedirectTable),
  );
  return {
    files: new Map([
      ...(await readJournal(files, dir)).map((file) => [file, ''] as const),
      ...(manifest?.files ?? []).map((row) => [row.path, row.sha256] as const),
      [manifestPath, ''],
    ]),
    baseUrl,
    trailingSlash,
    folders,
    redirects: new Map(
      tables
        .flatMap(({ redirects = [] }) => redirects)
        .map(({ from, to, status = 301 }) => [withoutTrailingSlash(from), { to, status }]),
    ),
    rewrites: tables.flatMap(({ rewrites = [] }) => rewrites),
    csp: manifest?.csp,
  };
}
