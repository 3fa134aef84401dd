import path from 'node:path';
import type { Artifact } from '../emit/artifact.ts';
import type { Emission } from '../emit/emission.ts';
import { emitSite } from '../emit/emit-site.ts';
import { manifestFile } from '../emit/manifest-file.ts';
import { part, type Made, type Part, type PartRows } from '../emit/part.ts';
import { usedViewerFiles } from '../emit/used-viewer-files.ts';
import { workerFile } from '../emit/pwa/worker-file.ts';
import { contentFolders } from './content-folders.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import type { OpenSite } from './open-site.ts';
import { disk } from './disk.ts';
import { filesIn, type Batch, type BatchList, type HeldOutput } from './held-output.ts';
import { openPublication, type ManifestRow, type Published } from './publish.ts';
import { areSame, type Memory } from '../memory.ts';
import type { Pause } from '../pause.ts';
import { matchRows } from '../rows.ts';
import { sha256 } from './sha256.ts';
import { readViewer, viewerFolder } from './viewer-files.ts';

/** What is known from compiles before this one, and how much of the site is to be written. */
export interface PublishContext {
  memory: Memory;
  held: HeldOutput;
  /** Leave for later what has to be made of all text of the site, as long as it is there from before. */
  isHasty: boolean;
  pause: Pause;
}

/** What there is of a part of the site that was published. */
interface PublishedPart {
  batch: Batch;
  facts: unknown;
  urgent?: readonly unknown[] | undefined;
}

/** The same of many, and what they rested on. */
interface PublishedRows extends Pick<PartRows, 'shared' | 'rows'> {
  list: BatchList;
  facts: readonly unknown[];
}

/**
 * Writes a site's artifacts into its output folder, all or none.
 *
 * @param outDir absolute
 */
