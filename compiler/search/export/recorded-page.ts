import { searchTag } from '../../../corpus/head-tags.ts';
import type { BodyNode, Page, SearchSection, SiteFile } from '../../../corpus/schema/index.ts';
import { groupOf } from '../address-words.ts';
import type { RecordedPage } from './records.ts';

/** Returns the plain text of a page, split into sections. */
type SectionsOf = (body: readonly BodyNode[]) => SearchSection[];

/** @returns the data of a page for records; undefined for list pages and unlisted pages */
export function recordedPage(page: Page, site: SiteFile, sectionsOf: SectionsOf): RecordedPage | undefined {
  const group = groupOfPage(page, site);
  if (group === undefined || ('unlisted' in page && page.unlisted)) return undefined;
  const { path, title, description } = page;
  const depths = new Map('toc' in page ? page.toc.map(({ id, depth }) => [id, depth]) : []);
  const sections =
    'body' in page
      ? sectionsOf(page.body.children).map((section) => ({ ...section, depth: depths.get(section.id ?? '') }))
      : [];
  const version = 'context' in page && 'version' in page.context ? page.context.version : undefined;
  return {
    text: { path, group, title, description, sections },
    origin: site.url,
    language: site.locale,
    tag: searchTag(page),
    version,
  };
}

function groupOfPage(page: Page, site: SiteFile): string | undefined {
  switch (page.kind) {
    case 'doc':
    case 'doc-category':
      return groupOf(page.breadcrumbs, page.context.instance, site.messages);
    case 'post':
    case 'entry':
      return (
        site.instances.flatMap((each) =>
          each.kind !== 'docs' && each.id === page.context.instance ? each.title : [],
        )[0] ?? site.title
      );
    case 'page':
      return site.title;
    default:
      return undefined;
  }
}
