import type { ContentSecurityPolicy } from './content-security-policy.ts';

/** The HTTP headers of pages. */
export interface PageHeaders {
  headers: readonly (readonly [name: string, value: string])[];
  /** HTML files without these headers, relative to the output: static files, and the frame of live code. */
  exempt: readonly string[];
}

/**
 * @param files the file names of the viewer
 * @returns undefined for a site without a policy
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
