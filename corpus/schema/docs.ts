import * as z from 'zod';
import { Json } from './json.ts';
import { TagLink } from './page.ts';
import { DocsVersionSummary } from './site.ts';

/** `corpus/docs/<instance>/versions.json` */
export const VersionsFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  instance: z.string(),
  versions: z.array(DocsVersionSummary),
});
export type VersionsFile = z.infer<typeof VersionsFile>;

/** `corpus/docs/<instance>/<version>/docs.json`: metadata of every doc of a version, and the ids of its drafts. */
export const DocsFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  instance: z.string(),
  version: z.string(),
  /**
   * Ids of the drafts, sorted. Drafts are not published, but links to them are allowed. Absent if the version has no
   * drafts.
   */
  draftIds: z.array(z.string()).optional(),
  docs: z.array(
    z.strictObject({
      /** The key of the doc's page. It is unique in the corpus. */
      key: z.string().optional(),
      /** The id of the doc in this version. Sidebars and links use it. */
      id: z.string(),
      path: z.string(),
      title: z.string(),
      description: z.string(),
      source: z.string(),
      sidebar: z.string().optional(),
      tags: z.array(TagLink),
      unlisted: z.boolean(),
      frontMatter: z.record(z.string(), Json),
    }),
  ),
});
export type DocsFile = z.infer<typeof DocsFile>;
