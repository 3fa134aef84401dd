import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that can't be reached from the internet: [first address, length of the prefix in bits]. */
const localNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  // NAT64 in a local network. Such an address contains an IPv4 address at an unknown position.
  ['64:ff9b:1::', 48],
  // Teredo tunnels. Such addresses contain an encoded IPv4 address.
  ['2001::', 32],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;

/** Prefixes of IPv6 addresses that contain an IPv4 address: mapped, compatible, translated (SIIT, NAT64), 6to4. */
const embedding = ['0:0:0:0:0:ffff:', '0:0:0:0:0:0:', '0:0:0:0:ffff:0:', '64:ff9b:0:0:0:0:', '2002:'];

const local = new BlockList();
for (const [address, length] of localNetworks) local.addSubnet(address, length, familyOf(address));

/**
 * Whether a host name means this machine or its local network, or is reserved: `localhost`, `192.168.1.4`,
 * `printer.local`, `docs.example`, `example.com`. Any other name must be resolved before its address can be
 * judged.
 *
 * @param hostname in the form of `URL.hostname`
 * @param own the addresses of this machine
 */
export function isLocal(hostname: string, own: readonly string[]): boolean {
  // Remove the dot that may end a fully qualified name.
  const host = hostname.replace(/\.$/, '');
  return (
    isLocalAddress(host.replace(/^\[(.*)\]$/, '$1'), own) ||
    /(?:^|\.)(?:local|localhost|internal|test|example|invalid)$/.test(host) ||
    /(?:^|\.)example\.(?:com|net|org)$/.test(host) ||
    !/[.:]/.test(host)
  );
}

/**
 * Whether an IP address belongs to this machine or its local network, or to no host: `10.0.0.1`, `fe80::1`,
 * `::ffff:127.0.0.1`.
 *
 * @param own the addresses of this machine, including public ones
 */
export function isLocalAddress(address: string, own: readonly string[]): boolean {
  // Remove the zone: in `fe80::1%eth0`, `%eth0` is the network interface.
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) === 0) return false;
  const machine = new BlockList();
  for (const each of own) machine.addAddress(each.replace(/%.*$/, ''), familyOf(each));
  return [bare, ...embeddedIn(bare)].some(
    (each) => local.check(each, familyOf(each)) || machine.check(each, familyOf(each)),
  );
}

/** @returns the IPv4 address inside an IPv6 address, if there is one: `64:ff9b::a00:1` → `10.0.0.1` */
function embeddedIn(address: string): string[] {
  if (!isIPv6(address)) return [];
  // `URL` normalises addresses to hexadecimal digits in the shortest form: `::ffff:7f00:1`.
  const [left = '', right] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const before = left.split(':').filter(Boolean);
  const after = (right ?? '').split(':').filter(Boolean);
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  const prefix = embedding.find((each) => `${groups.join(':')}:`.startsWith(each));
  if (prefix === undefined) return [];
  const start = prefix.split(':').length - 1;
  const bytes = groups.slice(start, start + 2).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return [bytes.join('.')];
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
