import * as graph from '../incremental/index.ts';
import { getters, join } from '../values/objects.ts';
import { linkSite, type LinkedSite } from '../link/link-site.ts';
import type { LinkInput, LinkTable } from '../link/link.ts';
import type { ParsedSources } from '../project/content/parse-sources.ts';
import type { SiteAssets } from '../project/content/read-assets.ts';
import type { Sites } from './open-sites.ts';

/** The links of all pages, by language. */
export type Links = ReturnType<typeof openLinks>;

/**
 * Links the pages of all languages.
 *
 * @param filesIn returns the published files of a language, except pages
 */
export function openLinks(
  parsed: ParsedSources,
  assets: SiteAssets,
  { locales, projects, sites }: Pick<Sites, 'locales' | 'projects' | 'sites'>,
  filesIn: (locale: string) => LinkInput['files'],
) {
  const linkedIn = graph.parts((locale: string): LinkedSite =>
    linkSite(
      join(projects(locale), parsed, assets, sites(locale), {
        files: filesIn(locale),
        otherLanguages: () => locales().flatMap((other) => (other === locale ? [] : linkedIn(other).addresses)),
      }),
    ),
  );
  const read = getters({
    links(): LinkTable {
      const [only, ...others] = locales();
      if (others.length === 0) return linkedIn(only!).links;
      return new Map(locales().flatMap((locale) => [...linkedIn(locale).links]));
    },
    pageCount: () => locales().reduce((sum, locale) => sum + linkedIn(locale).links.size, 0),
    /** Returns linked addresses without a page, which Lectern can't check. */
    unchecked: () => locales().flatMap((locale) => linkedIn(locale).unchecked),
  });
  /** The links on the pages of one language. */
  return join(read, { linkedIn });
}