export async function publishSite(
  content: Omit<Emission, 'viewer'>,
  outDir: string,
  site: OpenSite,
  files: Files,
  { memory, held, isHasty, pause }: PublishContext,
): Promise<Published> {
  const { dev, ...viewer } = await readViewer(files);
  const kept = memory.shelf('output');
  const emission: Emission = {
    ...content,
    viewer: kept.settle('viewer', { ...viewer, ...(site.development && { dev }) }),
  };
  const { config } = emission.site;
  const folders = [...contentFolders(emission.site.docs, config), ...config.staticDirectories];
  // A site may be one folder of Markdown: that the output lies in it is fine, the other way round is not.
  const publication = await openPublication(
    disk,
    outDir,
    { dir: site.dir, contentDirs: folders.map((folder) => path.resolve(site.dir, folder)) },
    held,
  );
  /** In the output to be. */
  const batches: (readonly Batch[])[] = [];
  const parts = memory.shelf('parts');
  const lists = memory.shelf('lists');
  /** What is to be remembered of this run once it is published: one that is interrupted leaves what was there. */
  const learned: (() => void)[] = [];

  /** Writes the artifacts of a part of the site, or leaves what they were when they would be the same. */
  function publish(made: Part): Promise<void> | undefined {
    const { name, urgent } = made;
    const waiting = isHasty && urgent ? (parts.recall(name) as PublishedPart | undefined) : undefined;
    const canWait = urgent && waiting?.urgent && areSame(waiting.urgent, urgent);
    const before = canWait ? waiting : (parts.find(name, made.inputs) as PublishedPart | undefined);
    return before && publication.keep(before.batch) ? take(made, before) : publishAnew(made);
  }

  async function publishAnew(made: Part): Promise<void> {
    const published: PublishedPart = { ...(await writeAll(await made.make())), urgent: made.urgent };
    learned.push(() => parts.replace(made.name, made.inputs, published));
    await take(made, published);
  }

  /** The same for parts by the thousand, of which one or two have changed. */
  async function publishRows(given: PartRows): Promise<void> {
    const { name, shared, rows } = given;
    const held = lists.keep(name, [], (): { before?: PublishedRows } => ({}));
    const { before } = held;
    const match = before && areSame(before.shared, shared) ? matchRows(rows, before.rows) : undefined;
    const isListKept = match !== undefined && !match.places && publication.keepList(before!.list, match.changed);
    const own = isListKept ? [...before!.list.batches] : [];
    const facts = isListKept ? [...before!.facts] : [];
    const changed = new Set(match?.changed);
    for (const row of isListKept ? changed : rows.columns[0].keys()) {
      const pausing = pause();
      if (pausing) await pausing;
      const place = match && !changed.has(row) ? (match.places?.[row] ?? row) : -1;
      const old = before?.list.batches[place];
      const published =
        old && publication.keep(old)
          ? { batch: old, facts: before!.facts[place] }
          : await writeAll(await given.make(row));
      own[row] = published.batch;
      facts[row] = published.facts;
    }
    batches.push(own);
    const files = isListKept
      ? before!.list.files + filesIn(atPlaces(own, changed)) - filesIn(atPlaces(before!.list.batches, changed))
      : filesIn(own);
    const list: BatchList = { batches: own, files };
    publication.noteList(list);
    learned.push(() => (held.before = { shared, rows, list, facts }));
    const taking = given.take?.(facts);
    if (taking) await taking;
  }

  async function writeAll({ artifacts, facts }: Made): Promise<PublishedPart> {
    const batch: Batch = { rows: [] };
    for await (const artifact of artifacts) {
      await pause();
      await write(artifact, batch);
    }
    return { batch, facts };
  }

  function take(made: Pick<Part, 'take'>, { batch, facts }: PublishedPart): Promise<void> | undefined {
    batches.push([batch]);
    return made.take?.(facts);
  }

  async function write(artifact: Artifact, batch: Batch): Promise<ManifestRow> {
    if ('parts' in artifact) return publication.writeParts(artifact.path, pausing(artifact.parts, pause), batch);
    if ('version' in artifact)
      return publication.writeVersion(
        artifact.path,
        artifact.version,
        async () => Buffer.from(await artifact.make()),
        batch,
      );
    return publication.write(artifact.path, await bytesOf(artifact, site, files), batch);
  }

  try {
    for (const part of await emitSite(emission, publication.readText, kept)) {
      // To wait for each of thousands of parts that stay would take longer than to look at them.
      const pausing = pause();
      if (pausing) await pausing;
      const writing = 'rows' in part ? publishRows(part) : publish(part);
      if (writing) await writing;
    }
    const {
      site: { config: settings },
      stamps,
      code,
      theme,
    } = emission;
    for (const name of kept.keep('viewer files', [settings, emission.viewer, stamps.components, code, theme], () =>
      usedViewerFiles(emission),
    )) {
      const file = path.join(viewerFolder(), name);
      await publish(
        part(`assets/${name}`, [await files.stat(file)], async function* () {
          yield { path: `assets/${name}`, bytes: await bytesAt(file, files) };
        }),
      );
    }
    const stamp = config.pwa ? stampOf(batches.flat().flatMap(({ rows }) => rows)) : '';
    await publish(
      part('worker', [config, emission.viewer, emission.staticFiles, stamp], () => workerFile(emission, stamp)),
    );
    const report = await publication.commit((rows) => manifestFile(emission.site, rows, stamp, kept));
    for (const learn of learned) learn();
    return report;
  } finally {
    await publication.abandon();
  }
}

function* atPlaces<Item>(items: readonly Item[], places: Iterable<number>): Generator<Item> {
  for (const place of places) yield items[place]!;
}

async function* pausing<Item>(items: AsyncIterable<Item>, pause: Pause): AsyncGenerator<Item> {
  for await (const item of items) {
    await pause();
    yield item;
  }
}

// Another for each other set of files, in whatever order they were written.
function stampOf(rows: readonly ManifestRow[]): string {
  const lines = rows.map(({ path, sha256 }) => `${sha256} ${path}`);
  return sha256(Buffer.from(lines.sort().join('\n'))).slice(0, 16);
}

async function bytesOf(
  artifact: Exclude<Artifact, { parts: unknown } | { version: unknown }>,
  site: OpenSite,
  files: Files,
): Promise<Uint8Array> {
  if ('bytes' in artifact) return artifact.bytes;
  return 'text' in artifact ? Buffer.from(artifact.text) : bytesAt(path.join(site.dir, artifact.copy), files);
}

async function bytesAt(file: string, files: Files): Promise<Uint8Array> {
  const bytes = await files.read(file);
  if (bytes) return bytes;
  throw new EnvironmentError(`"${file}" vanished while it was to be copied`, 'compile again');
}
