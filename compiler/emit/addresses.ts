import type { Config } from '../config/config.ts';
import { pageAddress } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';

/** @returns a pathname without the base URL: where it lies below the output folder's root */
export function belowBase(path: string, { baseUrl }: Config): string {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
}

/** Where the JSON of the page at a pathname is written, relative to `corpus/`. */
export function pageFile(path: string, config: Config): string {
  return pageAddress(encodePath(belowBase(path, config)));
}

/**
 * Where the HTML of the page at a pathname is written.
 *
 *     /docs/  →  docs/index.html      /docs (trailingSlash: false)  →  docs.html      /  →  index.html
 */
export function htmlFile(path: string, config: Config): string {
  const bare = belowBase(path, config).replace(/^\/+|\/+$/g, '');
  if (bare === '') return 'index.html';
  if (config.trailingSlash === false) return bare.endsWith('.html') ? bare : `${bare}.html`;
  if (config.trailingSlash === undefined && bare.endsWith('.html')) return bare;
  return `${bare}/index.html`;
}

/** The address of a kind's JSON Schema, as `$schema` names it. */
export function schemaHref(kind: string, { baseUrl }: Config): string {
  return `${baseUrl}corpus/schema/v1/${kind}.schema.json`;
}
