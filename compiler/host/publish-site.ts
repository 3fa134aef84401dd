import path from 'node:path';
import type { Artifact } from '../emit/artifact.ts';
import type { Emission } from '../emit/emission.ts';
import { emitSite, manifestFile } from '../emit/emit-site.ts';
import { EnvironmentError } from './environment-error.ts';
import type { Files } from './files.ts';
import type { OpenSite } from './open-site.ts';
import { openPublication, type Published } from './publish.ts';
import { readViewer, viewerFolder } from './viewer-files.ts';

/**
 * Writes a site's artifacts into its output folder, all or none.
 *
 * @param outDir absolute
 */
export async function publishSite(content: Omit<Emission, 'viewer'>, outDir: string, site: OpenSite, files: Files): Promise<Published> {
  const emission: Emission = { ...content, viewer: await readViewer() };
  const { config } = emission.site;
  const contentDirs = emission.site.docs.flatMap(({ versions }) => versions.map(({ dir }) => dir)).concat([...config.pages, ...config.blog, ...config.changelog].map(({ path: dir }) => dir));
  // A site may be one folder of Markdown: that the output lies in it is fine, the other way round is not.
  const publication = await openPublication(files, outDir, {
    dir: site.dir,
    contentDirs: [...contentDirs, ...config.staticDirectories].map((dir) => path.resolve(site.dir, dir)),
  });
  try {
    for await (const artifact of emitSite(emission)) await publication.write(artifact.path, await bytesOf(artifact, site, files));
    for (const name of emission.viewer.files) {
      await publication.write(`assets/${name}`, await bytesAt(path.join(viewerFolder(), name), files));
    }
    return await publication.commit((rows) => {
      const manifest = manifestFile(emission, rows);
      return Buffer.from(manifest.text);
    });
  } finally {
    await publication.abandon();
  }
}

async function bytesOf(artifact: Artifact, site: OpenSite, files: Files): Promise<Uint8Array> {
  return 'text' in artifact ? Buffer.from(artifact.text) : bytesAt(path.join(site.dir, artifact.copy), files);
}

async function bytesAt(file: string, files: Files): Promise<Uint8Array> {
  const bytes = await files.read(file);
  if (bytes) return bytes;
  throw new EnvironmentError(`"${file}" vanished while it was to be copied`, 'compile again');
}
