import * as graph from '../incremental/index.ts';
import { join } from '../values/objects.ts';
import { linkSite, type LinkedSite } from '../link/link-site.ts';
import type { LinkInput, LinkTable } from '../link/link.ts';
import type { ParsedSources } from '../project/content/parse-sources.ts';
import type { SiteAssets } from '../project/content/read-assets.ts';
import type { Sites } from './open-sites.ts';

/** The links of the pages of all languages. */
export interface Links {
  readonly links: LinkTable;
  readonly pageCount: number;
  /** Addresses that no page of the site can be held against. */
  readonly unchecked: readonly string[];
  /** The links of the pages of one language. */
  linkedIn(locale: string): LinkedSite;
}

/** @param filesIn what is published beside the pages of a language */
export function openLinks(
  parsed: ParsedSources,
  assets: SiteAssets,
  { locales, projects, sites }: Pick<Sites, 'locales' | 'projects' | 'sites'>,
  filesIn: (locale: string) => LinkInput['files'],
): Links {
  const linkedIn = graph.parts((locale: string) =>
    linkSite(join(projects(locale), parsed, assets, sites(locale), { files: filesIn(locale) })),
  );
  return {
    get links() {
      const [only, ...others] = locales();
      if (others.length === 0) return linkedIn(only!).links;
      return new Map(locales().flatMap((locale) => [...linkedIn(locale).links].map(([path, page]) => [path, page])));
    },
    get pageCount() {
      return locales().reduce((sum, locale) => sum + linkedIn(locale).links.size, 0);
    },
    get unchecked() {
      return locales().flatMap((locale) => linkedIn(locale).unchecked);
    },
    linkedIn,
  };
}
