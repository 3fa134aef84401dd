import * as z from 'zod';
import { folder } from './values.ts';

/** What content may have published beside its pages. */
export const AssetOptions = z.strictObject({
  /**
   * Folders and files, relative to the site's. Whatever they name, hidden files in them, `node_modules`, and in the
   * site's own folder its config and what git ignores, are not among them, unless they are named themselves.
   */
  include: z.array(folder).default(['.']),
  /** What is done to drawings that hold code: it is left out, they are published as they are, or they are errors. */
  svg: z.enum(['sanitize', 'as-is', 'refuse']).default('sanitize'),
});
export type AssetOptions = z.infer<typeof AssetOptions>;

/** The least and the most of each number that says how pictures are made smaller. */
export const imageLimits = { quality: [1, 100], max: [16, 8192], min: [16, 8192], steps: [1, 12] } as const;
const limited = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

/** Smaller versions of pictures, in widths evenly spaced from the smallest to the largest. */
export const ImageOptions = z
  .strictObject({
    /** Of JPEG, WebP and AVIF, from 1 to 100. */
    quality: limited(imageLimits.quality).default(70),
    /** The width of the largest, in pixels. */
    max: limited(imageLimits.max).default(1030),
    /** The width of the smallest, in pixels. */
    min: limited(imageLimits.min).default(640),
    /** How many there are. */
    steps: limited(imageLimits.steps).default(2),
    /** Show pictures as they are while the site is worked on. */
    disableInDev: z.boolean().default(true),
    /** Do the same for pictures in Markdown. */
    markdown: z.boolean().default(false),
  })
  .refine(({ min, max }) => min <= max, 'expected a "min" that is at most "max"');
export type ImageOptions = z.infer<typeof ImageOptions>;

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
