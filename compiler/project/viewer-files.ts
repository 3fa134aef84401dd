import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as graph from '../incremental/index.ts';
import type { PageRenderer } from '../../viewer/html/page-renderer.ts';
import type { ViewerManifest } from '../../viewer/html/viewer-manifest.ts';
import type { Files } from '../fs/files.ts';
import { EnvironmentError } from '../fs/environment-error.ts';
import { packageFolder } from '../fs/package-folder.ts';
import { fileText } from '../fs/text-file.ts';
import { getters, join } from '../values/objects.ts';

/** Returns the folder that contains the built viewer. */
export function viewerFolder(): string {
  return path.join(packageFolder(), 'build', 'viewer');
}

/**
 * Reads the manifest of the built viewer.
 *
 * @throws EnvironmentError if the viewer wasn't built
 */
async function readViewer(files: Files): Promise<ViewerManifest> {
  try {
    return JSON.parse((await fileText(path.join(viewerFolder(), 'viewer.json'), files)) ?? '') as ViewerManifest;
  } catch (error) {
    throw new EnvironmentError("the viewer isn't built", 'run "npm run build" in the folder of Lectern', error);
  }
}

let renderer: Promise<PageRenderer> | undefined;

/** Loads the viewer's server build, on the first call only. */
export function loadPageRenderer(): Promise<PageRenderer> {
  renderer ??= (async () => {
    const file = path.join(packageFolder(), 'build', 'viewer-server', 'index.js');
    const { openPageRenderer } = (await import(pathToFileURL(file).href)) as {
      openPageRenderer: () => Promise<PageRenderer>;
    };
    return openPageRenderer();
  })();
  return renderer;
}

/** Provides the built viewer: its manifest, its files and its renderer. Detects when the viewer is built again. */
export function openViewer({ files, development }: { files: Files; development: boolean }) {
  const viewer = graph.task('viewer', async (): Promise<ViewerManifest> => {
    const { dev, ...viewer } = await readViewer(files);
    return development ? { ...viewer, dev } : viewer;
  });
  return join(getters({ viewer }), {
    /** The renderer is absent in `lectern dev`, where browsers render the pages. */
    pageRenderer: development ? undefined : loadPageRenderer,
    readViewer: () => viewer.update(),
  });
}
