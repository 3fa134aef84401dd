import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that no other network reaches, by their first address and the length of its prefix. */
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
  // NAT64 of the local network, with an IPv4 address at a position that only the network knows.
  ['64:ff9b:1::', 48],
  // Teredo tunnels, which contain an IPv4 address in disguise.
  ['2001::', 32],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;

/** Groups of an IPv6 address before the IPv4 address in it: mapped, compatible, translated (SIIT, NAT64), 6to4. */
const embedding = ['0:0:0:0:0:ffff:', '0:0:0:0:0:0:', '0:0:0:0:ffff:0:', '64:ff9b:0:0:0:0:', '2002:'];

const local = new BlockList();
for (const [address, length] of localNetworks) local.addSubnet(address, length, familyOf(address));

/**
 * Whether a host is this machine, in its network, or a name without a host: `localhost`, `192.168.1.4`,
 * `printer.local`, `docs.example`, `example.com`. Any other name has to be looked up first.
 *
 * @param hostname in the form of `URL`
 * @param own the addresses of this machine
 */
export function isLocal(hostname: string, own: readonly string[]): boolean {
  // A name may end with the dot of the root.
  const host = hostname.replace(/\.$/, '');
  return (
    isLocalAddress(host.replace(/^\[(.*)\]$/, '$1'), own) ||
    /(?:^|\.)(?:local|localhost|internal|test|example|invalid)$/.test(host) ||
    /(?:^|\.)example\.(?:com|net|org)$/.test(host) ||
    !/[.:]/.test(host)
  );
}

/**
 * Whether an IP address belongs to this machine, its network, or no host: `10.0.0.1`, `fe80::1`, `::ffff:127.0.0.1`.
 *
 * @param own the addresses of this machine, including public ones
 */
export function isLocalAddress(address: string, own: readonly string[]): boolean {
  // The part after `%` names the network card.
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) === 0) return false;
  const machine = new BlockList();
  for (const each of own) machine.addAddress(each.replace(/%.*$/, ''), familyOf(each));
  return [bare, ...embeddedIn(bare)].some(
    (each) => local.check(each, familyOf(each)) || machine.check(each, familyOf(each)),
  );
}

/** @returns the IPv4 address in an IPv6 address, if it has one: `64:ff9b::a00:1` → `10.0.0.1` */
function embeddedIn(address: string): string[] {
  if (!isIPv6(address)) return [];
  // `URL` writes an address in its shortest form, with all digits in hexadecimal: `::ffff:7f00:1`.
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
