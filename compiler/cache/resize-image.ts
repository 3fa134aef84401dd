import type { Sharp as Picture } from 'sharp';
import type { ImageOptions } from '../config/assets.ts';
import type { Sharp } from './load-package.ts';

/** An image in several sizes. */
export interface ResizedImage {
  /**
   * The resized versions, from smallest to largest. Versions that need no fewer bytes than the original are left out.
   */
  variants: { width: number; bytes: Uint8Array }[];
  /** A blurred thumbnail, as `data:` URL. */
  placeholder?: string | undefined;
}

/** Maximum length of a thumbnail's URL in characters. It is limited, because pages contain the URL. */
const maxPlaceholder = 400;

/** Time limit for resizing. An image that takes longer is not resized. */
const timeout = { seconds: 30 };

/**
 * @param bytes content of any file
 * @returns undefined if the file isn't an image, is animated, or can't be read
 */
export async function resizeImage(
  bytes: Uint8Array,
  options: ImageOptions,
  sharp: Sharp,
): Promise<ResizedImage | undefined> {
  try {
    const { format, pages = 1, width = 0, autoOrient } = await sharp(bytes).metadata();
    const encode = encoders[format];
    if (!encode || pages > 1) return undefined;
    const variants: ResizedImage['variants'] = [];
    for (const requested of widthsOf(autoOrient?.width ?? width, options)) {
      const made = await encode(sharp(bytes).autoOrient().resize({ width: requested }), options.quality)
        .timeout(timeout)
        .toBuffer();
      if (made.length < bytes.length) variants.push({ width: requested, bytes: made });
    }
    return { variants, placeholder: await stampOf(bytes, sharp) };
  } catch {
    return undefined;
  }
}

/**
 * Returns the widths to which an image is resized: {min: 640, max: 1030, steps: 2}  →  640, 1030.
 *
 * @param natural width of the original. No returned width is larger
 */
export function widthsOf(natural: number, { min, max, steps }: Pick<ImageOptions, 'min' | 'max' | 'steps'>): number[] {
  const step = steps > 1 ? (max - min) / (steps - 1) : 0;
  const widths = Array.from({ length: steps }, (_, index) => Math.round(steps > 1 ? min + index * step : max));
  return [...new Set(widths)].filter((width) => width < natural);
}

/** Image format → function that sets the encoder. */
const encoders: Partial<Record<string, (picture: Picture, quality: number) => Picture>> = {
  jpeg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, adaptiveFiltering: true }),
  webp: (picture, quality) => picture.webp({ quality }),
  heif: (picture, quality) => picture.avif({ quality }),
};

async function stampOf(bytes: Uint8Array, sharp: Sharp): Promise<string | undefined> {
  for (const width of [16, 10, 6]) {
    const stamp = await sharp(bytes)
      .autoOrient()
      .resize({ width })
      .webp({ quality: 20, alphaQuality: 20 })
      .timeout(timeout)
      .toBuffer();
    const url = `data:image/webp;base64,${stamp.toString('base64')}`;
    if (url.length <= maxPlaceholder) return url;
  }
  return undefined;
}
