import path from 'node:path';
import type { OutputGroup, Priority } from '../emit/output.ts';
import type { PageThreads } from '../emit/threads/page-job.ts';
import type { ViewerManifest } from '../../viewer/html/viewer-manifest.ts';
import { contentSecurityPolicy } from '../emit/csp/content-security-policy.ts';
import { openManifest } from '../emit/manifest-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ofStep } from '../diagnostics/errors/page-error.ts';
import * as graph from '../incremental/index.ts';
import * as session from '../incremental/session.ts';
import { checkpointOf, type Checkpoint } from '../incremental/cancellation.ts';
import type { Explanation } from '../incremental/explain.ts';
import type { Site } from '../site/site.ts';
import { contentFolders } from '../project/content/content-folders.ts';
import { disk } from '../fs/disk.ts';
import { generationOf, openGeneration, type Generation } from './generations.ts';
import { OutputClashes, type OutputClash } from './artifact-paths.ts';
import { clashDiagnostic } from './groups/clash-diagnostic.ts';
import {
  explainFile,
  openOutputGroups,
  outputsOf,
  remakeStale,
  rowsOf,
  type Output,
  type OutputRun,
} from './groups/output-groups.ts';
import { textOf, writeArtifact } from './groups/write-artifact.ts';
import { checkOutput, type KnownOutput } from './known-output.ts';
import { openPublication, type Publication, type Published } from './publish.ts';
import { openRehearsal, type OutputWriter } from './rehearsal.ts';
import { checkOutputFolder, type ManifestRow } from './output-folder.ts';
import { outputPlace, type OutputPlace } from './output-place.ts';
import { sha256 } from '../fs/sha256.ts';
import type { Project } from '../project/project.ts';
import { severalAtOnce } from '../values/several-at-once.ts';

/** The input of the publisher. */
interface PublishInput extends Pick<
  Project,
  'dir' | 'chosenOutDir' | 'files' | 'configFile' | 'onProgress' | 'staticFiles' | 'usesCache'
> {
  readonly site: Pick<Site, 'config' | 'docs' | 'routes' | 'redirects'>;
  /** Addresses without a page that links may use. */
  readonly unchecked: readonly string[];
  readonly viewer: ViewerManifest;
  readonly pageThreads?: PageThreads | undefined;
}

/** Functions for output groups that depend on outputs of earlier groups. The publisher provides them. */
export interface PublishedBefore {
  /** Returns the text of an output file of the current run. */
  readText(file: string): Promise<string>;
  /**
   * Returns the content of an output file of an earlier group, and records the dependency. Only groups with
   * `readsOutput` can call it.
   *
   * @returns undefined if no group writes the file
   */
  readTracked(file: string): Promise<string | undefined>;
  /** Returns a hash of all output files, except files that depend on this hash. Empty if no file depends on it. */
  fingerprint(): string;
}

/** The files of a new output. They are staged next to the current output, where readers don't see them. */
export interface Edition {
  /**
   * Replaces the current output, or discards the new files. Must be called once.
   *
   * @param mayCommit decides whether to publish. It is called when all errors are known. `left` are absolute paths of
   * old output files that will not be removed, because someone has changed them
   * @returns undefined if `mayCommit` returns false, or if files collide
   */
  publish(mayCommit: (left: readonly string[]) => boolean): Promise<Published | undefined>;
}

/** The target of a run, and its checkpoint. */
interface Writing {
  writer: OutputWriter | undefined;
  checkpoint: Checkpoint;
}

/** A new output in progress. */
interface Draft {
  generation: Generation | undefined;
  publication: Publication | undefined;
  /** The outputs that this run writes. */
  remade: Output[];
}

/**
 * Writes the stale outputs of a site: either all of them or none.
 *
 * @param groupsOf lists the groups of outputs. A group is identified by its object
 */
