import path from 'node:path';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { parseOptions } from '../../config/parse-options.ts';
import { pluginsFor } from './plugins-of-file.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, placeFinding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ofSource, type PageError } from '../../diagnostics/errors/page-error.ts';
import { loadFormulaEngine, mayHoldFormulas } from '../../parse/lower/formula-engine.ts';
import { mayTakeLong } from '../../parse/may-take-long.ts';
import { includedPartials } from '../../link/partials.ts';
import { mayBeUnread, unreadPageNames } from '../../link/unread-pages.ts';
import type { Document, DocumentBody, Head, ParseOptions, Section } from '../../parse/document.ts';
import { readByFunction } from '../../parse/own-front-matter.ts';
import type { SitePlugins } from '../../parse/remark/site-plugins.ts';
import * as graph from '../../incremental/index.ts';
import * as session from '../../incremental/session.ts';
import type { SourceFile } from '../../source/source.ts';
import { documentKey, type Shard } from '../../cache/cache.ts';
import { buildId } from '../../version.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { Files } from '../../fs/files.ts';
import { findFile } from '../settings/find-file.ts';
import { openPublicFiles } from './public-files.ts';
import type { OpenSite } from '../open-site.ts';
import type { Project } from '../project.ts';
import { openParseAhead, type Answer, type ParseAhead } from '../../cache/parse-ahead.ts';
import { followLink } from '../../fs/links/follow-link.ts';
import { readText } from '../../fs/read.ts';
import { recordReads } from '../../fs/record-reads.ts';
import { keepFilesRead, keyWithFilesRead } from './files-read.ts';
import { getters, join } from '../../values/objects.ts';

/** A parsed source without body and sections. */
export interface ParsedSource {
  file: SourceFile;
  head: Head;
  /** Cache key of the body and the sections. It differs if their content may differ. */
  key: string;
}

/** The documents of a site: heads in memory, bodies and sections in the cache. */
export type ParsedSources = ReturnType<typeof openSources>;

/** Input of parsing. */
type ParseInput = Pick<Project, 'site' | 'found' | 'cache' | 'files'> &
  Partial<Pick<Project, 'threads' | 'onProgress' | 'shared' | 'isSampled'>>;

type Outcome = ParsedSource | { diagnostic: Diagnostic };

/**
 * The native parser frees memory only when the event loop runs, so parsing yields after this many files.
 */
const parsedATurn = 50;

/**
 * Reads and parses all sources, and all partials that they include from anywhere in the site.
 *
 * @throws ConfigError if a plugin's setup fails
 */
