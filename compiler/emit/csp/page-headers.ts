import type { ContentSecurityPolicy } from './content-security-policy.ts';

/** What a host is to send with pages. */
export interface PageHeaders {
  headers: readonly (readonly [name: string, value: string])[];
  /** HTML that is no page, relative to the output: the site's own files, and what live code runs in, which has a policy of its own. */
  exempt: readonly string[];
}

/**
 * @param files of the viewer
 * @returns nothing for a site without a policy
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
