import type { ContentSecurityPolicy } from './content-security-policy.ts';

/** The HTTP headers of pages. */
export interface PageHeaders {
  headers: readonly (readonly [name: string, value: string])[];
  /**
   * HTML files that don't get these headers: static files, and the page for the iframe of live code. Relative
   * to the output.
   */
  exempt: readonly string[];
}

/**
 * @param files names of the viewer's files
 * @returns undefined if the site has no policy
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
