import type { HeadElement } from '../../compiler/index.ts';
import type { OfflineSite } from './options.ts';
import { siteFileHref } from './paths.ts';
import { webManifestPath } from './web-manifest.ts';

/**
 * Returns the `<head>` elements of an installable site: web manifest, theme colour, and `pwaHead` of the
 * config.
 */
export function pwaHead({ options, site }: OfflineSite): HeadElement[] {
  const { pwaHead: elements, manifest } = options;
  const given = elements.map(({ tagName, ...attributes }) => ({
    tag: tagName,
    attributes: withAddresses(attributes, site),
  }));
  const made: HeadElement[] = [];
  if (manifest) made.push({ tag: 'link', attributes: { rel: 'manifest', href: siteFileHref(webManifestPath, site) } });
  const color = manifest?.theme_color;
  if (color !== undefined) made.push({ tag: 'meta', attributes: { name: 'theme-color', content: color } });
  return [...made.filter((tag) => !given.some((other) => subject(other) === subject(tag))), ...given];
}

function subject({ tag, attributes: { rel, name } }: HeadElement): string {
  return `${tag} ${rel ?? name}`;
}

// Resolves addresses in attributes. Values like `img/icon.png` are files below the base URL; colours and
// numbers are not.
function withAddresses(attributes: Record<string, string>, site: OfflineSite['site']): Record<string, string> {
  const normalize = ([name, value]: [string, string]) =>
    /^(href|content)$/.test(name) && /^[^\s,;]+\.[a-z]\w*$/i.test(value)
      ? [name, siteFileHref(value, site)]
      : [name, value];
  return Object.fromEntries(Object.entries(attributes).map(normalize));
}
