import { createHash } from 'node:crypto';
import { isExternal } from '../../../corpus/url/policy.ts';
import { inlineScripts } from '../../../viewer/html/shell.ts';
import type { ViewerManifest } from '../../../viewer/html/viewer-manifest.ts';
import type { Config } from '../../config/config.ts';
import { siteHtml } from '../site-html.ts';
import { siteScripts } from './site-scripts.ts';

/** What the pages of a site may run. */
export type ContentSecurityPolicy = NonNullable<ReturnType<typeof contentSecurityPolicy>>;

/**
 * The policy of a site: scripts of its own, those in its HTML by their hashes, and the places that its config loads scripts
 * from. What only shows something, styles and pictures, it leaves alone.
 *
 * @param staticFiles by their paths in the output
 * @returns nothing where the config wants none
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  config: Config,
  viewer: Pick<ViewerManifest, 'boot'>,
  staticFiles: ReadonlyMap<string, string>,
) {
  if (config.csp === false) return undefined;
  const { inline, handlers, sources } = siteScripts(siteHtml(config));
  const scripts = unique([...inlineScripts(viewer, config.csp.inlineScripts), ...inline].map(hashOf));
  const allowed = [
    "'self'",
    ...scripts.map(quoted),
    // A hash counts for attributes only where this is said.
    ...(handlers.length > 0 ? ["'unsafe-hashes'", ...handlers.map(hashOf).map(quoted)] : []),
    ...sources.flatMap((source) => originOf(source, config.url)),
    ...config.csp.scripts,
  ];
  const inPage = [`script-src ${unique(allowed).join(' ')}`, "object-src 'none'", "base-uri 'none'"].join('; ');
  const { frameAncestors } = config.csp;
  return {
    /** HTML files of the site's own, for which it does not hold: what they run is their author's business. Sorted. */
    apart: [...staticFiles.keys()].filter((path) => path.endsWith('.html')).sort(),
    /** As a header has it. */
    policy: frameAncestors ? `${inPage}; frame-ancestors ${frameAncestors.join(' ') || "'none'"}` : inPage,
    /** As a page's own HTML may have it, which can't say who may frame the page. */
    inPage,
    /** The scripts in the HTML of pages, by their hashes: `sha256-…`. */
    scripts,
  };
}

function hashOf(text: string): string {
  // Browsers read every line break as this one.
  return `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`;
}

const quoted = (source: string) => `'${source}'`;
const unique = (all: readonly string[]) => [...new Set(all)];

function originOf(source: string, siteUrl: string): string[] {
  if (!isExternal(source)) return [];
  const { origin } = new URL(source, siteUrl);
  return origin === 'null' ? [] : [origin];
}
