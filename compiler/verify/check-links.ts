import type { Page, RedirectsFile, SiteFile, VersionsFile } from '../../corpus/schema/index.ts';
import { linkTargets } from './link-targets.ts';
import type { Resolver } from './resolver.ts';

/**
 * @param path of the file, relative to `corpus/`
 * @param from the pathname that relative addresses start at
 * @returns each address in the file that leads nowhere
 */
export function checkLinks(path: string, value: unknown, from: string, resolves: Resolver): string[] {
  const targets = new Set(linkTargets(partsWithLinks(path, value)));
  return [...targets].filter((target) => !resolves(target, from));
}

/** The parts of a file in which every path leads somewhere: that of an instance or a version need not be a page. */
function partsWithLinks(path: string, value: unknown): unknown {
  if (path === 'site.json') {
    const { navbar, footer, announcement, home, favicon, instances } = value as SiteFile;
    return [
      navbar,
      footer,
      announcement,
      { home, favicon },
      instances.flatMap((instance) =>
        instance.kind === 'docs' ? instance.versions.map(({ mainDoc }) => mainDoc) : [{ path: instance.path }],
      ),
    ];
  }
  if (path === 'redirects.json') return (value as RedirectsFile).redirects.map(({ to }) => ({ href: to }));
  if (/^docs\/[^/]+\/versions\.json$/.test(path)) return (value as VersionsFile).versions.map(({ mainDoc }) => mainDoc);
  // Settings stand on a debug page as they were written.
  if (path.startsWith('pages/')) return { ...(value as Page), config: undefined };
  return /^(docs|blog)\//.test(path) ? value : [];
}
