import * as z from 'zod';
import { folder } from './values.ts';

/** Settings for the files that content may refer to. */
export const AssetOptions = z.strictObject({
  /**
   * Folders and files whose content is public, relative to the site's folder. Hidden files and `node_modules` inside a
   * folder stay private. In the site's own folder, the config and git-ignored files also stay private. To publish a
   * private file, list its own path.
   */
  include: z.array(folder).default(['.']),
  /**
   * For SVG files with scripts: remove the scripts, publish the file unchanged, or report an error.
   */
  svg: z.enum(['sanitize', 'as-is', 'refuse']).default('sanitize'),
});
export type AssetOptions = z.infer<typeof AssetOptions>;

/** [minimum, maximum] of each number in `ImageOptions`. */
const imageLimits = { quality: [1, 100], max: [16, 8192], min: [16, 8192], steps: [1, 12] } as const;
const limited = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

/** Settings for resized images. Their widths are evenly spaced between `min` and `max`. */
export const ImageOptions = z
  .strictObject({
    /** Quality of JPEG, WebP and AVIF images, from 1 to 100. */
    quality: limited(imageLimits.quality).default(70),
    /** Width of the largest resized image, in pixels. */
    max: limited(imageLimits.max).default(1030),
    /** Width of the smallest resized image, in pixels. */
    min: limited(imageLimits.min).default(640),
    /** Number of different widths. */
    steps: limited(imageLimits.steps).default(2),
    /** Whether the dev server serves images without resizing them. */
    disableInDev: z.boolean().default(true),
    /** Whether images in Markdown are also resized. */
    markdown: z.boolean().default(false),
  })
  .refine(({ min, max }) => min <= max, 'expected a "min" that is at most "max"');
export type ImageOptions = z.infer<typeof ImageOptions>;

/**
 * Settings for social cards: images with a page's title. Social networks show the image of a page next to links to
 * the page.
 */
export const SocialCardOptions = z.strictObject({
  /** The colour mode of the cards. */
  mode: z.enum(['light', 'dark']).default('light'),
  /**
   * Path of a WOFF2 or OpenType font, relative to the site's folder. Set it if Lectern's font
   * lacks letters of your language.
   */
  font: z
    .string()
    .regex(/\.(?:woff2|ttf|otf)$/i, 'expected a file that ends in ".woff2", ".ttf" or ".otf"')
    .optional(),
});
export type SocialCardOptions = z.infer<typeof SocialCardOptions>;
