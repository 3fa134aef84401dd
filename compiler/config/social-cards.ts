import * as z from 'zod';

/** Pictures of pages for sites that link to them, with the title of each. */
export const SocialCardOptions = z.strictObject({
  /** Whose colours they have. */
  mode: z.enum(['light', 'dark']).default('light'),
  /** A font of WOFF2 or OpenType, relative to the site's folder, for letters that Lectern's own face lacks, or for its own sake. */
  font: z
    .string()
    .regex(/\.(?:woff2|ttf|otf)$/i, 'expected a file that ends in ".woff2", ".ttf" or ".otf"')
    .optional(),
});
export type SocialCardOptions = z.infer<typeof SocialCardOptions>;
