import path from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Images } from '../emit/emission.ts';
import type { Asset } from '../link/link.ts';
import type { Head } from '../parse/document.ts';
import type { Files } from './files.ts';
import { openImageCache } from './image-cache.ts';
import { openImages } from './images.ts';
import { loadSharp } from './load-sharp.ts';
import type { OpenSite } from './open-site.ts';

/** Whether a document asks for pictures in further sizes. */
export function wantsImages(heads: Iterable<Head>, { images }: OpenSite['config']): boolean {
  return images !== false && [...heads].some((head) => asksFor(head, images && images.markdown));
}

/** What resizes the pictures of a site, when that is wanted; and what is missing for it. */
export async function openSiteImages(
  isWanted: boolean,
  assets: ReadonlyMap<string, Asset>,
  site: OpenSite,
  files: Files,
): Promise<{ images: Images; diagnostics: Diagnostic[] }> {
  const { configFile, dir, stateDir } = site;
  // Installed or taken away, it makes other pages.
  if (isWanted) await files.stat(path.join(dir, 'node_modules', 'sharp', 'package.json'));
  const sharp = isWanted ? await loadSharp(dir) : undefined;
  const cache = openImageCache(files, path.join(stateDir, 'images'));
  const isMissing = isWanted && sharp === undefined;
  return {
    images: openImages(assets, site, files, cache, sharp),
    diagnostics: isMissing ? [diagnose('missing-sharp', { path: configFile ?? path.basename(dir) }, {})] : [],
  };
}

function asksFor({ components, references }: Head, inMarkdown: boolean): boolean {
  return (
    components.includes('Image') ||
    (inMarkdown && references.some(({ kind, syntax }) => kind === 'image' && syntax === 'markdown'))
  );
}