export function openSources(input: ParseInput) {
  const { files } = input;
  const places = graph.inputMap<string, SourceFile>('file of');
  const sources = graph.inputMap<string, ParsedSource>('source', undefined, {
    // With `origin`, an explanation names the changed file: the source, or a file that a plugin has read.
    origin: (path) => documents.origin(path),
  });
  const failed = graph.inputMap<string, Diagnostic>('reading error');
  const leftOut = new Map<string, Diagnostic>();
  /** Errors of cached documents that `compile --verify-cache` has found. */
  const wrongEntries: Diagnostic[] = [];
  let run: ParseRun = { parsed: 0, ahead: openParseAhead(1, 0, ''), read: new Map() };

  const documents = session.tasks('document', (path: string) => ofSource(path, () => find(places.get(path)!)));

  async function find(file: SourceFile): Promise<Outcome> {
    const { site, cache } = input;
    const ahead = takeRead(run, file.path);
    // A file that `readAhead` has read is not read here. So these calls record the dependency on the file and, for a
    // link, on its target.
    if (ahead && !file.part && (await files.stat(path.resolve(site.dir, file.path)))?.kind === 'link')
      await followLink(files, site.dir, file.path);
    const reading = ahead ?? (await readPrepared(file, site, files));
    if ('diagnostic' in reading) return reading;
    const own = keyOf(reading, file, site);
    let key = await wholeKey(own, reading);
    let head = await headOf(key, file.path);
    const isSampled = head !== undefined && !isOfFailure(head) && input.isSampled?.(key) === true;
    let isNew = !head || isOfFailure(head);
    if (!head || isNew || isSampled) {
      const answer = await parsedByThread(reading, key);
      if (answer === 'late') {
        const { timeLimit: milliseconds } = site.config.markdown;
        return { diagnostic: diagnose('costs-too-much', { path: file.path, line: 1, column: 1 }, { milliseconds }) };
      }
      const { document, read = [] } = answer ? { document: answer } : await parse(reading, file, site);
      if (isSampled && !(await cache.isSame(key, document))) {
        isNew = true;
        wrongEntries.push(diagnose('cache-differs', { path: file.path }, { entry: key.slice(0, 12), part: file.path }));
      }
      if (read.length > 0) {
        await keepFilesRead(own, read, site.dir, cache);
        key = await wholeKey(own, reading);
      }
      head = await cache.put(key, document);
      run.parsed += 1;
      if (run.parsed % parsedATurn === 0) await eventLoopTurn();
    }
    if (!isOfFailure(head)) input.shared?.note(file.path, key, isNew);
    return { file, head, key };
  }

  /** Returns the head of a document from the cache. If it is missing there, loads it from the shared cache. */
  async function headOf(key: string, place: string): Promise<Head | undefined> {
    const head = await input.cache.get(key);
    return head || !(await input.shared?.load(place)) ? head : input.cache.get(key);
  }

  /** Returns a document's cache key. With plugins, the key also covers the files that the plugins read. */
  async function wholeKey(own: string, { plugins }: Prepared): Promise<string> {
    return plugins ? keyWithFilesRead(own, input.site.dir, { cache: input.cache, files }) : own;
  }

  // Parses in a worker thread, because a thread that takes too long can be terminated. A document with plugins is
  // parsed in the main thread.
  async function parsedByThread({ text, options, plugins }: Prepared, key: string): Promise<Answer> {
    const isLong = !plugins && mayTakeLong(text, options);
    return run.ahead.isSent(key) || !isLong ? run.ahead.take(key) : run.ahead.parse({ key, text, options });
  }

  /** Reads the next files and sends their sources to worker threads, until the queue is full. */
  async function readAhead(coming: Iterator<string>): Promise<void> {
    const { site } = input;
    while (run.ahead.hasRoom()) {
      const { value: path, done } = coming.next();
      if (done) return;
      const file = places.peek(path)!;
      const reading = await readPrepared(file, site, files);
      run.read.set(path, reading);
      if ('diagnostic' in reading || reading.plugins) continue;
      const key = keyOf(reading, file, site);
      if (run.ahead.isSent(key) || (await headOf(key, path))) continue;
      run.ahead.send({ key, text: reading.text, options: reading.options });
    }
  }

  async function parseStale(paths: readonly string[]): Promise<void> {
    const waiting = paths.filter(documents.isStale);
    const coming = waiting.values();
    for (const [done, path] of waiting.entries()) {
      input.onProgress?.({ stage: 'parse', done, all: waiting.length });
      await readAhead(coming);
      await documents.update(path);
    }
  }

  const partialsOf = graph.each('files that may be included by', sources, () => {
    const { config } = input.site;
    return ({ file, head }) => [...includedPartials(file, head, config).values()].flat();
  });
  const including = graph.gather('sources that include others', partialsOf, (requested, path) =>
    requested.length > 0 ? [[path, requested] as const] : [],
  );
  /** Parses partials outside of all collections. They are found through the documents that include them. */
  const partials = graph.task('partials outside of collections', async (): Promise<SourceFile[]> => {
    const requested = new Map(including());
    if (requested.size === 0) return [];
    const { found, site } = input;
    const tried = new Set(found.map(({ path }) => path));
    const all: SourceFile[] = [];
    const contentDirs = new Set(found.flatMap(({ collection }) => collection?.dir ?? []));
    const allowed = openPublicFiles(site, [...contentDirs], files);
    let sourcesToInspect: readonly string[] = [...tried];
    while (sourcesToInspect.length > 0) {
      const more: SourceFile[] = [];
      for (const candidate of sourcesToInspect.flatMap((path) => requested.get(path) ?? [])) {
        if (tried.has(candidate)) continue;
        tried.add(candidate);
        const file = await findFile(candidate, site, files);
        if (file !== undefined && (await allowed.refusal(candidate, file)) === undefined)
          more.push({ path: candidate, kind: 'partial', relativePath: candidate });
      }
      all.push(...more);
      // The loop also parses the found partials, to find partials that they include. A compile runs this task only
      // once.
      for (const file of more) {
        const outcome = requested.has(file.path) ? undefined : await find(file);
        if (outcome && 'head' in outcome)
          requested.set(file.path, [...includedPartials(file, outcome.head, site.config).values()].flat());
      }
      sourcesToInspect = more.map(({ path }) => path);
    }
    return all;
  });

  function diagnosticOf(path: string): Diagnostic | undefined {
    const outcome = documents.get(path)!;
    return 'diagnostic' in outcome ? outcome.diagnostic : leftOut.get(path);
  }

  /**
   * Updates `sources` and `failed` after files were read.
   *
   * @param changed files that were read or parsed again
   */
  function takeIn(changed: readonly string[]): void {
    const paths = places.peekKeys();
    const problems = new Map<string, Diagnostic>();
    for (const path of new Set([...failed.peekKeys(), ...leftOut.keys(), ...changed])) {
      const problem = places.peek(path) && diagnosticOf(path);
      if (problem) problems.set(path, problem);
    }
    const readable = problems.size === 0 ? paths : paths.filter((path) => !problems.has(path));
    sources.update(readable, new Set(changed), (path) => documents.get(path) as ParsedSource);
    const failing = problems.size === 0 ? [] : paths.filter((path) => problems.has(path));
    failed.replace(new Map(failing.map((path) => [path, problems.get(path)!])));
  }

  function list(files: readonly SourceFile[]): void {
    places.replace(new Map(files.map((file) => [file.path, file])));
    documents.keep(places.peekKeys());
  }

  const findings = graph.gather('findings', sources, ({ head, file }, path) =>
    head.findings
      // In a partial, a stray `<TabItem>` is allowed, because the page may include the partial inside `<Tabs>`.
      .filter(({ rule }) => rule !== 'stray-tab' || file.kind !== 'partial')
      .map((finding) => placeFinding(finding, path)),
  );
  const commented = graph.gather('comments that switch rules off', sources, ({ head }, path) =>
    head.disabledRules ? [{ path, head }] : [],
  );
  const diagnostics = graph.computed('diagnostics of documents', (): readonly Diagnostic[] => [
    ...failed.values(),
    ...findings(),
    ...wrongEntries,
  ]);
  const unread = graph.computed('documents that cannot be read', () => new Set(failed.keys()));
  const unreadNames = graph.computed('names of unread pages', () => unreadPageNames(unread()));
  const again = async ({ file, key }: ParsedSource): Promise<Document> => {
    const document = await reparse(file, key, input, wholeKey);
    await input.cache.put(key, document);
    return document;
  };
  let listed: readonly SourceFile[] = [];
  const read = getters({
    /** Paths of files that couldn't be read. */
    unread,
    diagnostics,
    /** Sources with `lectern-disable-next-line` comments. */
    commented,
    /** The number of documents that the last run parsed. All other documents came from the cache. */
    parsedCount: () => run.parsed,
  });
  return join(read, {
    /** Sources by path, in the order in which they were found. */
    sources: sources as ReadonlyMap<string, ParsedSource>,
    /** Whether a pathname may be the path of a source that couldn't be read. */
    isUnreadPage: (pathname: string) => mayBeUnread(pathname, unreadNames()),
    /** Loads the body of a source from the cache. */
    async readBody(path: string): Promise<DocumentBody> {
      const source = sources.get(path)!;
      return (await input.cache.readBody(source.key)) ?? (await again(source)).body;
    },
    /** Loads the sections of a source from the cache. */
    async readSections(path: string): Promise<Section[]> {
      const source = sources.get(path)!;
      return (await input.cache.readSections(source.key)) ?? (await again(source)).sections;
    },
    /** Treats a source as unreadable for the current run, because its page can't be built. */
    leaveOut({ source, diagnostic }: PageError) {
      leftOut.set(source, diagnostic);
      takeIn([]);
    },
    /** Makes the sources that `leaveOut` removed available again, before another run. */
    takeBack() {
      if (leftOut.size === 0) return;
      leftOut.clear();
      takeIn([]);
    },
    /**
     * Reads and parses the files that have changed.
     *
     * @param shard this machine's share of the documents. With it, partials outside of collections are not parsed
     */
    async parse(shard?: Shard) {
      const { timeLimit } = input.site.config.markdown;
      const coming = listed.length === 0 ? input.found.length : documents.stale().size;
      const threads = input.threads?.(coming) ?? 1;
      run = { parsed: 0, ahead: openParseAhead(threads, timeLimit, input.cache.sealKey), read: new Map() };
      try {
        for (;;) {
          const now = [...input.found, ...((partials() as SourceFile[] | undefined) ?? [])];
          const isSame = now.length === listed.length && now.every((file, index) => file === listed[index]);
          if (!isSame) list(now);
          const isOwn = listed.length === 0 ? await input.shared?.begin(places.peekKeys(), shard) : undefined;
          if (shard && isOwn) list(now.filter(({ path }) => isOwn(path)));
          const stale = documents.stale();
          const changed = isSame ? [...stale].sort(compareText) : places.peekKeys().filter((path) => stale.has(path));
          await parseStale(changed);
          if (!isSame || changed.length > 0) takeIn(changed);
          listed = now;
          if (shard || !partials.isStale()) return;
          await partials.update();
        }
      } finally {
        await run.ahead.close();
      }
    },
  });
}

