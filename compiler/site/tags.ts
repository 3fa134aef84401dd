import kebabCase from 'lodash.kebabcase';
import type { TagLink } from '../corpus/index.ts';
import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { joinPath, withTrailingSlash } from '../url/pathname.ts';
import type { Config } from '../config/config.ts';
import type { BareDoc, VersionPlace } from './bare-doc.ts';
import { contentPath } from './content-path.ts';
import type { FrontMatterTag } from './front-matter.ts';
import type { Report } from './report.ts';
import { readTagsFile, type DeclaredTag, type DeclaredTags } from './tags-file.ts';
import type { SiteInput } from './site.ts';

/** @returns the path of a version's page of all tags */
export function tagsPath({ path, options }: VersionPlace, config: Config): string {
  return withTrailingSlash(joinPath(path, options.tagsBasePath), config.trailingSlash, config.baseUrl);
}

/** @returns a function that resolves the tags of one doc of a version */
export function tagResolver(place: VersionPlace, input: SiteInput, report: Report): (doc: BareDoc) => TagLink[] {
  const { options, version } = place;
  const { trailingSlash, baseUrl } = input.config;
  const base = tagsPath(place, input.config);
  const file = options.tags === false ? undefined : input.data.get(contentPath(version.dir, options.tags));
  const declared = file && readTagsFile(file, report);
  return (doc) => {
    if (declared) checkDeclared(doc, declared, options.onInlineTags, report);
    const links = (doc.frontMatter.tags ?? []).map((tag): TagLink => {
      const { label, description, permalink } = resolveTag(tag, declared);
      return { label, path: withTrailingSlash(joinPath(base, permalink), trailingSlash, baseUrl), description };
    });
    return links.filter(({ path }, index) => links.findIndex((other) => other.path === path) === index);
  };
}

function resolveTag(tag: FrontMatterTag, declared: DeclaredTags | undefined): DeclaredTag {
  if (typeof tag !== 'string') return tag;
  // A tag of nothing but signs has no words to make an address of.
  return declared?.tags.get(tag) ?? { label: tag, permalink: kebabCase(tag) || encodeURIComponent(tag) };
}

function checkDeclared(doc: BareDoc, { path, tags }: DeclaredTags, level: 'ignore' | 'warn' | 'error', report: Report) {
  for (const tag of doc.frontMatter.tags ?? []) {
    const label = typeof tag === 'string' ? tag : tag.label;
    if (typeof tag === 'string' && tags.has(tag)) continue;
    const place = { path: doc.source, ...doc.head.frontMatterPlaces.tags };
    report(...atLevel(level, diagnose('undeclared-tag', place, { tag: label, file: path, near: nearest(label, tags.keys()) })));
  }
}
