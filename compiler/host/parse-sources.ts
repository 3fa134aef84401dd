import path from 'node:path';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { parseOptions } from '../config/parse-options.ts';
import { placeFinding, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { partialsWanted } from '../link/partials.ts';
import type { Document, DocumentBody, Head, ParseOptions } from '../parse/document.ts';
import type { SitePlugins } from '../parse/engine/site-plugins.ts';
import { isEqual, noMemory, type Memory } from '../memory.ts';
import type { SourceFile } from '../source/source.ts';
import { documentKey, type DocumentCache } from './cache.ts';
import { buildId } from '../version.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import { findFile } from './find-file.ts';
import type { OpenSite } from './open-site.ts';
import { readText } from './read.ts';

/** The documents of a site: heads in memory, bodies in the cache. */
export interface ParsedSources {
  sources: Map<string, { file: SourceFile; head: Head }>;
  /** Paths of those that couldn't be read. */
  unread: Set<string>;
  /** Fetches the body of a source from the cache. */
  readBody(source: string): Promise<DocumentBody>;
  /** How many documents had to be parsed; the others were there already. */
  parsed: number;
  diagnostics: Diagnostic[];
}

/** A document as it was found, by the file it stands in. */
interface Found {
  source: { file: SourceFile; head: Head };
  /** Of its body in the cache. */
  key: string;
}

/** The native parser's memory is freed when the event loop turns, which nothing else here makes it do. */
const parsedATurn = 50;

/** Reads and parses every source, and the partials that they include from anywhere in the site. */
export async function parseSources(found: SourceFile[], site: OpenSite, cache: DocumentCache, files: Files, memory: Memory = noMemory): Promise<ParsedSources> {
  const keys = new Map<string, string>();
  const places = memory.shelf('files');
  const documents = memory.shelf('documents');
  const result: ParsedSources = {
    sources: new Map(),
    unread: new Set(),
    parsed: 0,
    diagnostics: [],
    async readBody(source) {
      const key = keys.get(source)!;
      const kept = await cache.readBody(key);
      if (kept) return kept;
      const document = await reparse(result.sources.get(source)!.file, key, site, files);
      await cache.put(key, document);
      return document.body;
    },
  };

  async function find(file: SourceFile): Promise<Found | { diagnostic: Diagnostic }> {
    const reading = await readPrepared(file, site, files);
    if ('diagnostic' in reading) return reading;
    const key = keyOf(reading, file, site);
    let head = await cache.get(key);
    if (!head) {
      head = await cache.put(key, await parse(reading, file, site));
      result.parsed += 1;
      if (result.parsed % parsedATurn === 0) await eventLoopTurn();
    }
    const before = documents.recall(file.path) as Found | undefined;
    return { source: { file, head: before?.source ? sharing(before.source.head, head) : head }, key };
  }

  const tried = new Set<string>();
  let waiting = found;
  while (waiting.length > 0) {
    for (const given of waiting) {
      tried.add(given.path);
      const file = places.settle(given.path, given);
      const state = file.part ?? (await files.stat(path.resolve(site.dir, file.path)));
      const inputs = [file, state, site];
      const kept = documents.find(file.path, inputs) as Found | { diagnostic: Diagnostic } | undefined;
      const reading = kept ?? (await documents.renewLater(file.path, inputs, () => find(file)));
      if ('diagnostic' in reading) {
        result.diagnostics.push(reading.diagnostic);
        result.unread.add(file.path);
        continue;
      }
      const { source, key } = reading;
      keys.set(file.path, key);
      result.sources.set(file.path, source);
      for (const finding of source.head.findings) result.diagnostics.push(placeFinding(finding, file.path));
    }
    waiting = await partialsOf(waiting, tried, site, files, result);
  }
  return result;
}

/** A head of which the parts that say the same as before are those of before, so that what rests on them can stay. */
function sharing(before: Head, head: Head): Head {
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

async function readPrepared(file: SourceFile, site: OpenSite, files: Files): Promise<Prepared | { diagnostic: Diagnostic }> {
  const reading = file.part ?? (await readText(files, site.dir, file.path));
  if ('diagnostic' in reading) return reading;
  const { preprocessor } = site.config.markdown;
  const options = { ...parseOptions(site.config, file), ...site.theme };
  if (options.format === 'react') return { text: reading.text, options, plugins: undefined };
  const text = preprocessor ? preprocessor({ filePath: file.part?.path ?? file.path, fileContent: reading.text }) : reading.text;
  return { text, options, plugins: site.pluginsFor(file) };
}

// Plugins may read the path of a file, and do whatever the config's code says.
function keyOf({ text, options, plugins }: Prepared, { path: file, collection }: SourceFile, { configFingerprint }: OpenSite): string {
  const more = plugins ? [file, collection?.kind ?? '', collection?.instance ?? '', configFingerprint] : [];
  return documentKey(text, options, buildId, more);
}

// The parser and its grammars take a third of a second to load, which a run that finds all in the cache need not pay.
async function parse({ text, options, plugins }: Prepared, { path: own, part }: SourceFile, { dir }: OpenSite): Promise<Document> {
  const { parseSource, parseWithPlugins } = await import('../parse/parse-source.ts');
  return plugins ? parseWithPlugins(text, options, { plugins, file: { path: part?.path ?? own, cwd: dir } }) : parseSource(text, options);
}

// The cache is not trusted to keep what it was given; what it lost is made again.
async function reparse(file: SourceFile, key: string, site: OpenSite, files: Files): Promise<Document> {
  const reading = await readPrepared(file, site, files);
  const isSame = !('diagnostic' in reading) && keyOf(reading, file, site) === key;
  if (!isSame) throw new EnvironmentError(`"${file.path}" changed while the site was compiled`, 'compile again');
  return parse(reading, file, site);
}

// Partials outside every collection are known only from the documents that include them.
async function partialsOf(files: SourceFile[], tried: Set<string>, site: OpenSite, disk: Files, result: ParsedSources): Promise<SourceFile[]> {
  const partials: SourceFile[] = [];
  for (const file of files) {
    const head = result.sources.get(file.path)?.head;
    if (!head?.references.some(({ kind }) => kind === 'partial')) continue;
    for (const candidates of partialsWanted(file, head, site.config).values()) {
      for (const candidate of candidates) {
        if (tried.has(candidate)) continue;
        tried.add(candidate);
        if (await findFile(candidate, site, disk)) partials.push({ path: candidate, kind: 'partial', relativePath: candidate });
      }
    }
  }
  return partials;
}
