import path from 'node:path';
import type { Artifact, OutputGroup, Priority } from '../emit/output.ts';
import type { ViewerManifest } from '../../viewer/html/viewer-manifest.ts';
import { contentSecurityPolicy } from '../emit/csp/content-security-policy.ts';
import { openManifest } from '../emit/manifest-file.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { ofStep } from '../diagnostics/page-error.ts';
import * as graph from '../incremental/index.ts';
import * as session from '../incremental/session.ts';
import { checkpointOf, type Checkpoint } from '../incremental/cancellation.ts';
import type { Explanation } from '../incremental/explain.ts';
import type { Site } from '../site/site.ts';
import { contentFolders } from '../project/content/content-folders.ts';
import { disk } from '../fs/disk.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import { generationOf, openGeneration, type Generation } from './generations.ts';
import { OutputClashes, type OutputClash } from './artifact-paths.ts';
import { checkOutput, type KnownOutput } from './known-output.ts';
import { openPublication, type Publication, type Published } from './publish.ts';
import { openRehearsal, type OutputWriter } from './rehearsal.ts';
import { checkOutputFolder, type ManifestRow } from './output-folder.ts';
import { outputPlace, type OutputPlace } from './output-place.ts';
import { sha256 } from '../fs/sha256.ts';
import { viewerFolder } from '../project/viewer-files.ts';
import type { Project } from '../project/project.ts';
import { isEqual } from '../values/equal.ts';

/** The input of the publisher. */
interface PublishInput extends Pick<
  Project,
  'dir' | 'chosenOutDir' | 'files' | 'configFile' | 'onProgress' | 'staticFiles'
> {
  readonly site: Pick<Site, 'config' | 'docs' | 'routes' | 'redirects'>;
  /** Addresses that links may use although the site has no such page. */
  readonly unchecked: readonly string[];
  readonly viewer: ViewerManifest;
}

/** Values that only the publisher knows, for outputs that depend on other outputs. */
export interface PublishedBefore {
  /** Returns the text of an output file of the current run. */
  readText(file: string): Promise<string>;
  /**
   * Returns the text of a file of an earlier group, as a dependency; undefined if no group writes the file. For groups
   * with `readsOutput`.
   */
  readTracked(file: string): Promise<string | undefined>;
  /** Returns a hash of all output files except the service worker. The service worker contains this hash. */
  fingerprint(): string;
}

/** One output of a group. */
interface Output {
  state: GroupState;
  key: string;
}

/** The state of a group's outputs. */
interface GroupState {
  group: OutputGroup;
  made: session.Tasks<string, readonly ManifestRow[]>;
  /** Output key → the output's files in the last commit. */
  committed: Map<string, readonly ManifestRow[]>;
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
  let writer: OutputWriter | undefined;
  let diagnostics: readonly Diagnostic[] = [];
  let checkpoint = checkpointOf(undefined);
  const readText = (file: string) => writer!.readText(file);
  const known: KnownOutput = {};
  const fingerprint = session.input('fingerprint of the output', '');
  /** Hash of each output file that a group has read. */
  const versions = graph.inputMap<string, string>('file of the output');
  const requested = new Set<string>();
  let hashes: ReadonlyMap<string, string> | undefined;
  const readTracked = async (file: string) => {
    if (!requested.has(file)) versions.set(file, hashOfFile(file));
    requested.add(file);
    return versions.get(file) === '' ? undefined : readText(file);
  };
  const groups = groupsOf({ readText, readTracked, fingerprint });
  // The states are a part of the graph, so that dependencies are tracked. The groups become known only during
  // publishing.
  const stateOf = graph.parts((group: OutputGroup): GroupState => ({
    group,
    made: session.tasks(group.name, (key: string) => writeAll(group, key)),
    committed: new Map(),
  }));
  let states: readonly GroupState[] = [];
  /** Files of outputs that were removed. */
  let gone: ManifestRow[] = [];
  const writeManifest = openManifest();