/** State of one call of `parse`. */
interface ParseRun {
  parsed: number;
  ahead: ParseAhead;
  /** Path → file that `readAhead` has read, but that is not parsed yet. */
  read: Map<string, Prepared | { diagnostic: Diagnostic }>;
}

function takeRead({ read }: ParseRun, path: string): Prepared | undefined {
  const reading = read.get(path);
  read.delete(path);
  return reading && !('diagnostic' in reading) ? reading : undefined;
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
  const { preprocessor, parseFrontMatter } = site.config.markdown;
  const options = { ...parseOptions(site.config, file), ...site.theme };
  if (options.format === 'react') return { text: reading.text, options, plugins: undefined };
  const text = preprocessor
    ? preprocessor({ filePath: file.part?.path ?? file.path, fileContent: reading.text })
    : reading.text;
  const plugins = pluginsFor(site.config, site.extensions)(file, text);
  if (!parseFrontMatter || file.part) return { text, options, plugins };
  const read = await readByFunction(parseFrontMatter, text, path.resolve(site.dir, file.path));
  if ('reason' in read) {
    const { reason } = read;
    return { diagnostic: diagnose('front-matter-function', { path: file.path, line: 1, column: 1 }, { reason }) };
  }
  return { text: read.text, options: { ...options, frontMatter: read.frontMatter }, plugins };
}

