import { z } from 'zod';
import {
  DocCategoryPage, DocPage, DocsFile, DocTagPage, DocTagsPage, ManifestFile, NotFoundPage, RedirectsFile, RoutesFile,
  SidebarsFile, SiteFile, StandalonePage, VersionsFile,
} from '../corpus/index.ts';

/** The schema of each kind of corpus file, by the name its `$schema` and `lectern schema` use. */
export const schemas = {
  manifest: ManifestFile,
  site: SiteFile,
  routes: RoutesFile,
  redirects: RedirectsFile,
  versions: VersionsFile,
  sidebars: SidebarsFile,
  docs: DocsFile,
  doc: DocPage,
  'doc-category': DocCategoryPage,
  'doc-tags': DocTagsPage,
  'doc-tag': DocTagPage,
  page: StandalonePage,
  'not-found': NotFoundPage,
} as const;
export type SchemaKind = keyof typeof schemas;

/** @returns the JSON Schema (draft 2020-12) of a kind of corpus file */
export function jsonSchema(kind: SchemaKind): object {
  return { title: kind, ...z.toJSONSchema(schemas[kind], { target: 'draft-2020-12', reused: 'ref' }) };
}