  /** Adds the state of new groups, and removes the state of groups that no longer exist. */
  function listGroups(): void {
    const listed = groups().flatMap((group) => (group.followedBy ? [group, group.followedBy] : [group]));
    for (const state of states) {
      if (listed.includes(state.group)) continue;
      keep(state, []);
      stateOf.drop(state.group);
    }
    states = listed.map(stateOf);
  }

  /** Creates tasks for new outputs, and removes the tasks of outputs that no longer exist. */
  function keep({ group, made, committed }: GroupState, keys: readonly string[]): void {
    for (const key of made.keep(keys)) {
      group.drop?.(key);
      gone.push(...(committed.get(key) ?? []));
      committed.delete(key);
    }
  }

  async function writeAll(group: OutputGroup, key: string): Promise<readonly ManifestRow[]> {
    const rows: ManifestRow[] = [];
    await ofStep(
      group.name,
      () => group.sourceOf?.(key),
      async () => {
        for await (const artifact of await group.make(key)) {
          await checkpoint();
          rows.push(await write(artifact));
        }
      },
    );
    // `slice` makes a copy without spare capacity. There are two such arrays for every page.
    return rows.slice();
  }

  async function write(artifact: Artifact): Promise<ManifestRow> {
    const { path: file } = artifact;
    if ('parts' in artifact) return writer!.writeParts(file, withCheckpoints(artifact.parts, checkpoint));
    if ('pieces' in artifact) return writer!.writePieces(file, artifact.version, artifact.pieces);
    if ('version' in artifact)
      return writer!.writeVersion(file, artifact.version, async () => Buffer.from(await artifact.make()));
    return writer!.write(file, await bytesOf(artifact, given));
  }

  function isIdle({ group, committed }: GroupState, key: string, priority: Priority): boolean {
    return writer!.isKnown && priority === 'now' && group.priority === 'idle' && (committed.get(key) ?? []).length > 0;
  }

  /** @returns where the outputs that contain a file are declared */
  function originsOf(file: string): Place[] {
    return states.flatMap(({ group, made }) =>
      group
        .keys()
        .filter((key) => made.get(key)?.some((row) => row.path === file))
        .flatMap((key) => group.placeOf?.(key) ?? []),
    );
  }

  /**
   * @returns the diagnostic for a clash. Its location is the page, redirect or static file that causes the clash, or
   * else the config
   */
  function clashDiagnostic({ path: file, other, reason }: OutputClash): Diagnostic {
    const files = [...new Set([file, other ?? file])];
    // Locations with a line or setting come first: these are probably the cause.
    const origins = files.flatMap(originsOf).sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
    const [place = { path: given.configFile ?? '.' }, second] = origins;
    const isOther = second !== undefined && !isEqual(second, place);
    const related = isOther ? [{ ...second, message: 'the other file of the output comes from here' }] : undefined;
    return diagnose('output-path', place, { reason }, related);
  }

  /** Runs the stale outputs of a priority, and adds them to `remade`. */
  async function remakeStale(priority: Priority, remade: Output[]): Promise<void> {
    const waiting: Output[] = [];
    const remake = async (state: GroupState, key: string): Promise<void> => {
      if (!state.made.isStale(key)) return;
      remade.push({ state, key });
      await state.made.update(key);
      const { followedBy } = state.group;
      if (!followedBy) return;
      const next = stateOf(followedBy);
      if (!(followedBy.canWait?.(key) && isIdle(next, key, priority))) await remake(next, key);
    };
    for (const state of states) {
      const { group, made } = state;
      session.fillTables();
      keep(state, group.keys());
      if (group.readsOutput) updateVersions();
      if (group.name === 'worker' && given.site.config.pwa) fingerprint.set(fingerprintOf(states));
      const all = made.stale().size;
      for (const key of made.stale()) {
        given.onProgress?.({ stage: `write ${group.name}`, done: all - made.stale().size, all });
        const turn = checkpoint();
        if (turn) await turn;
        if (isIdle(state, key, priority)) waiting.push({ state, key });
        else await remake(state, key);
      }
    }
    // An idle output waits, unless a rewritten output has taken its path. In that case the idle output is also
    // rewritten now.
    const taken = new Set(remade.flatMap(({ state, key }) => state.made.get(key)!.map((row) => row.path)));
    for (const { state, key } of waiting)
      if (state.committed.get(key)!.some((row) => taken.has(row.path))) await remake(state, key);
  }

