import * as z from 'zod';

/** `corpus/manifest.json`: a list of all other files of the output. It is written last. */
export const ManifestFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  generator: z.strictObject({ name: z.literal('lectern'), version: z.string() }),
  site: z.strictObject({ title: z.string(), url: z.string(), baseUrl: z.string() }),
  /** The severity of broken links in the site's config. Unless it is `error`, the corpus can contain broken links. */
  onBrokenLinks: z.enum(['ignore', 'warn', 'error']),
  /** Addresses that links may lead to without a page, sorted: the host serves them, or the config ignores them. */
  unchecked: z.array(z.string()).optional(),
  /** Identifies the files of this output. The service worker of a site with offline reading contains the same value. */
  stamp: z.string().optional(),
  /** The content security policy: the header to send with pages, and the hashes of the inline scripts in their HTML. */
  csp: z
    .strictObject({
      policy: z.string(),
      scripts: z.array(z.string()),
      /** HTML files that are not pages of the site. The content security policy does not apply to them. */
      apart: z.array(z.string()).optional(),
    })
    .optional(),
  /** Kind of page → number of pages. */
  counts: z.record(z.string(), z.number().int()),
  /** The files, sorted by their paths relative to the output folder. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
export type ManifestFile = z.infer<typeof ManifestFile>;
