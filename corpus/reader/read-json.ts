import { encodePath } from '../url/pathname.ts';
import { builtIn } from './corpus-url.ts';
import { CorpusError } from './corpus-error.ts';

/** The version of the corpus format that this reader supports. */
const format = 1;

/** Matches the URL of a `texts/` file of a search index. An index can refer to such files in another language's
 * corpus. */
const searchTexts = /\/corpus\/search\/[^/]+\/[^/]+\/texts\/\d+\.json$/;

/**
 * Reads a file of a corpus.
 *
 * @param folder the URL of the folder `corpus/`, with a slash at its end
 * @param path relative to the folder, decoded
 * @param check returns the parsed content
 * @throws CorpusError; the signal's reason if the signal aborts
 */
export async function readJson(
  folder: URL,
  path: string,
  fetchFile: typeof fetch | undefined,
  signal: AbortSignal | undefined,
  check: Check = asCorpusFile,
): Promise<unknown> {
  const { href } = new URL(`./${encodePath(path)}`, folder);
  return check(parse(await readText(folder, path, fetchFile, signal), href), href);
}

/**
 * Reads a file as text.
 *
 * @param folder the URL of a folder, with a slash at its end. No other folder is read
 * @param path relative to the folder, decoded
 * @throws CorpusError; the signal's reason if the signal aborts
 */
export async function readText(
  folder: URL,
  path: string,
  fetchFile: typeof fetch | undefined,
  signal: AbortSignal | undefined,
): Promise<string> {
  const url = new URL(`./${encodePath(path)}`, folder);
  const { href } = url;
  if (!href.startsWith(folder.href) && !searchTexts.test(href))
    throw new CorpusError('missing', href, `${href} is outside of the corpus.`);
  signal?.throwIfAborted();
  try {
    return url.protocol === 'file:' ? await readFile(url, signal) : await download(url, fetchFile ?? fetch, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof CorpusError) throw cause;
    throw new CorpusError('unreachable', href, `${href} could not be read: ${(cause as Error).message}`, { cause });
  }
}

async function readFile(url: URL, signal: AbortSignal | undefined): Promise<string> {
  const fs = await builtIn('fs/promises');
  try {
    return await fs.readFile(url, { encoding: 'utf8', signal });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' ? missing(url.href, { cause }) : cause;
  }
}

async function download(url: URL, fetchFile: typeof fetch, signal: AbortSignal | undefined): Promise<string> {
  const response = await fetchFile(url.href, { signal: signal ?? null });
  // Some hosts answer an unknown path with an HTML page.
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status === 404 || response.status === 410 || (response.ok && isHtml)) throw missing(url.href);
  if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
  return response.text();
}

function missing(href: string, options?: ErrorOptions): CorpusError {
  const hint = 'Compile the site, and open the corpus at the address of the site or of its folder "corpus".';
  return new CorpusError('missing', href, `${href} does not exist. ${hint}`, options);
}

/** Checks the content of a file. */
type Check = (value: unknown, href: string) => unknown;

function parse(text: string, href: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CorpusError('malformed', href, `${href} is not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** Accepts any JSON object, because JSON Schemas have no field `format`. */
export const asSchema: Check = (value, href) => {
  if (typeof value === 'object' && value !== null) return value;
  throw new CorpusError('malformed', href, `${href} is not a JSON Schema.`);
};

function asCorpusFile(value: unknown, href: string): unknown {
  const found = (value as { format?: unknown } | null)?.format;
  if (found === format) return value;
  throw typeof found === 'number'
    ? new CorpusError(
        'format',
        href,
        `${href} has format ${found}, but this version of @lectern/corpus reads format ${format}.`,
      )
    : new CorpusError('malformed', href, `${href} is not a corpus file: it has no format.`);
}
