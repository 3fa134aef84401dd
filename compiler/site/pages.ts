import type { Head } from '../parse/document.ts';
import type { PagesOptions } from '../config/config.ts';
import { translated } from '../config/translations.ts';
import type { SourceFile } from '../source/source.ts';
import { joinPath, servedPath } from '../../corpus/url/pathname.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { sourcesAt } from './collection-sources.ts';
import { editHref } from './source-path.ts';
import { pageFrontMatter, tocLevels } from './front-matter/front-matter.ts';
import { customFrontMatter } from './front-matter/custom-front-matter.ts';
import { keyName } from './key-name.ts';
import { lastUpdateOf } from './last-update.ts';
import type { Report } from './report.ts';
import { checkSlug } from './routes/slug.ts';
import type { StandaloneSource } from './site.ts';
import { ofSource } from '../diagnostics/errors/page-error.ts';
import { checkHead } from './front-matter/check-head.ts';
import type { SiteInput } from './site-input.ts';

/**
 * @param paths paths of the pages' sources
 * @returns the standalone pages of all instances, in the order of `paths`, without drafts
 */
export function buildPages(paths: readonly string[], input: SiteInput, report: Report): StandaloneSource[] {
  const options = new Map(input.config.pages.map((pages) => [pages.id, pages]));
  return sourcesAt([...paths].sort(compareText), input).flatMap(({ file, head }) =>
    ofSource(file.path, () => buildPage(file, head, options.get(file.collection!.instance)!, input, report)),
  );
}

function buildPage(
  file: SourceFile,
  head: Head,
  options: PagesOptions,
  input: SiteInput,
  report: Report,
): StandaloneSource[] {
  const frontMatter = pageFrontMatter(head, file.path, report);
  checkHead('page', head, file.path, report);
  if (input.production && frontMatter.draft) return [];
  const { baseUrl } = input.config;
  const bare = head.code?.self;
  const texts = input.translations?.code ?? {};
  const translatedField = (name: 'title' | 'description') => {
    const key = head.translationKeys?.[name];
    return key === undefined ? frontMatter[name] : translated(texts, key, frontMatter[name]);
  };
  const { slug } = frontMatter;
  if (slug !== undefined) checkSlug(slug, { path: file.path, ...head.frontMatterPlaces.slug }, report);
  const path = joinPath(baseUrl, options.routeBasePath, slug ?? pageRoute(file.relativePath));
  return [
    {
      source: file.path,
      keyName: keyName(file.path, input.sources),
      instance: options.id,
      path: servedPath(input.config, path),
      title: translatedField('title') ?? head.contentTitle ?? (bare ? input.config.title : ''),
      // Only the home page gets the tagline as default description. Otherwise, many pages would have the same
      // description.
      description:
        translatedField('description') ?? (bare ? (path === baseUrl ? input.config.tagline : '') : head.excerpt),
      bare,
      unlisted: input.production && frontMatter.unlisted === true,
      hideToc: frontMatter.hide_table_of_contents ?? head.hasHero ?? false,
      tocLevels: tocLevels(frontMatter, input.config),
      keywords: frontMatter.keywords,
      custom: customFrontMatter(options.frontMatter, head, file.path, report),
      image: frontMatter.image,
      wrapperClassName: frontMatter.wrapperClassName,
      editUrl: options.editUrl === undefined ? undefined : editHref(options.editUrl, (file.translates ?? file).path),
      lastUpdate: lastUpdateOf(file.path, frontMatter, options, input.history),
    },
  ];
}

/**
 * Returns the route of a page: `guide/index.mdx` → `guide/`, `guide/first.md` → `guide/first`. Number
 * prefixes are not removed.
 */
function pageRoute(relativePath: string): string {
  return relativePath.replace(/\.[^./]+$/, '').replace(/(^|\/)index$/i, '$1');
}
