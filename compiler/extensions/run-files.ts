import path from 'node:path';
import type { Json } from '../../corpus/schema/json.ts';
import { filesBelow } from '../fs/files-below.ts';
import { sha256 } from '../fs/sha256.ts';
import { processFolder } from '../fs/system-folders.ts';
import { themeColors } from './checks/checked-site.ts';
import { reportInto } from './checks/run-checks.ts';
import { openCorpus } from '../../corpus/reader/open-corpus.ts';
import type { Corpus } from '../../corpus/reader/corpus.ts';
import { compareText, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { CardPage, CardsContext, Emit, LastContent, SocialCards } from './hooks/file-hooks.ts';
import { contextOf } from './context-of.ts';
import type { OpenExtension } from './open-extension.ts';
import { unportableName } from '../values/names/portable-name.ts';
import { publishedSite, type PublishedSite } from './published-site.ts';
import { runHook, type HookResult } from './run-hook.ts';
import { isSafePath } from './safe-path.ts';

/** A file that an extension writes. */
export type Written = { path: string } & ({ text: string } | { bytes: Uint8Array } | { last: LastContent });

/**
 * The reader of the corpus requires a URL, although all files come from the output folder. This URL is never
 * requested.
 */
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
    if (problem !== undefined) throw new Error(`some systems cannot store the output file "${path}": ${problem}`);
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

/** The values for the hook `socialCards` that its caller provides. */
export type CardsInput = Pick<CardsContext, 'letters' | 'load' | 'viewerFonts'>;

/** The cards of an extension. Its functions return the errors of the extension as diagnostics. */
export interface ExtensionCards {
  /** Hash of everything except a card's content that determines its image. It is part of the cache key. */
  readonly version: string;
  describe(page: CardPage): Promise<HookResult<Json | undefined>>;
  render(card: Json): Promise<HookResult<Uint8Array>>;
}

/**
 * Opens the cards of an extension.
 *
 * @returns the cards, if the extension has any, and its diagnostics
 */
export async function runSocialCards(
  extension: OpenExtension,
  site: OpenSite,
  files: Files,
  input: CardsInput,
): Promise<{ cards?: ExtensionCards; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const context: CardsContext<unknown> = Object.freeze({
    ...contextOf(extension, site, files),
    ...input,
    colors: themeColors(site.config.themeConfig),
    writeTemporary: temporaryWriter(),
    report: reportInto(diagnostics, extension),
  });
  const open = () => extension.hooks.socialCards!(context);
  const { value, diagnostic } = { value: undefined, ...(await runHook(extension, 'socialCards', open, { files })) };
  if (diagnostic) return { diagnostics: [...diagnostics, diagnostic] };
  if (!value) return { diagnostics };
  // For other extensions, `version` is a hash of their code. Built-in extensions put a version into `cards.version`
  // instead.
  const { name, isBuiltIn, version } = extension;
  const cards: SocialCards = value;
  return {
    cards: {
      version: sha256(JSON.stringify([name, isBuiltIn ? '' : version, cards.version])),
      describe: (page) => runHook(extension, 'socialCards.describe', () => cards.describe(page)),
      render: (card) =>
        runHook<Uint8Array>(extension, 'socialCards.render', () => cards.render(card), { check: imageProblem }),
    },
    diagnostics,
  };
}

function imageProblem(value: unknown): string | undefined {
  return value instanceof Uint8Array ? undefined : 'the function must return the bytes of a PNG file';
}

/** @returns a function that writes files into a folder, which is removed when the process exits */
function temporaryWriter(): CardsContext['writeTemporary'] {
  let folder: string | undefined;
  const written = new Map<string, Promise<void>>();
  return async (bytes, ending) => {
    folder ??= processFolder('cards');
    const file = path.join(folder, `${sha256(bytes).slice(0, 16)}${ending}`);
    if (!written.has(file)) written.set(file, filesBelow(folder).write(file, bytes));
    await written.get(file);
    return file;
  };
}
