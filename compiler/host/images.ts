import path from 'node:path';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Images, ResponsiveImage } from '../emit/emission.ts';
import type { Asset } from '../link/link.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import type { Files } from './files.ts';
import { hashedName } from './hashed-name.ts';
import type { ImageCache } from './image-cache.ts';
import type { Sharp } from './load-sharp.ts';
import type { OpenSite } from './open-site.ts';
import { resizeImage, type ResizedImage } from './resize-image.ts';
import { sha256 } from './sha256.ts';

const raster = /\.(?:png|jpe?g|webp|avif)$/i;

/**
 * Makes smaller versions of the pictures that pages ask for, each once.
 *
 * @param sharp without it only sizes are known
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
  const known = new Map<string, Promise<ResponsiveImage>>();
  /** Path in the output → the picture, and which of its versions lies there. */
  const outputs = new Map<string, { asset: Asset; width: number }>();

  const resized = async (asset: Asset): Promise<ResizedImage | undefined> => {
    const bytes =
      sharp && options && raster.test(asset.path) ? await files.read(path.join(dir, asset.path)) : undefined;
    if (!bytes || !sharp || !options) return undefined;
    const { quality, min, max, steps } = options;
    // Another release of sharp makes other bytes of the same picture.
    const key = sha256(JSON.stringify([sharp.versions, quality, min, max, steps, sha256(bytes)]));
    const stored = await cache.get(key);
    if (stored) return stored;
    const image = (await resizeImage(bytes, options, sharp)) ?? { variants: [] };
    await cache.put(key, image);
    return image;
  };

  const describe = async (asset: Asset): Promise<ResponsiveImage> => {
    const { width, height, href } = asset;
    const image = await resized(asset);
    const sources = (image?.variants ?? []).map((variant) => {
      const output = hashedName(asset.path, variant.bytes);
      outputs.set(output, { asset, width: variant.width });
      return `${encodePath(joinPath(config.baseUrl, output))} ${variant.width}w`;
    });
    // The picture itself is its largest version, unless there is one of the width wanted at most.
    const hasLargest = options !== undefined && image?.variants.some((variant) => variant.width === options.max);
    const all = sources.length > 0 && width !== undefined && !hasLargest ? [...sources, `${href} ${width}w`] : sources;
    return { width, height, srcSet: all.length > 0 ? all.join(', ') : undefined, placeholder: image?.placeholder };
  };

  const names = () => [...outputs.keys()].sort(compareText);

  return {
    async describe(href) {
      const asset = byHref.get(href);
      if (!asset) return undefined;
      if (!known.has(href)) known.set(href, describe(asset));
      return known.get(href)!;
    },
    names,
    async *files() {
      for (const output of names()) {
        const { width, asset } = outputs.get(output)!;
        const variant = (await resized(asset))?.variants.find((each) => each.width === width);
        if (variant) yield { path: output, bytes: variant.bytes };
      }
      await cache.sweep();
    },
  };
}
