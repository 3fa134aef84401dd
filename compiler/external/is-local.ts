/**
 * Whether a host is of this machine or its network, or has a name that stands for none: `localhost`, `192.168.1.4`,
 * `printer.local`, `docs.example`, `example.com`.
 *
 * @param hostname as `URL` gives it
 */
export function isLocal(hostname: string): boolean {
  // A name may end with the dot of the root.
  const host = hostname.replace(/\.$/, '');
  return (
    /^(?:localhost|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(?:1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|\[.*\])$/.test(
      host,
    ) ||
    /(?:^|\.)(?:local|localhost|internal|test|example|invalid)$/.test(host) ||
    /(?:^|\.)example\.(?:com|net|org)$/.test(host) ||
    !host.includes('.')
  );
}