  async function publish(
    priority: Priority,
    runCheckpoint: Checkpoint,
    mayCommit: (left: readonly string[]) => boolean,
  ): Promise<Published | undefined> {
    const { site, dir, chosenOutDir } = given;
    diagnostics = [];
    const place = outputPlace(dir, chosenOutDir);
    checkpoint = runCheckpoint;
    const folders = [...contentFolders(site.docs, site.config), ...site.config.staticDirectories];
    // The output may be inside the site's folder, but the site must not be inside the output.
    const siteFolders = { dir, contentDirs: folders.map((folder) => path.resolve(dir, folder)) };
    // In watch mode, files are replaced in place: a new generation for each change would need all files.
    const isSwapped = site.config.publish === 'swap' && known.last === undefined;
    const generation = isSwapped ? await openGenerationBeside(place, siteFolders) : undefined;
    const remade: Output[] = [];
    let publication: Publication | undefined;
    let isCommitted = false;
    try {
      const folder = generation?.dir ?? generationOf(place.dir) ?? place.dir;
      writer = publication = await openPublication(place.files, folder, siteFolders, known);
      const { isKnown } = publication;
      listGroups();
      if (!isKnown) for (const { made, committed } of states) for (const key of committed.keys()) made.markStale(key);
      await remakeStale(priority, remade);
      const leftBefore = generation?.left ?? [];
      // If an error prevents the commit anyway, the output isn't compared first.
      if (!mayCommit(leftBefore)) return undefined;
      const replaced = remade.flatMap(({ state, key }) => state.committed.get(key) ?? []);
      const published = await publication.commit(
        (rows) => {
          const csp = contentSecurityPolicy(site.config, given.viewer, given.staticFiles);
          return writeManifest(site, given.unchecked, rows, site.config.pwa ? fingerprint() : '', csp);
        },
        isKnown ? [...gone, ...replaced] : undefined,
        (left) => mayCommit([...leftBefore, ...left]),
      );
      if (!published) return undefined;
      await generation?.swapIn();
      for (const { state, key } of remade) state.committed.set(key, state.made.get(key)!);
      gone = [];
      isCommitted = true;
      return { ...published, left: [...leftBefore, ...published.left] };
    } catch (error) {
      if (!(error instanceof OutputClashes)) throw error;
      diagnostics = error.clashes.map(clashDiagnostic);
      return undefined;
    } finally {
      // Nothing was published, so the next run must write these outputs again.
      if (!isCommitted) for (const { state, key } of remade) state.made.markStale(key);
      if (!isCommitted && generation) known.last = undefined;
      try {
        await publication?.abandon();
      } finally {
        await generation?.end();
      }
    }
  }

  /** @returns the hash of an output file; empty if there is no such file */
  function hashOfFile(file: string): string {
    const rows = () => states.flatMap(({ group, made }) => group.keys().flatMap((key) => made.get(key) ?? []));
    hashes ??= new Map(rows().map((row) => [row.path, row.sha256]));
    return hashes.get(file) ?? '';
  }

  /** Updates the hashes of the output files, before a group that reads files. */
  function updateVersions(): void {
    hashes = undefined;
    for (const file of requested) versions.set(file, hashOfFile(file));
  }

  function fingerprintOf(all: readonly GroupState[]): string {
    const rows = all.flatMap(({ group, made }) =>
      group.name === 'worker' ? [] : group.keys().flatMap((key) => made.get(key)!),
    );
    return hashOf(rows);
  }

