import * as z from 'zod';

/** Smaller versions of pictures, in widths evenly spaced from the smallest to the largest. */
export const ImageOptions = z
  .strictObject({
    /** Of JPEG, WebP and AVIF, from 1 to 100. */
    quality: z.int().min(1).max(100).default(70),
    /** The width of the largest, in pixels. */
    max: z.int().min(16).max(8192).default(1030),
    /** The width of the smallest, in pixels. */
    min: z.int().min(16).max(8192).default(640),
    /** How many there are. */
    steps: z.int().min(1).max(12).default(2),
    /** Show pictures as they are while the site is worked on. */
    disableInDev: z.boolean().default(true),
    /** Do the same for pictures in Markdown. */
    markdown: z.boolean().default(false),
  })
  .refine(({ min, max }) => min <= max, 'min must not be above max');
export type ImageOptions = z.infer<typeof ImageOptions>;
