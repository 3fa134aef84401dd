import type { Config } from '../../config/config.ts';
import type { HeadTag } from '../../../corpus/head-tags.ts';
import { siteFileHref } from '../../../corpus/url/policy.ts';
import { webManifestPath } from './web-manifest.ts';

/**
 * Returns the `<head>` elements of an installable site: web manifest, theme colour, and `pwaHead` of the
 * config.
 */
export function pwaHead(config: Config): HeadTag[] {
  const { pwa } = config;
  if (!pwa) return [];
  const given = pwa.pwaHead.map(({ tagName, ...attributes }) => ({
    tag: tagName,
    attributes: withAddresses(attributes, config),
  }));
  const made: HeadTag[] = [];
  if (pwa.manifest)
    made.push({ tag: 'link', attributes: { rel: 'manifest', href: siteFileHref(webManifestPath, config) } });
  const color = pwa.manifest?.theme_color;
  if (color !== undefined) made.push({ tag: 'meta', attributes: { name: 'theme-color', content: color } });
  return [...made.filter((tag) => !given.some((other) => subject(other) === subject(tag))), ...given];
}

function subject({ tag, attributes: { rel, name } }: HeadTag): string {
  return `${tag} ${rel ?? name}`;
}

// Resolves addresses in attributes. Values like `img/icon.png` are files below the base URL; colours and
// numbers are not.
function withAddresses(attributes: Record<string, string>, config: Config): Record<string, string> {
  const normalize = ([name, value]: [string, string]) =>
    /^(href|content)$/.test(name) && /^[^\s,;]+\.[a-z]\w*$/i.test(value)
      ? [name, siteFileHref(value, config)]
      : [name, value];
  return Object.fromEntries(Object.entries(attributes).map(normalize));
}