export function openPublisher(
  given: PublishInput,
  groupsOf: (before: PublishedBefore) => () => readonly OutputGroup[],
) {
  const publisher = openState(given, groupsOf);
  const { groups, known } = publisher;
  return {
    /**
     * Writes the files of stale outputs.
     *
     * @param priority with `now`, existing outputs with the priority `idle` are not updated
     */
    async emit(priority: Priority, checkpoint: Checkpoint): Promise<Edition> {
      const draft: Draft = { generation: undefined, publication: undefined, remade: [] };
      publisher.clashes = [];
      publisher.writing.checkpoint = checkpoint;
      try {
        await fill(draft, priority, publisher);
      } catch (error) {
        await end(draft, false, publisher);
        throw error;
      }
      return { publish: (mayCommit) => publish(draft, mayCommit, publisher) };
    },
    /**
     * Computes all outputs without storing them, for a run that publishes nothing. It finds errors that occur only
     * in this step.
     */
    async rehearse(checkpoint: Checkpoint): Promise<void> {
      const rehearsal = openRehearsal((file) => textOfFile(file, publisher));
      Object.assign(publisher.writing, { checkpoint, writer: rehearsal });
      groups.list();
      await write('idle', publisher, []);
      noteClashes(rehearsal.clashes, publisher);
    },
    /** Returns the errors of the last run: files that collide, and errors that groups report. */
    diagnostics: () => [...publisher.clashes, ...groups.states().flatMap(({ group }) => group.diagnostics?.() ?? [])],
    /**
     * Checks that the output is unchanged since the last commit. If it has changed, the next run writes all outputs
     * again.
     */
    check: (run: Checkpoint) => checkOutput(disk, outputPlace(given.dir, given.chosenOutDir).dir, known, run),
    /** Returns the fingerprints of the output files, by path. */
    fingerprints: (): ReadonlyMap<string, string> => known.last?.fingerprints ?? new Map(),
    /** Returns the dependencies of the output that wrote a file, and of its output in `followedBy`. */
    explain: (file: string): Explanation[] => explainFile(file, groups),
  };
}

/** The state of a publisher between runs. */
type Publisher = ReturnType<typeof openState>;

function openState(given: PublishInput, groupsOf: (before: PublishedBefore) => () => readonly OutputGroup[]) {
  const writing: Writing = { writer: undefined, checkpoint: checkpointOf(undefined) };
  const known: KnownOutput = { isFinal: !session.isTracked() && !given.usesCache };
  const fingerprint = session.input('fingerprint of the output', '');
  const reads = trackReads(
    (file) => writing.writer!.readText(file),
    () => rowsOf(groups.states()),
  );
  const listed = groupsOf({ ...reads, fingerprint });
  const groups = openOutputGroups(listed, (group, key) => writeAll(group, key, writing, given));
  const clashes: readonly Diagnostic[] = [];
  return { given, writing, known, fingerprint, reads, groups, clashes, writeManifest: openManifest() };
}

/** Writes stale outputs, and adds them to `remade`. */
function write(
  priority: Priority,
  { given, writing, groups, reads, fingerprint }: Publisher,
  remade: Output[],
): Promise<void> {
  const { writer, checkpoint } = writing;
  const beforeGroup: OutputRun['beforeGroup'] = ({ group }) => {
    if (group.readsOutput) reads.update();
    if (!group.readsStamp) return;
    const others = groups.states().filter((state) => !state.group.readsStamp);
    fingerprint.set(group.keys().length > 0 ? hashOf(rowsOf(others)) : '');
  };
  const { onProgress } = given;
  const atOnce = severalAtOnce(given.pageThreads?.most ?? 1);
  const run: OutputRun = { priority, isKnown: writer!.isKnown, checkpoint, onProgress, beforeGroup, atOnce };
  return remakeStale(groups, run, remade);
}

async function fill(draft: Draft, priority: Priority, publisher: Publisher): Promise<void> {
  const { given, known, groups, writing } = publisher;
  const place = outputPlace(given.dir, given.chosenOutDir);
  const site = siteFolders(given);
  // In watch mode, files are replaced in place. A new generation for each change would have to contain all files.
  const isSwapped = given.site.config.publish === 'swap' && known.last === undefined;
  draft.generation = isSwapped ? await openGenerationBeside(place, site) : undefined;
  const folder = draft.generation?.dir ?? generationOf(place.dir) ?? place.dir;
  writing.writer = draft.publication = await openPublication(place.files, folder, site, known);
  groups.list();
  if (!draft.publication.isKnown) groups.markAllStale();
  await write(priority, publisher, draft.remade);
}

async function publish(draft: Draft, mayCommit: (left: readonly string[]) => boolean, publisher: Publisher) {
  let published: Published | undefined;
  try {
    published = await commit(draft, mayCommit, publisher);
  } catch (error) {
    if (!(error instanceof OutputClashes)) throw error;
    noteClashes(error.clashes, publisher);
  } finally {
    await end(draft, published !== undefined, publisher);
  }
  return published;
}

