import path from 'node:path';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Images, ResponsiveImage } from '../emit/emit-input.ts';
import type { Asset } from '../link/link.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import type { Files } from '../fs/files.ts';
import { hashedName, sha256 } from '../fs/sha256.ts';
import type { ImageCache } from './image-cache.ts';
import type { Sharp } from './load-package.ts';
import type { OpenSite } from '../project/open-site.ts';
import { resizeImage, type ResizedImage } from './resize-image.ts';

const raster = /\.(?:png|jpe?g|webp|avif)$/i;

/**
 * Resizes the images that pages use. Each image is resized once.
 *
 * @param sharp if absent, images are not resized, and only their sizes are known
 */
export function openImages(
  assets: ReadonlyMap<string, Asset>,
  { dir, config }: Pick<OpenSite, 'dir' | 'config'>,
  files: Files,
  cache: ImageCache,
  sharp: Sharp | undefined,
): Images {
  const options = config.images || undefined;
  const byHref = new Map([...assets.values()].map((asset) => [asset.href, asset]));
  const known = new Map<string, Promise<DescribedImage>>();

  const resized = async (asset: Asset): Promise<ResizedImage | undefined> => {
    const bytes =
      sharp && options && raster.test(asset.path) ? await files.read(path.join(dir, asset.path)) : undefined;
    if (!bytes || !sharp || !options) return undefined;
    const { quality, min, max, steps } = options;
    // The key contains the version of sharp, because another version encodes differently.
    const key = sha256(JSON.stringify([sharp.versions, quality, min, max, steps, sha256(bytes)]));
    const stored = await cache.get(key);
    if (stored) return stored;
    const image = (await resizeImage(bytes, options, sharp)) ?? { variants: [] };
    await cache.put(key, image);
    return image;
  };

  const describe = async (asset: Asset): Promise<DescribedImage> => {
    const outputs = new Map<string, number>();
    const { width, height, href } = asset;
    const image = await resized(asset);
    const sources = (image?.variants ?? []).map((variant) => {
      const output = hashedName(asset.path, variant.bytes);
      outputs.set(output, variant.width);
      return `${encodePath(joinPath(config.baseUrl, output))} ${variant.width}w`;
    });
    // `srcset` also contains the original image as the largest size, unless a resized version has the maximum width.
    const hasLargest = options !== undefined && image?.variants.some((variant) => variant.width === options.max);
    const all = sources.length > 0 && width !== undefined && !hasLargest ? [...sources, `${href} ${width}w`] : sources;
    const srcSet = all.length > 0 ? all.join(', ') : undefined;
    return { image: { width, height, srcSet, placeholder: image?.placeholder }, asset, outputs };
  };

  const described = (href: string): Promise<DescribedImage> | undefined => {
    const asset = byHref.get(href);
    if (asset && !known.has(href)) known.set(href, describe(asset));
    return known.get(href);
  };

  return {
    describe: async (href) => (await described(href))?.image,
    async *files(hrefs) {
      const outputs = new Map<string, { asset: Asset; width: number }>();
      for (const href of hrefs) {
        const { asset, outputs: own } = (await described(href)) ?? {};
        for (const [output, width] of own ?? []) outputs.set(output, { asset: asset!, width });
      }
      for (const [output, { asset, width }] of [...outputs].sort(([a], [b]) => compareText(a, b))) {
        const variant = (await resized(asset))?.variants.find((each) => each.width === width);
        if (variant) yield { path: output, bytes: variant.bytes };
      }
      await cache.sweep();
    },
  };
}

/** The data about an image for pages, and its output files. */
interface DescribedImage {
  image: ResponsiveImage;
  asset: Asset;
  /** Output path → width of the resized version. */
  outputs: ReadonlyMap<string, number>;
}
