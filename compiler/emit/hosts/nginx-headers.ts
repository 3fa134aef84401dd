import type { HostedSite } from './host-files.ts';
import type { PageHeaders } from '../csp/page-headers.ts';

/** Headers for nginx, to be included in a `server` block. A location that adds headers of its own takes none of these over. */
export function nginxHeaders({ config }: HostedSite, { headers, exempt }: PageHeaders): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;\n`);
  const apart = exempt.map(
    (file) => `location = "${config.baseUrl}${file}" { add_header X-Content-Type-Options nosniff always; }\n`,
  );
  return [...added, ...apart].join('');
}
