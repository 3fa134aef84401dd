import * as z from 'zod';

/** A source in the syntax of a Content Security Policy: an origin, a scheme, a hash, a keyword. */
const source = z
  .string()
  .regex(/^[^\s;,]+$/, 'expected one source of a Content Security Policy, such as "https://example.org"')
  .transform((text) => text.replace(/^(self|none|strict-dynamic|unsafe-[a-z-]+|sha(?:256|384|512)-.*)$/, "'$1'"));

/** Options of the site's Content Security Policy. */
export const CspOptions = z.strictObject({
  /** Allowed sources of scripts, in addition to the site's own and those in other settings. */
  scripts: z.array(source).default([]),
  /** Origins that may show the site in a frame; by default, all. */
  frameAncestors: z.array(source).optional(),
  /** Whether every page also contains the policy, for hosts that can't send a site's headers. */
  meta: z.boolean().default(false),
  /** Whether pages contain the start script inline; otherwise it is a file, for hosts that forbid inline scripts. */
  inlineScripts: z.boolean().default(true),
});
export type CspOptions = z.infer<typeof CspOptions>;
