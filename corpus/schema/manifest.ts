import * as z from 'zod';

/** `corpus/manifest.json`: written last; contains a row for every other file of the output. */
export const ManifestFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  generator: z.strictObject({ name: z.literal('lectern'), version: z.string() }),
  site: z.strictObject({ title: z.string(), url: z.string(), baseUrl: z.string() }),
  /** The config's severity of broken links: the corpus can contain some unless it is `error`. */
  onBrokenLinks: z.enum(['ignore', 'warn', 'error']),
  /** Addresses that may have no page: the host answers them, or the config ignores them. Sorted. */
  unchecked: z.array(z.string()).optional(),
  /** The stamp in the service worker of a site that can be read offline. It identifies this set of files. */
  stamp: z.string().optional(),
  /** The Content-Security-Policy: the header to send with pages, and the hashes of the scripts in their HTML. */
  csp: z
    .strictObject({
      policy: z.string(),
      scripts: z.array(z.string()),
      /** HTML files that are not pages of the site. The policy does not apply to them. */
      apart: z.array(z.string()).optional(),
    })
    .optional(),
  /** How many routes there are of each kind. */
  counts: z.record(z.string(), z.number().int()),
  /** Sorted by path, which is relative to the output folder. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
export type ManifestFile = z.infer<typeof ManifestFile>;
