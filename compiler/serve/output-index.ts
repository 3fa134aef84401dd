import path from 'node:path';
import { languageFolders } from '../../corpus/file-paths.ts';
import type { Locale } from '../../corpus/schema/index.ts';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { Rewrite } from '../../corpus/url/rewrite.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import type { Files } from '../fs/files.ts';
import { readJournal } from '../output/journal.ts';
import { journalPath, manifestPath } from '../output/output-folder.ts';

/** `redirects.json`, as far as it is one. */
interface RedirectTable {
  redirects?: { from: string; to: string; status?: number }[];
  rewrites?: Rewrite[];
}

/** What may be served: the files that Lectern wrote, and nothing else that lies in the folder. */
export interface OutputIndex {
  /** Path in the output folder → SHA-256 of the file, where the manifest names it. */
  files: ReadonlyMap<string, string>;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Where each language lies, in the output folder: empty for its root, which is last. */
  folders: readonly string[];
  /** By the pathname they lead away from, without a slash at its end. */
  redirects: ReadonlyMap<string, Redirect>;
  rewrites: readonly Rewrite[];
  /** What pages may run, and the HTML files for which that does not hold. */
  csp?: { policy: string; apart?: readonly string[] } | undefined;
}

export interface Redirect {
  to: string;
  status: number;
}

/**
 * @param dir an output folder, absolute
 * @returns what gives the newest index each time it is called: it is read again when the manifest changes, and while a new
 *   site is put in place: its pages, and what they ask for, are there before the manifest that names them
 */
export function watchOutputIndex(files: Files, dir: string): () => Promise<OutputIndex> {
  const lookAt = async (name: string) => {
    const stat = await files.stat(path.join(dir, name));
    return stat && `${stat.changed} ${stat.size}`;
  };
  let seen: string | undefined;
  let index: OutputIndex | undefined;
  return async () => {
    const manifest = await lookAt(manifestPath);
    const fingerprint = `${manifest} ${await lookAt(journalPath)}`;
    if (manifest !== undefined && fingerprint !== seen) {
      index = await readOutputIndex(files, dir).catch((error: unknown) => {
        // While there is a good one, a broken one is passed over.
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
 * @param dir an output folder, absolute
 * @throws EnvironmentError when what it says of itself can't be read
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
