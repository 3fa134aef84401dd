import { createHash } from 'node:crypto';
import { isExternal } from '../../../corpus/url/policy.ts';
import { inlineScripts } from '../../../viewer/html/shell.ts';
import type { ViewerManifest } from '../../../viewer/html/viewer-manifest.ts';
import type { Config } from '../../config/config.ts';
import { siteHtml } from '../site-html.ts';
import { siteScripts } from './site-scripts.ts';

/** The content security policy of a site's pages, in several forms. */
export type ContentSecurityPolicy = NonNullable<ReturnType<typeof contentSecurityPolicy>>;

/**
 * Computes the policy of a site. The policy allows the site's own scripts, inline scripts by hash, and external
 * scripts by origin. The origins come from the config. Styles and images are not restricted.
 *
 * @param staticFiles static files by output path
 * @returns undefined if the config disables the policy
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
    // Hashes apply to event handler attributes only if the policy contains this keyword.
    ...(handlers.length > 0 ? ["'unsafe-hashes'", ...handlers.map(hashOf).map(quoted)] : []),
    ...sources.flatMap((source) => originOf(source, config.url)),
    ...config.csp.scripts,
  ];
  const inPage = [`script-src ${unique(allowed).join(' ')}`, "object-src 'none'", "base-uri 'none'"].join('; ');
  const { frameAncestors } = config.csp;
  return {
    /** Static HTML files, sorted. The policy must not apply to them, because they may contain any script. */
    apart: [...staticFiles.keys()].filter((path) => path.endsWith('.html')).sort(),
    /** The policy as an HTTP header. */
    policy: frameAncestors ? `${inPage}; frame-ancestors ${frameAncestors.join(' ') || "'none'"}` : inPage,
    /** The policy as a `<meta>` element, which can't contain `frame-ancestors`. */
    inPage,
    /** Hashes of inline scripts: `sha256-…`. */
    scripts,
  };
}

function hashOf(text: string): string {
  // Browsers convert line breaks to `\n` before they compute the hash.
  return `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`;
}

const quoted = (source: string) => `'${source}'`;
const unique = (all: readonly string[]) => [...new Set(all)];

function originOf(source: string, siteUrl: string): string[] {
  if (!isExternal(source)) return [];
  const { origin } = new URL(source, siteUrl);
  return origin === 'null' ? [] : [origin];
}
