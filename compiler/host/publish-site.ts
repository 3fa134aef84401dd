import path from 'node:path';
import type { Artifact } from '../emit/artifact.ts';
import type { Emission } from '../emit/emission.ts';
import { emitSite, isMadeOfAll } from '../emit/emit-site.ts';
import { manifestFile } from '../emit/manifest-file.ts';
import { part, type Part } from '../emit/part.ts';
import { usedViewerFiles } from '../emit/used-viewer-files.ts';
import { workerFile } from '../emit/pwa/worker-file.ts';
import { contentFolders } from './content-folders.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import type { OpenSite } from './open-site.ts';
import { disk } from './disk.ts';
import type { HeldOutput } from './held-output.ts';
import { openPublication, type ManifestRow, type Published } from './publish.ts';
import type { Memory } from '../memory.ts';
import { sha256 } from './sha256.ts';
import { readViewer, viewerFolder } from './viewer-files.ts';

/** What is known from compiles before this one, and how much of the site is to be written. */
export interface PublishContext {
  memory: Memory;
  held: HeldOutput;
  /** Leave for later what has to be made of all text of the site, as long as it is there from before. */
  isHasty: boolean;
}

/** What there is of a part of the site that was published. */
interface PublishedPart {
  written: ManifestRow[];
  facts: unknown;
}

/**
 * Writes a site's artifacts into its output folder, all or none.
 *
 * @param outDir absolute
 */
export async function publishSite(content: Omit<Emission, 'viewer'>, outDir: string, site: OpenSite, files: Files, { memory, held, isHasty }: PublishContext): Promise<Published> {
  const { dev, ...viewer } = await readViewer(files);
  const emission: Emission = { ...content, viewer: memory.settle('viewer', { ...viewer, ...(site.development && { dev }) }) };
  const { config } = emission.site;
  const folders = [...contentFolders(emission.site.docs, config), ...config.staticDirectories];
  // A site may be one folder of Markdown: that the output lies in it is fine, the other way round is not.
  const publication = await openPublication(
    disk,
    outDir,
    { dir: site.dir, contentDirs: folders.map((folder) => path.resolve(site.dir, folder)) },
    held,
  );
  const rows: ManifestRow[] = [];

  const parts = memory.shelf('parts');

  /** Writes the artifacts of a part of the site, or leaves what they were when they would be the same. */
  function publish(made: Part): Promise<void> | undefined {
    const before = parts.find(made.name, made.inputs) as PublishedPart | undefined;
    return before && publication.keep(before.written) ? take(made, before) : publishAnew(made);
  }

  async function publishAnew(made: Part): Promise<void> {
    const { artifacts, facts } = await made.make();
    const written: ManifestRow[] = [];
    for await (const artifact of artifacts) written.push(await write(artifact));
    await take(made, parts.renew(made.name, made.inputs, (): PublishedPart => ({ written, facts })));
  }

  function take(made: Part, { written, facts }: PublishedPart): Promise<void> | undefined {
    rows.push(...written);
    return made.take?.(facts);
  }

  async function write(artifact: Artifact): Promise<ManifestRow> {
    if ('parts' in artifact) return publication.writeParts(artifact.path, artifact.parts);
    return publication.write(artifact.path, await bytesOf(artifact, site, files));
  }

  try {
    const later = isHasty ? [...publication.known()].filter(({ path: file }) => isMadeOfAll(file)) : [];
    for (const part of await emitSite(emission, publication.readText, memory)) {
      // To wait for each of ten thousand parts that stay would take longer than to look at them.
      const isWriting = later.length === 0 || !part.isOfAll ? publish(part) : undefined;
      if (isWriting) await isWriting;
    }
    if (publication.keep(later)) rows.push(...later);
    for (const name of usedViewerFiles(emission)) {
      const file = path.join(viewerFolder(), name);
      await publish(part(`assets/${name}`, [await files.stat(file)], async function* () {
        yield { path: `assets/${name}`, bytes: await bytesAt(file, files) };
      }));
    }
    const stamp = config.pwa ? stampOf(rows) : '';
    for (const worker of workerFile(emission, stamp)) await publication.write(worker.path, Buffer.from(worker.text));
    return await publication.commit((all) => Buffer.from(manifestFile(emission.site, all, stamp)));
  } finally {
    await publication.abandon();
  }
}

// Another for each other set of files, in whatever order they were written.
function stampOf(rows: readonly ManifestRow[]): string {
  const lines = rows.map(({ path, sha256 }) => `${sha256} ${path}`);
  return sha256(Buffer.from(lines.sort().join('\n'))).slice(0, 16);
}

async function bytesOf(artifact: Exclude<Artifact, { parts: unknown }>, site: OpenSite, files: Files): Promise<Uint8Array> {
  if ('bytes' in artifact) return artifact.bytes;
  return 'text' in artifact ? Buffer.from(artifact.text) : bytesAt(path.join(site.dir, artifact.copy), files);
}

async function bytesAt(file: string, files: Files): Promise<Uint8Array> {
  const bytes = await files.read(file);
  if (bytes) return bytes;
  throw new EnvironmentError(`"${file}" vanished while it was to be copied`, 'compile again');
}
