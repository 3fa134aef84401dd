import type { Config } from '../config/config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Reference } from '../parse/document.ts';
import type { AuthorImage } from '../site/blog/blog.ts';
import type { Standpoint } from './file-candidates.ts';
import type { LinkInput } from './link.ts';
import { nearestForSome } from '../diagnostics/nearest.ts';
import { resolveReference } from './resolve-reference.ts';
import type { Targets } from './targets.ts';

/** Returns a reference to the image of an author. Its location is in the authors file. */
export function authorImageReference(
  { url, place }: AuthorImage,
  config: Config,
): { reference: Reference; standpoint: Standpoint } {
  const { path, line = 1, column = 1 } = place;
  return {
    reference: { kind: 'image', url, syntax: 'markdown', at: { line, column } },
    standpoint: { source: path, contentDirs: [], staticDirs: config.staticDirectories, aliases: config.aliases },
  };
}

/**
 * Resolves the images of all authors.
 *
 * @returns URL in the authors file → published address. The map lacks images that don't exist
 */
export function linkAuthorImages(
  { site, assets }: LinkInput,
  targets: Targets,
): { authorImages: Map<string, string>; diagnostics: Diagnostic[] } {
  const authorImages = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const shared = {
    config: site.config,
    targets,
    assets,
    page: { path: site.config.baseUrl },
    nearest: nearestForSome(),
  };
  for (const authorImage of site.blogs.flatMap((blog) => blog.authorImages)) {
    const { url, otherwise = [] } = authorImage;
    const readings = [url, ...otherwise].map((each) => {
      const { reference, standpoint } = authorImageReference({ ...authorImage, url: each }, site.config);
      return resolveReference(reference, { ...shared, standpoint });
    });
    const { resolved, diagnostics: problems } = readings.find((each) => isShown(each.resolved)) ?? readings[0]!;
    diagnostics.push(...problems);
    if (isShown(resolved)) authorImages.set(url, resolved.href);
  }
  return { authorImages, diagnostics };
}

type Resolved = ReturnType<typeof resolveReference>['resolved'];

function isShown(resolved: Resolved): resolved is Extract<Resolved, { kind: 'file' | 'external' }> {
  return resolved.kind === 'file' || resolved.kind === 'external';
}
