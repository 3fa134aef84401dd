import path from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import * as graph from '../incremental/index.ts';
import type { Asset } from '../link/link.ts';
import type { Head } from '../parse/document.ts';
import { openImageCache } from './image-cache.ts';
import { openImages } from './images.ts';
import { loadSharp } from './load-sharp.ts';
import { getters, join } from '../values/objects.ts';
import type { Project } from '../project/project.ts';

interface ImagesInput extends Pick<Project, 'dir' | 'cacheFolder' | 'config' | 'configFile' | 'files'> {
  readonly sources: ReadonlyMap<string, { head: Head }>;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Opens the site's resized images, if the config enables them. Reports requirements that are not met. */
export function openSiteImages(input: ImagesInput) {
  const { files } = input;
  const asks = graph.each('asks for pictures', input.sources, () => {
    const { images } = input.config;
    return ({ head }) => images !== false && asksFor(head, images && images.markdown);
  });
  const asking = graph.gather('documents that ask for pictures', asks, (isAsking, path) => (isAsking ? [path] : []));
  const isWanted = graph.computed('further sizes are wanted', () => asking().length > 0);
  const opening = graph.task(
    'pictures',
    async () => {
      const { cacheFolder, config, configFile, dir } = input;
      const sharp = isWanted() ? await loadSharp(dir, files) : undefined;
      const cache = openImageCache(cacheFolder.files, path.join(cacheFolder.dir, 'images'), cacheFolder.sealKey);
      const isMissing = isWanted() && sharp === undefined;
      return {
        images: openImages(new Map(input.assets), { dir, config }, files, cache, sharp),
        faults: isMissing
          ? [diagnose('missing-sharp', { path: configFile ?? path.basename(dir) }, { wanted: 'sizes' })]
          : [],
      };
    },
    Object.is,
  );
  const opened = getters({ images: () => opening().images, imageFaults: () => opening().faults });
  return join(opened, { readImages: () => opening.update() });
}

function asksFor({ components, references }: Head, inMarkdown: boolean): boolean {
  return (
    components.includes('Image') ||
    (inMarkdown && references.some(({ kind, syntax }) => kind === 'image' && syntax === 'markdown'))
  );
}