// Whether a plugin failed for a document. Such a document is not cached, because the cause may be in another file.
function isOfFailure({ findings }: Head): boolean {
  return findings.some(({ rule }) => rule === 'plugin-failed');
}

// Returns a document's cache key. With plugins, the key also covers the file's path and the code of the config, because
// plugins can read both.
function keyOf(
  { text, options, plugins }: Prepared,
  { path: file, collection }: SourceFile,
  { configFingerprint, extensions }: OpenSite,
): string {
  const ofExtensions = extensions.flatMap(({ version, markdown, texts }) =>
    markdown || texts ? [[version, markdown?.fingerprint, texts?.fingerprint].join()] : [],
  );
  const more = plugins
    ? [file, collection?.kind ?? '', collection?.instance ?? '', configFingerprint, ...ofExtensions]
    : [];
  return documentKey(text, options, buildId, more);
}

/** A document, and the absolute paths of the files that its plugins have read. */
interface Parsed {
  document: Document;
  read?: string[];
}

// The parser is imported on demand, because it takes a third of a second to load. A run with a complete cache never
// needs it.
async function parse(
  { text, options, plugins }: Prepared,
  { path: own, part }: SourceFile,
  { dir }: OpenSite,
): Promise<Parsed> {
  const { parseSource, parseWithPlugins } = await import('../../parse/parse-source.ts');
  // KaTeX is loaded for documents with plugins even if the source contains no formula, because plugins may add
  // formulas.
  if (mayHoldFormulas(text, options.math || plugins !== undefined)) await loadFormulaEngine();
  if (!plugins) return { document: parseSource(text, options) };
  const file = path.join(dir, part?.path ?? own);
  const { value, read } = await recordReads(() =>
    parseWithPlugins(text, options, { plugins, file: { path: file, cwd: dir } }),
  );
  return { document: value, read: read.filter((each) => each !== file) };
}

async function reparse(
  file: SourceFile,
  key: string,
  { site, files }: ParseInput,
  wholeKey: (own: string, reading: Prepared) => Promise<string>,
): Promise<Document> {
  const reading = await readPrepared(file, site, files);
  const isSame = !('diagnostic' in reading) && (await wholeKey(keyOf(reading, file, site), reading)) === key;
  if (!isSame) throw new EnvironmentError(`"${file.path}" changed while the site was compiled`, 'compile again');
  return (await parse(reading, file, site)).document;
}
