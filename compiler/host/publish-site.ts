import path from 'node:path';
import type { Artifact } from '../emit/artifact.ts';
import type { Emission } from '../emit/emission.ts';
import { emitSite, manifestFile } from '../emit/emit-site.ts';
import { usedViewerFiles } from '../emit/used-viewer-files.ts';
import { workerFile } from '../emit/pwa/worker-file.ts';
import { contentFolders } from './content-folders.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import type { OpenSite } from './open-site.ts';
import { openPublication, type ManifestRow, type Published } from './publish.ts';
import { sha256 } from './sha256.ts';
import { readViewer, viewerFolder } from './viewer-files.ts';

/**
 * Writes a site's artifacts into its output folder, all or none.
 *
 * @param outDir absolute
 */
export async function publishSite(content: Omit<Emission, 'viewer'>, outDir: string, site: OpenSite, files: Files): Promise<Published> {
  const { dev, ...viewer } = await readViewer();
  const emission: Emission = { ...content, viewer: { ...viewer, ...(site.development && { dev }) } };
  const { config } = emission.site;
  const folders = [...contentFolders(emission.site.docs, config), ...config.staticDirectories];
  // A site may be one folder of Markdown: that the output lies in it is fine, the other way round is not.
  const publication = await openPublication(files, outDir, {
    dir: site.dir,
    contentDirs: folders.map((folder) => path.resolve(site.dir, folder)),
  });
  try {
    const rows: ManifestRow[] = [];
    for await (const artifact of emitSite(emission)) rows.push(await publication.write(artifact.path, await bytesOf(artifact, site, files)));
    for (const name of usedViewerFiles(emission)) {
      rows.push(await publication.write(`assets/${name}`, await bytesAt(path.join(viewerFolder(), name), files)));
    }
    const stamp = stampOf(rows);
    for (const worker of workerFile(emission, stamp)) await publication.write(worker.path, Buffer.from(worker.text));
    return await publication.commit((all) => Buffer.from(manifestFile(emission, all, stamp).text));
  } finally {
    await publication.abandon();
  }
}

// Another for each other set of files, in whatever order they were written.
function stampOf(rows: readonly ManifestRow[]): string {
  const lines = rows.map(({ path, sha256 }) => `${sha256} ${path}`);
  return sha256(Buffer.from(lines.sort().join('\n'))).slice(0, 16);
}

async function bytesOf(artifact: Artifact, site: OpenSite, files: Files): Promise<Uint8Array> {
  if ('bytes' in artifact) return artifact.bytes;
  return 'text' in artifact ? Buffer.from(artifact.text) : bytesAt(path.join(site.dir, artifact.copy), files);
}

async function bytesAt(file: string, files: Files): Promise<Uint8Array> {
  const bytes = await files.read(file);
  if (bytes) return bytes;
  throw new EnvironmentError(`"${file}" vanished while it was to be copied`, 'compile again');
}
