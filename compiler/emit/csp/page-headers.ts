import type { PageHeaders } from '../../extensions/hooks/file-hooks.ts';
import type { ContentSecurityPolicy } from './content-security-policy.ts';

/**
 * @param files names of the viewer's files. One of them is the page for the iframe of live code, which must have no
 * policy
 * @returns the HTTP headers of pages; undefined if the site has no policy
 */
export function pageHeaders(csp: ContentSecurityPolicy | undefined, files: readonly string[]): PageHeaders | undefined {
  if (!csp) return undefined;
  const frame = files.find((name) => /^live-code-.*\.html$/.test(name));
  return {
    headers: [
      ['Content-Security-Policy', csp.policy],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ],
    exempt: [...(frame === undefined ? [] : [`assets/${frame}`]), ...csp.apart],
  };
}
