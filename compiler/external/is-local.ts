import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that no other can reach, by their first address and the length of its prefix. */
const localNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
  ['::', 127],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;

/** By them networks of IPv6 reach addresses of IPv4, which are the last part. */
const translated = /^64:ff9b::(?=[\da-f.:]+$)/i;

const local = new BlockList();
for (const [address, length] of localNetworks) local.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Whether a host is of this machine or its network, or has a name that stands for none: `localhost`, `192.168.1.4`,
 * `printer.local`, `docs.example`, `example.com`. Where any other name leads is not known before it is looked up.
 *
 * @param hostname as `URL` gives it
 */
export function isLocal(hostname: string): boolean {
  // A name may end with the dot of the root.
  const host = hostname.replace(/\.$/, '');
  return (
    isLocalAddress(host.replace(/^\[(.*)\]$/, '$1')) ||
    /(?:^|\.)(?:local|localhost|internal|test|example|invalid)$/.test(host) ||
    /(?:^|\.)example\.(?:com|net|org)$/.test(host) ||
    !/[.:]/.test(host)
  );
}

/** Whether an IP address is one of this machine, of its network, or of no host: `10.0.0.1`, `fe80::1`, `::ffff:127.0.0.1`. */
export function isLocalAddress(address: string): boolean {
  // What follows `%` names the network card of this machine.
  const bare = address.replace(/%.*$/, '').replace(translated, '::ffff:');
  return isIP(bare) > 0 && local.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