/** @returns undefined if `mayCommit` prevents the commit */
async function commit(
  { generation, publication, remade }: Draft,
  mayCommit: (left: readonly string[]) => boolean,
  { given, groups, fingerprint, writeManifest }: Publisher,
): Promise<Published | undefined> {
  const { site, unchecked, viewer, staticFiles } = given;
  const leftBefore = generation?.left ?? [];
  // This call skips the slow comparison with the output if a known error prevents the commit.
  if (!mayCommit(leftBefore)) return undefined;
  const manifestOf = (rows: readonly ManifestRow[]) => {
    const csp = contentSecurityPolicy(site.config, viewer, staticFiles);
    return writeManifest(site, unchecked, rows, fingerprint(), csp);
  };
  const replaced = publication!.isKnown ? groups.replacedBy(remade) : undefined;
  const published = await publication!.commit(manifestOf, replaced, (left) => mayCommit([...leftBefore, ...left]));
  if (!published) return undefined;
  await generation?.swapIn();
  groups.commit(remade);
  return { ...published, left: [...leftBefore, ...published.left] };
}

/** Ends a draft. If the draft was not published, its outputs become stale, so that the next run writes them again. */
async function end({ generation, publication, remade }: Draft, isCommitted: boolean, { known }: Publisher) {
  if (!isCommitted) for (const { state, key } of remade) state.made.markStale(key);
  if (!isCommitted && generation) known.last = undefined;
  try {
    await publication?.abandon();
  } finally {
    await generation?.end();
  }
}

function noteClashes(clashes: readonly OutputClash[], publisher: Publisher): void {
  const { groups, given } = publisher;
  publisher.clashes = clashes.map((clash) => clashDiagnostic(clash, groups.states(), given.configFile));
}

/** @returns the text of a file of the output, computed without writing it */
async function textOfFile(file: string, { groups, given }: Publisher): Promise<string> {
  for (const { state, key } of outputsOf(file, groups.states()))
    for await (const artifact of await state.group.make(key))
      if (artifact.path === file) return textOf(artifact, given);
  return '';
}

/** Tracks the output files that groups read. A group then depends on the hash of each file. */
function trackReads(readText: (file: string) => Promise<string>, rows: () => readonly ManifestRow[]) {
  /** Hash of each output file that a group has read. */
  const versions = graph.inputMap<string, string>('file of the output');
  const requested = new Set<string>();
  let hashes: ReadonlyMap<string, string> | undefined;
  /** @returns the hash of an output file; empty if there is no such file */
  const hashOfFile = (file: string): string => {
    hashes ??= new Map(rows().map((row) => [row.path, row.sha256]));
    return hashes.get(file) ?? '';
  };
  return {
    readText,
    async readTracked(file: string) {
      if (!requested.has(file)) versions.set(file, hashOfFile(file));
      requested.add(file);
      return versions.get(file) === '' ? undefined : readText(file);
    },
    /** Updates the hashes of read files. Called before a group with `readsOutput`. */
    update(): void {
      hashes = undefined;
      for (const file of requested) versions.set(file, hashOfFile(file));
    },
  };
}

async function writeAll(
  group: OutputGroup,
  key: string,
  { writer, checkpoint }: Writing,
  given: PublishInput,
): Promise<readonly ManifestRow[]> {
  const rows: ManifestRow[] = [];
  await ofStep(
    group.name,
    () => group.sourceOf?.(key),
    async () => {
      const inThread = writer!.writeInThread && (await group.makeInThread?.(key));
      const written = inThread && (await writer!.writeInThread!(inThread));
      if (written) return void rows.push(...written);
      for await (const artifact of await (inThread ?? group).make(key)) {
        await checkpoint();
        rows.push(await writeArtifact(artifact, writer!, given, checkpoint));
      }
    },
  );
  // `slice` makes a copy without spare capacity. There are two such arrays for every page.
  return rows.slice();
}

/**
 * @returns folders that the output must not overlap with. The output may be inside the site's folder, but not in
 * content folders
 */
function siteFolders({ site, dir }: PublishInput): { dir: string; contentDirs: string[] } {
  const folders = [...contentFolders(site.docs, site.config), ...site.config.staticDirectories];
  return { dir, contentDirs: folders.map((folder) => path.resolve(dir, folder)) };
}

/**
 * Creates the next generation of an output, after checking the folder.
 *
 * @throws the errors of `checkOutputFolder`, if the folder contains other files
 */
async function openGenerationBeside(
  { dir: outDir, files }: OutputPlace,
  siteFolders: { dir: string; contentDirs: string[] },
): Promise<Generation> {
  // If the output is a link, `openPublication` checks the target instead.
  if ((await files.stat(outDir))?.kind === 'folder')
    await checkOutputFolder(files, outDir, siteFolders.dir, siteFolders.contentDirs);
  return openGeneration(files, outDir);
}

// Returns a hash that doesn't depend on the order in which files were written.
function hashOf(rows: readonly ManifestRow[]): string {
  const lines = rows.map((row) => `${row.sha256} ${row.path}`);
  return sha256(Buffer.from(lines.sort().join('\n'))).slice(0, 16);
}
