import type { Config } from '../config/config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Reference } from '../parse/document.ts';
import type { Portrait } from '../site/blog/blog.ts';
import type { Standpoint } from './file-candidates.ts';
import type { LinkInput } from './link.ts';
import { resolveReference } from './resolve-reference.ts';
import type { Targets } from './targets.ts';

/** A picture of an author as a reference, and where it stands. */
export function portraitReference(
  { url, place }: Portrait,
  config: Config,
): { reference: Reference; standpoint: Standpoint } {
  const { path, line = 1, column = 1 } = place;
  return {
    reference: { kind: 'image', url, syntax: 'markdown', at: { line, column } },
    standpoint: { source: path, contentDirs: [], staticDirs: config.staticDirectories, aliases: config.aliases },
  };
}

/** Resolves the pictures of all authors. @returns their addresses by what blogs call them; missing ones have none */
export function linkPortraits(
  { site, assets }: LinkInput,
  targets: Targets,
): { portraits: Map<string, string>; diagnostics: Diagnostic[] } {
  const portraits = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const portrait of site.blogs.flatMap((blog) => blog.portraits)) {
    const { reference, standpoint } = portraitReference(portrait, site.config);
    const around = { config: site.config, targets, assets, page: { path: site.config.baseUrl }, standpoint };
    const { resolved, diagnostics: faults } = resolveReference(reference, around);
    diagnostics.push(...faults);
    if (resolved.kind === 'file' || resolved.kind === 'external') portraits.set(portrait.url, resolved.href);
  }
  return { portraits, diagnostics };
}
