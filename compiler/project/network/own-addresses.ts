import { networkInterfaces } from 'node:os';

/** @returns the addresses of this machine's network interfaces, at this moment */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) => (cards ?? []).map(({ address }) => address));
}
