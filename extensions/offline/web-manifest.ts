import type { OfflineSite } from './options.ts';
import { encodePath, siteFileHref } from './paths.ts';

/** Output path of the web manifest. */
export const webManifestPath = 'manifest.webmanifest';

/** @returns the content of the web manifest; undefined if the config has none */
export function webManifest({ options: { manifest }, site }: OfflineSite): string | undefined {
  if (!manifest) return undefined;
  const { name = site.title, start_url = site.baseUrl, icons, ...others } = manifest;
  const addressed = icons.map(({ src, ...icon }) => ({ src: encodePath(siteFileHref(src, site)), ...icon }));
  return `${JSON.stringify({ name, start_url, ...others, icons: addressed })}\n`;
}
