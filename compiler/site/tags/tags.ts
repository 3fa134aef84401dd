import { ofSource } from '../../diagnostics/errors/page-error.ts';
import type { TagLink } from '../../../corpus/schema/index.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { servedPath } from '../../../corpus/url/pathname.ts';
import type { Config } from '../../config/config.ts';
import type { Head } from '../../parse/document.ts';
import { contentPath } from '../source-path.ts';
import type { FrontMatterTag } from '../front-matter/front-matter.ts';
import type { Report } from '../report.ts';
import { tagAddress } from './tag-address.ts';
import { readTagsFile, type DeclaredTag, type DeclaredTags } from './tags-file.ts';
import type { SiteInput } from '../site-input.ts';

/** The properties of a docs version or blog that are needed to resolve its tags. */
export interface TagPlace {
  /** Folder of the version or blog, relative to the site's folder. */
  dir: string;
  /** Pathname of the version or blog, including the base URL. */
  path: string;
  options: { tagsBasePath: string; tags: string | false; onInlineTags: 'ignore' | 'warn' | 'error' };
}

/** A page with tags. */
interface Tagged {
  source: string;
  head: Pick<Head, 'frontMatterPlaces'>;
  frontMatter: { tags?: FrontMatterTag[] | undefined };
}

/** @returns the path of the page that lists all tags */
export function tagsPath({ path, options }: TagPlace, config: Config): string {
  return servedPath(config, path, options.tagsBasePath);
}

/** @returns a function that resolves the tags of one page and reports their errors */
export function tagResolver(
  place: TagPlace,
  input: SiteInput,
  report: Report,
): (tagged: Tagged, report: Report) => TagLink[] {
  const { options, dir } = place;
  const base = tagsPath(place, input.config);
  const file = options.tags === false ? undefined : input.data.get(contentPath(dir, options.tags));
  const declared = file && ofSource(file.path, () => readTagsFile(file, report));
  return (tagged, onReport) => {
    if (declared) checkDeclared(tagged, declared, options.onInlineTags, onReport);
    const links = (tagged.frontMatter.tags ?? []).map((tag): TagLink => {
      const { label, description, permalink } = resolveTag(tag, declared);
      return { label, path: servedPath(input.config, base, permalink), description };
    });
    return links.filter(({ path }, index) => links.findIndex((other) => other.path === path) === index);
  };
}

function resolveTag(tag: FrontMatterTag, declared: DeclaredTags | undefined): DeclaredTag {
  if (typeof tag !== 'string') return tag;
  return declared?.tags.get(tag) ?? { label: tag, permalink: tagAddress(tag) };
}

function checkDeclared(
  tagged: Tagged,
  { path, tags }: DeclaredTags,
  level: 'ignore' | 'warn' | 'error',
  report: Report,
) {
  for (const tag of tagged.frontMatter.tags ?? []) {
    const label = typeof tag === 'string' ? tag : tag.label;
    if (typeof tag === 'string' && tags.has(tag)) continue;
    const place = { path: tagged.source, ...tagged.head.frontMatterPlaces.tags };
    report(
      ...atLevel(
        level,
        diagnose('undeclared-tag', place, { tag: label, file: path, near: nearest(label, tags.keys()) }),
      ),
    );
  }
}
