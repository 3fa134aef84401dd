import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';

/** A file as it goes over the wire. */
export interface ServedFile {
  bytes: Uint8Array;
  type: string;
  etag: string;
  encoding?: Encoding | undefined;
  /** Whether another encoding of it exists, so that caches must tell them apart. */
  varies: boolean;
}
type Encoding = 'br' | 'gzip';

const compressible =
  /^text\/|^application\/(json|javascript|xml|manifest\+json|ld\+json|wasm)|\+(xml|json)$|^font\/(ttf|otf)$/;
/** In bytes; below it compression gains nothing. */
const smallest = 1024;
/** In bytes: how much compressed content is kept for the next request. */
const mostKept = 64 * 1024 * 1024;

/**
 * @param dir the output folder, absolute
 * @returns what reads a file of it in an encoding the client accepts; nothing when the file is gone
 */
export function fileReader(
  files: Files,
  dir: string,
): (name: string, acceptEncoding: string) => Promise<ServedFile | undefined> {
  const kept = new Map<string, Uint8Array>();
  let size = 0;

  async function compressed(bytes: Uint8Array, hash: string, encoding: Encoding): Promise<Uint8Array> {
    const key = `${hash}-${encoding}`;
    const known = kept.get(key);
    if (known) return known;
    const packed = await compress[encoding](bytes);
    kept.set(key, packed);
    size += packed.length;
    for (const [oldest, content] of kept) {
      if (size <= mostKept) break;
      kept.delete(oldest);
      size -= content.length;
    }
    return packed;
  }

  return async (name, acceptEncoding) => {
    const bytes = await files.read(path.join(dir, name));
    if (!bytes) return undefined;
    const type = contentType(name);
    // Of the bytes themselves: while a new site is put in place, the manifest may still speak of the old one.
    const hash = sha256(bytes);
    const varies = bytes.length >= smallest && compressible.test(type);
    const encoding = varies ? chooseEncoding(acceptEncoding) : undefined;
    if (!encoding) return { bytes, type, etag: `"${hash}"`, varies };
    return { bytes: await compressed(bytes, hash, encoding), type, etag: `"${hash}-${encoding}"`, encoding, varies };
  };
}

const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

// `gzip, br;q=0` → gzip
function chooseEncoding(accepted: string): Encoding | undefined {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const isWanted = (name: Encoding) =>
    wanted.some((part) => new RegExp(`^${name}\\s*(;|$)`).test(part) && !/;\s*q=0(\.0*)?$/.test(part));
  return (['br', 'gzip'] as const).find(isWanted);
}

function contentType(name: string): string {
  const type = lookup(name) ?? (path.posix.extname(name) === '' ? 'text/plain' : 'application/octet-stream');
  return /^text\/|json$|xml$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
