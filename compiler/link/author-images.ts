import type { Config } from '../config/config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Reference } from '../parse/document.ts';
import type { AuthorImage } from '../site/blog/blog.ts';
import type { Standpoint } from './file-candidates.ts';
import type { LinkInput } from './link.ts';
import { resolveReference } from './resolve-reference.ts';
import type { Targets } from './targets.ts';

/** A picture of an author as a reference, and where it stands. */
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

/** Resolves the pictures of all authors. @returns their addresses by what blogs call them; missing ones have none */
export function linkAuthorImages(
  { site, assets }: LinkInput,
  targets: Targets,
): { authorImages: Map<string, string>; diagnostics: Diagnostic[] } {
  const authorImages = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const authorImage of site.blogs.flatMap((blog) => blog.authorImages)) {
    const { reference, standpoint } = authorImageReference(authorImage, site.config);
    const context = { config: site.config, targets, assets, page: { path: site.config.baseUrl }, standpoint };
    const { resolved, diagnostics: faults } = resolveReference(reference, context);
    diagnostics.push(...faults);
    if (resolved.kind === 'file' || resolved.kind === 'external') authorImages.set(authorImage.url, resolved.href);
  }
  return { authorImages, diagnostics };
}
