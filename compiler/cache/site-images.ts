import path from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import * as graph from '../incremental/index.ts';
import type { Asset } from '../link/link.ts';
import type { Head } from '../parse/document.ts';
import { openImageCache } from './image-cache.ts';
import { openImages } from './images.ts';
import { loadSharp } from './load-package.ts';
import { getters, join } from '../values/objects.ts';
import type { Project } from '../project/project.ts';

interface ImagesInput extends Pick<Project, 'dir' | 'cacheFolder' | 'config' | 'configFile' | 'files'> {
  readonly sources: ReadonlyMap<string, { head: Head }>;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Opens the resized images of a site, if its config enables them. Reports an error if sharp is needed but missing. */
export function openSiteImages(input: ImagesInput) {
  const { files } = input;
  const requestsSizes = graph.each('requests image sizes', input.sources, () => {
    const { images } = input.config;
    return ({ head }) => images !== false && requestsSizesIn(head, images && images.markdown);
  });
  const asking = graph.gather('documents that request image sizes', requestsSizes, (isAsking, path) =>
    isAsking ? [path] : [],
  );
  const needsSizes = graph.computed('image sizes are needed', () => asking().length > 0);
  const opening = graph.task(
    'pictures',
    async () => {
      const { cacheFolder, config, configFile, dir } = input;
      const sharp = needsSizes() ? await loadSharp(dir, files) : undefined;
      const cache = openImageCache(cacheFolder.files, path.join(cacheFolder.dir, 'images'), cacheFolder.sealKey);
      const isMissing = needsSizes() && sharp === undefined;
      return {
        images: openImages(new Map(input.assets), { dir, config }, files, cache, sharp),
        diagnostics: isMissing
          ? [diagnose('missing-sharp', { path: configFile ?? path.basename(dir) }, { requested: 'sizes' })]
          : [],
      };
    },
    Object.is,
  );
  const opened = getters({ images: () => opening().images, imageDiagnostics: () => opening().diagnostics });
  return join(opened, { readImages: () => opening.update() });
}

function requestsSizesIn({ components, references }: Head, inMarkdown: boolean): boolean {
  return (
    components.includes('Image') ||
    (inMarkdown && references.some(({ kind, syntax }) => kind === 'image' && syntax === 'markdown'))
  );
}
