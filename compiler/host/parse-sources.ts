import path from 'node:path';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { parseOptions } from '../config/parse-options.ts';
import { pluginsFor } from '../config/plugins.ts';
import { placeFinding, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { partialsWanted } from '../link/partials.ts';
import type { Document, DocumentBody, Head, ParseOptions, Section } from '../parse/document.ts';
import type { SitePlugins } from '../parse/engine/site-plugins.ts';
import { isEqual, noMemory, type Memory } from '../memory.ts';
import type { SourceFile } from '../source/source.ts';
import { documentKey, packDocument, type DocumentCache } from './cache.ts';
import { buildId } from '../version.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import { findFile } from './find-file.ts';
import type { OpenSite } from './open-site.ts';
import { openParseAhead } from './parse-ahead.ts';
import { readText } from './read.ts';

/** A source without its body and text. */
export interface ParsedSource {
  file: SourceFile;
  head: Head;
}

/** The documents of a site: heads in memory, bodies and texts in the cache. */
export interface ParsedSources {
  sources: Map<string, ParsedSource>;
  /** Of their bodies in the cache. */
  keys: Map<string, string>;
  /** Paths of those that couldn't be read. */
  unread: Set<string>;
  /** Fetches the body of a source from the cache. */
  readBody(source: string): Promise<DocumentBody>;
  /** The same for its text. */
  readSections(source: string): Promise<Section[]>;
  /** How many documents had to be parsed; the others were there already. */
  parsed: number;
  diagnostics: Diagnostic[];
}

/** A document as it was found, by the file it stands in. */
interface Found {
  source: ParsedSource;
  /** Of its body in the cache. */
  key: string;
}

/** The native parser's memory is freed when the event loop turns, which nothing else here makes it do. */
const parsedATurn = 50;

/**
 * Reads and parses every source, and the partials that they include from anywhere in the site.
 *
 * @param jobs how many threads may parse
 */
export async function parseSources(
  found: SourceFile[],
  site: OpenSite,
  cache: DocumentCache,
  files: Files,
  memory: Memory = noMemory,
  jobs = 1,
): Promise<ParsedSources> {
  const places = memory.shelf('files');
  const documents = memory.shelf('documents');
  const sources: ParsedSources['sources'] = new Map();
  const keys: ParsedSources['keys'] = new Map();
  const result: ParsedSources = {
    sources,
    keys,
    unread: new Set(),
    parsed: 0,
    diagnostics: [],
    ...openTexts(sources, keys, site, cache, files),
  };
  const ahead = openParseAhead(jobs);
  const read = new Map<string, Prepared | { diagnostic: Diagnostic }>();

  /** Reads the files that come next and hands their texts to threads, as far as these have room. */
  async function lookAhead(coming: Iterator<SourceFile>): Promise<void> {
    while (ahead.hasRoom()) {
      const { value: file, done } = coming.next();
      if (done) return;
      if (documents.recall(file.path) !== undefined) continue;
      const reading = await readPrepared(file, site, files);
      read.set(file.path, reading);
      if ('diagnostic' in reading || reading.plugins) continue;
      const key = keyOf(reading, file, site);
      if (ahead.isSent(key) || (await cache.get(key))) continue;
      ahead.send({ key, text: reading.text, options: reading.options });
    }
  }

  async function find(file: SourceFile): Promise<Found | { diagnostic: Diagnostic }> {
    const reading = read.get(file.path) ?? (await readPrepared(file, site, files));
    read.delete(file.path);
    if ('diagnostic' in reading) return reading;
    const key = keyOf(reading, file, site);
    let head = await cache.get(key);
    if (!head) {
      head = await cache.put(key, (await ahead.take(key)) ?? packDocument(key, await parse(reading, file, site)));
      result.parsed += 1;
      if (result.parsed % parsedATurn === 0) await eventLoopTurn();
    }
    const before = documents.recall(file.path) as Found | undefined;
    return { source: { file, head: before?.source ? sharing(before.source.head, head) : head }, key };
  }

  async function takeIn(given: SourceFile): Promise<void> {
    const file = places.settle(given.path, given);
    const state = file.part ?? (await files.stat(path.resolve(site.dir, file.path)));
    const inputs = [file, state, site];
    const kept = documents.find(file.path, inputs) as Found | { diagnostic: Diagnostic } | undefined;
    const reading = kept ?? (await documents.renewLater(file.path, inputs, () => find(file)));
    if ('diagnostic' in reading) {
      result.diagnostics.push(reading.diagnostic);
      result.unread.add(file.path);
      return;
    }
    const { source, key } = reading;
    keys.set(file.path, key);
    sources.set(file.path, source);
    for (const finding of source.head.findings) result.diagnostics.push(placeFinding(finding, file.path));
  }

  const tried = new Set<string>();
  let waiting = found;
  try {
    while (waiting.length > 0) {
      const coming = waiting.values();
      for (const file of waiting) {
        tried.add(file.path);
        await lookAhead(coming);
        await takeIn(file);
      }
      waiting = await partialsOf(waiting, tried, site, files, result);
    }
  } finally {
    await ahead.close();
  }
  return result;
}

/** @returns what fetches from the cache what isn't held of sources; what the cache has lost is parsed again */
export function openTexts(
  sources: ReadonlyMap<string, ParsedSource>,
  keys: ParsedSources['keys'],
  site: OpenSite,
  cache: DocumentCache,
  files: Files,
): Pick<ParsedSources, 'readBody' | 'readSections'> {
  const again = async (source: string): Promise<Document> => {
    const key = keys.get(source)!;
    const document = await reparse(sources.get(source)!.file, key, site, files);
    await cache.put(key, packDocument(key, document));
    return document;
  };
  return {
    readBody: async (source) => (await cache.readBody(keys.get(source)!)) ?? (await again(source)).body,
    readSections: async (source) => (await cache.readSections(keys.get(source)!)) ?? (await again(source)).sections,
  };
}

/** A head of which the parts that say the same as before are those of before, so that what rests on them can stay. */
export function sharing(before: Head, head: Head): Head {
  const parts = Object.entries(head).map(([name, value]) => {
    const old = before[name as keyof Head];
    return [name, isEqual(old, value) ? old : value];
  });
  return Object.fromEntries(parts) as Head;
}

interface Prepared {
  text: string;
  options: ParseOptions;
  plugins: SitePlugins | undefined;
}

async function readPrepared(
  file: SourceFile,
  site: OpenSite,
  files: Files,
): Promise<Prepared | { diagnostic: Diagnostic }> {
  const reading = file.part ?? (await readText(files, site.dir, file.path));
  if ('diagnostic' in reading) return reading;
  const { preprocessor } = site.config.markdown;
  const options = { ...parseOptions(site.config, file), ...site.theme };
  if (options.format === 'react') return { text: reading.text, options, plugins: undefined };
  const text = preprocessor
    ? preprocessor({ filePath: file.part?.path ?? file.path, fileContent: reading.text })
    : reading.text;
  return { text, options, plugins: pluginsFor(site.config)(file) };
}

// Plugins may read the path of a file, and do whatever the config's code says.
function keyOf(
  { text, options, plugins }: Prepared,
  { path: file, collection }: SourceFile,
  { configFingerprint }: OpenSite,
): string {
  const more = plugins ? [file, collection?.kind ?? '', collection?.instance ?? '', configFingerprint] : [];
  return documentKey(text, options, buildId, more);
}

// The parser and its grammars take a third of a second to load, which a run that finds all in the cache need not pay.
async function parse(
  { text, options, plugins }: Prepared,
  { path: own, part }: SourceFile,
  { dir }: OpenSite,
): Promise<Document> {
  const { parseSource, parseWithPlugins } = await import('../parse/parse-source.ts');
  return plugins
    ? parseWithPlugins(text, options, { plugins, file: { path: part?.path ?? own, cwd: dir } })
    : parseSource(text, options);
}

async function reparse(file: SourceFile, key: string, site: OpenSite, files: Files): Promise<Document> {
  const reading = await readPrepared(file, site, files);
  const isSame = !('diagnostic' in reading) && keyOf(reading, file, site) === key;
  if (!isSame) throw new EnvironmentError(`"${file.path}" changed while the site was compiled`, 'compile again');
  return parse(reading, file, site);
}

// Partials outside every collection are known only from the documents that include them.
async function partialsOf(
  files: SourceFile[],
  tried: Set<string>,
  site: OpenSite,
  disk: Files,
  result: ParsedSources,
): Promise<SourceFile[]> {
  const partials: SourceFile[] = [];
  for (const file of files) {
    const head = result.sources.get(file.path)?.head;
    if (!head?.references.some(({ kind }) => kind === 'partial')) continue;
    for (const candidates of partialsWanted(file, head, site.config).values()) {
      for (const candidate of candidates) {
        if (tried.has(candidate)) continue;
        tried.add(candidate);
        if (await findFile(candidate, site, disk))
          partials.push({ path: candidate, kind: 'partial', relativePath: candidate });
      }
    }
  }
  return partials;
}
