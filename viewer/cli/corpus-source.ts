import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from './output.ts';
import { isHttp } from './options.ts';

/** Reads the files of a corpus in a folder, or below a URL. */
export interface CorpusSource {
  /** The folder or URL, as the user entered it. */
  name: string;
  /**
   * @param address relative to the corpus, decoded
   * @returns undefined if the corpus has no such file
   * @throws CliError if the source can't be read
   */
  read(address: string): Promise<Uint8Array | undefined>;
  /** @returns the addresses of all files; undefined if the source can't list its files */
  list(): Promise<string[] | undefined>;
}

/** The timeout of one request, in milliseconds. */
const timeoutMs = 30_000;

export function openSource(corpus: string): CorpusSource {
  return isHttp(corpus) ? openUrl(corpus) : openFolder(corpus);
}

function openFolder(folder: string): CorpusSource {
  return {
    name: folder,
    async read(address) {
      try {
        const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, address))]);
        if (!file.startsWith(root.endsWith(path.sep) ? root : root + path.sep))
          throw new CliError(
            1,
            `${address} is a link out of ${folder}, so the viewer does not read it: replace the link with the file itself.`,
          );
        return await readFile(file);
      } catch (error) {
        if (error instanceof CliError) throw error;
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
        throw new CliError(3, message, { cause: error });
      }
    },
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort();
    },
  };
}

function openUrl(url: string): CorpusSource {
  return {
    name: url,
    async read(address) {
      const file = new URL(address.split('/').map(encodeURIComponent).join('/'), url).href;
      try {
        const response = await fetch(file, { signal: AbortSignal.timeout(timeoutMs) });
        if (response.status === 404 || response.status === 410) return undefined;
        if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
        // Some hosts answer an unknown path with an HTML page.
        if (response.headers.get('content-type')?.startsWith('text/html')) return undefined;
        return new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        const { cause, message } = error as Error;
        const reason = cause instanceof Error ? cause.message : message;
        throw new CliError(3, `${file} could not be loaded: ${reason}.`, { cause: error });
      }
    },
    list: async () => undefined,
  };
}
