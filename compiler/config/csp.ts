import * as z from 'zod';

/** A source as a Content Security Policy names one: an origin, a scheme, a hash, a keyword. */
const source = z
  .string()
  .regex(/^[^\s;,]+$/, 'expected one source of a Content Security Policy, such as "https://example.org"')
  .transform((text) => text.replace(/^(self|none|strict-dynamic|unsafe-[a-z-]+|sha(?:256|384|512)-.*)$/, "'$1'"));

/** What pages may run, in the words of a Content Security Policy. */
export const CspOptions = z.strictObject({
  /** Sources of scripts beside the site's own, and those that the config names elsewhere. */
  scripts: z.array(source).default([]),
  /** Who may show the site in a frame; everyone unless said otherwise. */
  frameAncestors: z.array(source).optional(),
  /** Whether the policy is in every page too, for hosts that send no headers of a site's own. */
  meta: z.boolean().default(false),
  /** Whether pages hold the script that starts them; a file of its own otherwise, for hosts that forbid scripts in HTML. */
  inlineScripts: z.boolean().default(true),
});
export type CspOptions = z.infer<typeof CspOptions>;
