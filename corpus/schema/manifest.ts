import * as z from 'zod';

/** `corpus/manifest.json`: written last; holds a row for every other file of the output. */
export const ManifestFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  generator: z.strictObject({ name: z.literal('lectern'), version: z.string() }),
  site: z.strictObject({ title: z.string(), url: z.string(), baseUrl: z.string() }),
  /** How the site's config takes links that lead nowhere: unless they are errors, the corpus may hold some. */
  onBrokenLinks: z.enum(['ignore', 'warn', 'error']),
  /** Addresses in it that need lead nowhere: the host is to answer them, or the config lets them be. Sorted. */
  unchecked: z.array(z.string()).optional(),
  /** Of a site that can be read offline: what its service worker was stamped with, which belongs to these files alone. */
  stamp: z.string().optional(),
  /** What pages may run: the header to send with them, and the hashes of the scripts in their HTML. */
  csp: z
    .strictObject({
      policy: z.string(),
      scripts: z.array(z.string()),
      /** HTML files that are no pages of the site, for which the policy does not hold. */
      apart: z.array(z.string()).optional(),
    })
    .optional(),
  /** How many routes there are of each kind. */
  counts: z.record(z.string(), z.number().int()),
  /** Sorted by path, which is relative to the output folder. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
export type ManifestFile = z.infer<typeof ManifestFile>;
