import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** Length of a seal, in bytes. A seal is an HMAC of the group's name and content. */
const sealLength = 32;
/** Maximum size of the entries of a group, in bytes. */
const mostBytes = 1_000_000_000;
/** This quality compresses entries to a tenth of their size. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 };

type Entries = ReadonlyMap<string, Uint8Array>;

/**
 * Compresses the cache entries of a group, and signs them with the key.
 *
 * @param name name of the group. It is part of the seal, so that no group can replace another one
 * @param key the secret of all machines that share the cache
 * @returns a seal, and the compressed entries
 */
export async function sealed(name: string, entries: Entries, key: string): Promise<Uint8Array> {
  const sizes = Array.from(entries, ([entry, bytes]) => [entry, bytes.length]);
  const packed = Buffer.concat([Buffer.from(`${JSON.stringify(sizes)}\n`), ...entries.values()]);
  const compressed = await promisify(brotliCompress)(packed, { params });
  return Buffer.concat([sealOf(name, compressed, key), compressed]);
}

/** @returns the entries of a group; undefined if the seal does not match the name, the key and the content */
export async function unsealed(name: string, bytes: Uint8Array, key: string): Promise<Entries | undefined> {
  const compressed = bytes.subarray(sealLength);
  const seal = bytes.subarray(0, sealLength);
  // Without a valid seal, nothing is unpacked: a small file could become a huge one.
  if (seal.length !== sealLength || !timingSafeEqual(seal, sealOf(name, compressed, key))) return undefined;
  const packed = await promisify(brotliDecompress)(compressed, { maxOutputLength: mostBytes });
  const end = packed.indexOf('\n');
  let start = end + 1;
  const sizes = JSON.parse(packed.subarray(0, end).toString()) as [string, number][];
  return new Map(sizes.map(([entry, size]) => [entry, packed.subarray(start, (start += size))]));
}

function sealOf(name: string, bytes: Uint8Array, key: string): Buffer {
  return createHmac('sha256', key).update(`${name}\n`).update(bytes).digest();
}

/** @returns the name of a group in the store: 64 hexadecimal digits that depend on the key */
export function nameInStore(name: string, scope: readonly string[], key: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([...scope, name]))
    .digest('hex');
}