  /**
   * Computes all outputs without storing them, for a run that publishes nothing. It finds errors that occur only in
   * this step.
   */
  async function rehearse(runCheckpoint: Checkpoint): Promise<void> {
    checkpoint = runCheckpoint;
    const rehearsal = openRehearsal(remakeText);
    writer = rehearsal;
    listGroups();
    await remakeStale('idle', []);
    diagnostics = rehearsal.clashes.map(clashDiagnostic);
  }

  async function remakeText(file: string): Promise<string> {
    for (const { group, made } of states)
      for (const key of group.keys())
        if (made.get(key)?.some((row) => row.path === file))
          for await (const artifact of await group.make(key))
            if (artifact.path === file) return textOf(artifact, given);
    return '';
  }

  return {
    /**
     * @param priority with `now`, idle outputs that exist are not updated
     * @param mayCommit decides when all errors are known. Its argument: absolute paths of changed files from
     * the last output that will not be removed
     * @returns undefined if `mayCommit` returns false, or if files collide
     */
    publish,
    rehearse,
    /** Returns the errors about files that the output of the last run lacks. */
    diagnostics: () => [...diagnostics, ...states.flatMap(({ group }) => group.diagnostics?.() ?? [])],
    /** Checks that the output is unchanged since the last commit. Otherwise, everything is written again. */
    check: (run: Checkpoint) => checkOutput(disk, outputPlace(given.dir, given.chosenOutDir).dir, known, run),
    /** Returns the fingerprints of the output files, by path. */
    fingerprints: (): ReadonlyMap<string, string> => known.last?.fingerprints ?? new Map(),
    /** Returns the dependencies of the output with a file, and of the output that follows it. */
    explain(file: string): Explanation[] {
      for (const { group, made, committed } of states)
        for (const [key, rows] of committed)
          if (rows.some(({ path }) => path === file))
            return [made, group.followedBy && stateOf(group.followedBy).made].flatMap((own) => own?.explain(key) ?? []);
      return [];
    },
  };
}

/** Whether a location has a line or the name of a setting. */
function isExact({ line, setting }: Place): boolean {
  return line !== undefined || setting !== undefined;
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
  // If the output is a link, its target is checked before the first write.
  if ((await files.stat(outDir))?.kind === 'folder')
    await checkOutputFolder(files, outDir, siteFolders.dir, siteFolders.contentDirs);
  return openGeneration(files, outDir);
}

async function* withCheckpoints<Item>(items: AsyncIterable<Item>, checkpoint: Checkpoint): AsyncGenerator<Item> {
  for await (const item of items) {
    await checkpoint();
    yield item;
  }
}

// Returns a hash that doesn't depend on the order in which files were written.
function hashOf(rows: readonly ManifestRow[]): string {
  const lines = rows.map((row) => `${row.sha256} ${row.path}`);
  return sha256(Buffer.from(lines.sort().join('\n'))).slice(0, 16);
}

async function bytesOf(
  artifact: Exclude<Artifact, { parts: unknown } | { version: unknown }>,
  { dir, files }: PublishInput,
): Promise<Uint8Array> {
  if ('bytes' in artifact) return artifact.bytes;
  if ('text' in artifact) return Buffer.from(artifact.text);
  const file = 'copy' in artifact ? path.join(dir, artifact.copy) : path.join(viewerFolder(), artifact.viewer);
  const bytes = await files.read(file);
  if (bytes) return bytes;
  throw new EnvironmentError(`"${file}" disappeared before Lectern copied it`, 'compile again');
}

async function textOf(artifact: Artifact, given: PublishInput): Promise<string> {
  if ('make' in artifact) return Buffer.from(await artifact.make()).toString();
  const texts: string[] = [];
  if ('pieces' in artifact)
    for (const piece of artifact.pieces) texts.push(typeof piece === 'string' ? piece : await piece());
  else if ('parts' in artifact) for await (const part of artifact.parts) texts.push(part);
  else return Buffer.from(await bytesOf(artifact, given)).toString();
  return texts.join('');
}
