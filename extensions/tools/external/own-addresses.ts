import { networkInterfaces } from 'node:os';

/** @returns the current addresses of this machine's network interfaces */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) => (cards ?? []).map(({ address }) => address));
}
