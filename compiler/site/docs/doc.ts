import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { PageLink, TagLink } from '../../../corpus/schema/index.ts';
import type { EditUrlParams } from '../../config/docs.ts';
import type { DocMetadata, VersionPlace } from './doc-metadata.ts';
import { contentPath, editHref } from '../source-path.ts';
import { lastUpdateOf } from '../last-update.ts';
import type { Report } from '../report.ts';
import type { Doc } from '../site.ts';
import type { SidebarIndex } from '../sidebars/sidebar-index.ts';
import { docLabel } from '../sidebars/resolve.ts';
import { docStop, type Stop } from '../sidebars/stops.ts';
import { tocLevels } from '../front-matter/front-matter.ts';
import type { SiteInput } from '../site-input.ts';

/** The data that `completeDoc` needs besides the doc. */
export interface DocContext extends VersionPlace {
  input: SiteInput;
  /** All published docs of the version, by id. */
  docs: ReadonlyMap<string, DocMetadata>;
  draftIds: ReadonlySet<string>;
  hasInvalidSidebars: boolean;
  sidebars: SidebarIndex;
  resolveTags: (doc: DocMetadata, report: Report) => TagLink[];
  /** Returns the paths of the doc with this `page_key` or id in other versions. */
  alternatesOf: (name: string) => { version: string; path: string }[];
  report: Report;
}

/** Adds the data that a doc's page renders around the body: sidebar, neighbours, edit link, and so on. */
export function completeDoc(doc: DocMetadata, context: DocContext): Doc {
  const { options, version, input, sidebars } = context;
  const { frontMatter } = doc;
  const sidebar = sidebarOf(doc, context);
  const neighbours = sidebar === undefined ? {} : sidebars.neighbours(sidebar, doc.id);
  return {
    id: doc.id,
    source: doc.source,
    keyName: doc.keyName,
    instance: options.id,
    version: version.name,
    path: doc.path,
    title: doc.title,
    description: doc.description,
    unlisted: doc.unlisted,
    sidebar,
    sidebarLabel: docLabel(doc),
    tags: context.resolveTags(doc, context.report),
    breadcrumbs: options.breadcrumbs && sidebar !== undefined ? sidebars.breadcrumbs(sidebar, doc.href) : [],
    previous: neighbour(doc, 'pagination_prev', neighbours.previous, context),
    next: neighbour(doc, 'pagination_next', neighbours.next, context),
    alternates: context.alternatesOf(doc.keyName ?? doc.id),
    editUrl: editUrlOf(doc, context),
    lastUpdate: lastUpdateOf(doc.source, frontMatter, options, input.history),
    tocLevels: tocLevels(frontMatter, input.config),
    hideToc: frontMatter.hide_table_of_contents ?? false,
    hideTitle: frontMatter.hide_title ?? false,
    keywords: frontMatter.keywords,
    custom: doc.custom,
    image: frontMatter.image,
  };
}

// Reads rarely needed properties of the context only if the doc needs them. Otherwise, their changes would invalidate
// all docs.
function sidebarOf({ id, source, head, frontMatter }: DocMetadata, context: DocContext): string | undefined {
  const { sidebars, report } = context;
  const { displayed_sidebar: displayed } = frontMatter;
  if (displayed === undefined) return sidebars.binding(id);
  if (displayed === null) return undefined;
  if (sidebars.names.includes(displayed)) return displayed;
  if (context.hasInvalidSidebars) return undefined;
  const { names } = sidebars;
  const place = { path: source, ...head.frontMatterPlaces.displayed_sidebar };
  report(diagnose('unknown-displayed-sidebar', place, { name: displayed, near: nearest(displayed, names), names }));
  return undefined;
}

// Front matter may contain the id of the linked doc, or `null` for no link. Drafts and unlisted docs are never linked.
function neighbour(
  doc: DocMetadata,
  key: 'pagination_prev' | 'pagination_next',
  stop: Stop | undefined,
  context: DocContext,
): PageLink | undefined {
  const { docs, report } = context;
  const id = doc.frontMatter[key];
  if (id === null) return undefined;
  if (id === undefined) return stop && { path: stop.path, title: stop.title };
  const named = docs.get(id);
  if (named) return named.unlisted ? undefined : { path: named.path, title: docStop(named).title };
  if (!context.draftIds.has(id)) {
    const ids = [...docs.keys()].sort();
    const place = { path: doc.source, ...doc.head.frontMatterPlaces[key] };
    report(diagnose('unknown-pagination-doc', place, { key, id, near: nearest(id, ids), ids }));
  }
  return undefined;
}

function editUrlOf(
  { source, relativePath, path, frontMatter }: DocMetadata,
  { options, version, input }: DocContext,
): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url || undefined;
  const { editUrl } = options;
  if (editUrl === undefined) return undefined;
  if (typeof editUrl === 'function') {
    const params: EditUrlParams = {
      version: version.name,
      versionDocsDirPath: version.dir,
      docPath: relativePath,
      permalink: path,
      locale: input.config.i18n.currentLocale,
    };
    return editUrl(params);
  }
  // A file of a commit can't be edited, so it has no edit link.
  if (version.git !== undefined && !options.editCurrentVersion) return undefined;
  const original = options.editLocalizedFiles ? source : contentPath(version.dir, relativePath);
  return editHref(editUrl, options.editCurrentVersion ? `${options.path}/${relativePath}` : original);
}
