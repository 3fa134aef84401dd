import { openCorpus } from '../../corpus/reader/open-corpus.ts';
import type { Corpus } from '../../corpus/reader/corpus.ts';
import { compareText, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { Emit, LastContent } from './hooks/file-hooks.ts';
import { contextOf } from './context-of.ts';
import type { OpenExtension } from './open-extension.ts';
import { unportableName } from '../values/names/portable-name.ts';
import { publishedSite, type PublishedSite } from './published-site.ts';
import { runHook } from './run-hook.ts';
import { isSafePath } from './safe-path.ts';

/** A file that an extension writes. */
export type Written = { path: string } & ({ text: string } | { bytes: Uint8Array } | { last: LastContent });

/** A placeholder address: the reader of the corpus needs one, but reads files from the output folder. */
const address = 'http://output.invalid/';

/**
 * @param read returns the text of an output file by path; undefined if the file doesn't exist
 * @returns a corpus that gets its files from `read`
 */
export function corpusOf(read: (file: string) => Promise<string | undefined>): Corpus {
  const fetchFile = async (url: Parameters<typeof fetch>[0]) => {
    const file = decodeURIComponent(String(url).slice(address.length));
    const text = isSafePath(file) ? await read(file) : undefined;
    const headers = { 'content-type': 'application/json' };
    return text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers });
  };
  return openCorpus(address, { fetch: fetchFile });
}

/** The input of the hook `files`. */
export interface FilesInput {
  readonly opened: OpenSite;
  readonly files: Files;
  readonly site: PublishedSite;
  /** @returns the text of a file of the output; undefined if there is no such file */
  read(file: string): Promise<string | undefined>;
}

/**
 * Runs the hook `files` of an extension.
 *
 * @returns its files, sorted by path; none if it fails
 */
export async function runFiles(
  extension: OpenExtension,
  input: FilesInput,
): Promise<{ artifacts: Written[]; diagnostic?: Diagnostic | undefined }> {
  const written = new Map<string, Written>();
  const emit: Emit = (path, content) => {
    if (typeof path !== 'string' || !isSafePath(path))
      throw new Error(
        `"emit" needs a path in the output folder, such as "data/terms.json", not ${JSON.stringify(path)}`,
      );
    const problem = unportableName(path);
    if (problem !== undefined) throw new Error(`some systems cannot store the file "${path}": ${problem}`);
    if (written.has(path)) throw new Error(`the extension emits "${path}" twice`);
    if (typeof content === 'function') written.set(path, { path, last: content });
    else if (typeof content === 'string') written.set(path, { path, text: content });
    else if (content instanceof Uint8Array) written.set(path, { path, bytes: Uint8Array.from(content) });
    else throw new Error(`the content of "${path}" is neither text, bytes nor a function`);
  };
  const { opened, files, site, read } = input;
  const context = Object.freeze({ ...contextOf(extension, opened, files), ...publishedSite(site) });
  const run = () => extension.hooks.files!(corpusOf(read), emit, context);
  const { diagnostic } = await runHook(extension, 'files', run, { files });
  if (diagnostic) return { artifacts: [], diagnostic };
  return { artifacts: [...written.values()].sort((a, b) => compareText(a.path, b.path)) };
}
