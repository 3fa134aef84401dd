import * as z from 'zod';
import { folder } from './values.ts';

/** Files that content may publish, in addition to its pages. */
export const AssetOptions = z.strictObject({
  /**
   * Folders and files, relative to the site's folder. They exclude hidden files and `node_modules` inside them. In the
   * site's own folder, they also exclude the config and git-ignored files. A path that is named itself is always
   * included.
   */
  include: z.array(folder).default(['.']),
  /** For SVG files with code: remove the code, publish them unchanged, or report an error. */
  svg: z.enum(['sanitize', 'as-is', 'refuse']).default('sanitize'),
});
export type AssetOptions = z.infer<typeof AssetOptions>;

/** Minimum and maximum of each number for image resizing. */
export const imageLimits = { quality: [1, 100], max: [16, 8192], min: [16, 8192], steps: [1, 12] } as const;
const limited = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

/** Smaller versions of images, in widths evenly spaced from the smallest to the largest. */
export const ImageOptions = z
  .strictObject({
    /** The quality of JPEG, WebP and AVIF, from 1 to 100. */
    quality: limited(imageLimits.quality).default(70),
    /** The width of the largest, in pixels. */
    max: limited(imageLimits.max).default(1030),
    /** The width of the smallest, in pixels. */
    min: limited(imageLimits.min).default(640),
    /** The number of widths. */
    steps: limited(imageLimits.steps).default(2),
    /** In development, show images unchanged. */
    disableInDev: z.boolean().default(true),
    /** Also resize images in Markdown. */
    markdown: z.boolean().default(false),
  })
  .refine(({ min, max }) => min <= max, 'expected a "min" that is at most "max"');
export type ImageOptions = z.infer<typeof ImageOptions>;

/** Social cards: an image with the title for each page, shown by sites that link to it. */
export const SocialCardOptions = z.strictObject({
  /** The colour mode of the cards. */
  mode: z.enum(['light', 'dark']).default('light'),
  /**
   * A WOFF2 or OpenType font, relative to the site's folder. It replaces Lectern's font, or adds letters that it lacks.
   */
  font: z
    .string()
    .regex(/\.(?:woff2|ttf|otf)$/i, 'expected a file that ends in ".woff2", ".ttf" or ".otf"')
    .optional(),
});
export type SocialCardOptions = z.infer<typeof SocialCardOptions>;
