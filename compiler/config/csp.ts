import * as z from 'zod';

/** A source in a content security policy: an origin, a scheme, a hash or a keyword. */
const source = z
  .string()
  .regex(/^[^\s;,]+$/, 'expected one source of a Content Security Policy, such as "https://example.org"')
  .transform((text) => text.replace(/^(self|none|strict-dynamic|unsafe-[a-z-]+|sha(?:256|384|512)-.*)$/, "'$1'"));

/** Settings for the content security policy. */
export const CspOptions = z.strictObject({
  /** Allowed sources of scripts, in addition to the site's own scripts and the scripts of other settings. */
  scripts: z.array(source).default([]),
  /** Origins that may embed the site in a frame. Default: all. */
  frameAncestors: z.array(source).optional(),
  /** Whether each page contains the policy as a `<meta>` element. This is for hosts that can't send headers. */
  meta: z.boolean().default(false),
  /**
   * Whether the viewer's start script is inline. Otherwise it is a separate file, for hosts that forbid inline
   * scripts.
   */
  inlineScripts: z.boolean().default(true),
});
export type CspOptions = z.infer<typeof CspOptions>;
