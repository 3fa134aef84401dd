import type { ContentSecurityPolicy } from './content-security-policy.ts';

/** What a host is to send with pages. */
export interface PageHeaders {
  headers: readonly (readonly [name: string, value: string])[];
  /** The document that live code runs in, relative to the output: it has a policy of its own, and no other must hold for it. */
  exempt: string | undefined;
}

/** @returns nothing for a site without a policy */
export function pageHeaders(csp: ContentSecurityPolicy | undefined, files: readonly string[]): PageHeaders | undefined {
  if (!csp) return undefined;
  const frame = files.find((name) => /^live-code-.*\.html$/.test(name));
  return {
    headers: [
      ['Content-Security-Policy', csp.policy],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ],
    exempt: frame && `assets/${frame}`,
  };
}
