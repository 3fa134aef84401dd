import type { HostedSite } from './host-files.ts';
import type { PageHeaders } from '../csp/page-headers.ts';

/** Headers for nginx, to be included in a `server` block. A location that adds headers of its own takes none of these over. */
export function nginxHeaders({ config }: HostedSite, { headers, exempt }: PageHeaders): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;\n`);
  const apart =
    exempt === undefined
      ? ''
      : `location = ${config.baseUrl}${exempt} { add_header Content-Security-Policy "sandbox allow-scripts" always; }\n`;
  return added.join('') + apart;
}
