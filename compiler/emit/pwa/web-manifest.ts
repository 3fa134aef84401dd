import type { Config } from '../../config/config.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { siteFileHref } from '../../../corpus/url/policy.ts';
import type { Artifact } from '../output.ts';
import { toJson } from '../json.ts';

/** Output path of the web manifest. */
export const webManifestPath = 'manifest.webmanifest';

/** @returns the web manifest; no file if the config has none */
export function webManifest(config: Config): (Artifact & { text: string })[] {
  const { pwa, title, baseUrl } = config;
  if (!pwa?.manifest) return [];
  const { name = title, start_url = baseUrl, icons, ...others } = pwa.manifest;
  const addressed = icons.map(({ src, ...icon }) => ({ src: encodePath(siteFileHref(src, config)), ...icon }));
  return [{ path: webManifestPath, text: toJson({ name, start_url, ...others, icons: addressed }) }];
}
