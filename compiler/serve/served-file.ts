import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';

/** A file as it goes over the wire. */
export interface ServedFile {
  type: string;
  /** Changes whenever the file is written: while a new site is put in place, the manifest may still be the old one. */
  etag: string;
  encoding?: Encoding | undefined;
  /** Whether another encoding of it exists, so that caches must tell them apart. */
  varies: boolean;
  /** In bytes, in this encoding. */
  size: number;
  /** @returns its bytes from `start` to before `end`, in pieces; throws when the file is replaced meanwhile */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}
type Encoding = 'br' | 'gzip';

const compressible =
  /^text\/|^application\/(json|javascript|xml|manifest\+json|ld\+json|wasm)|\+(xml|json)$|^font\/(ttf|otf)$/;
/** In bytes; below it compression gains nothing. */
const smallest = 1024;
/** In bytes: how much compressed content is kept for the next request. */
const mostKept = 64 * 1024 * 1024;
/** In bytes: how much of a file is in memory at once. */
const piece = 1024 * 1024;

/**
 * @param dir the output folder, absolute
 * @returns what opens a file of it in an encoding the client accepts; nothing when the file is gone
 */
export function fileOpener(
  files: Files,
  dir: string,
): (name: string, acceptEncoding: string) => Promise<ServedFile | undefined> {
  const kept = new Map<string, Uint8Array>();
  let size = 0;

  async function compressed(file: string, etag: string, encoding: Encoding): Promise<Uint8Array | undefined> {
    const known = kept.get(etag);
    if (known) return known;
    const bytes = await files.read(file);
    if (!bytes) return undefined;
    const packed = await compress[encoding](bytes);
    kept.set(etag, packed);
    size += packed.length;
    for (const [oldest, content] of kept) {
      if (size <= mostKept) break;
      kept.delete(oldest);
      size -= content.length;
    }
    return packed;
  }

  async function* pieces(file: string, fingerprint: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; at += piece) {
      const bytes = await files.readPart(file, at, Math.min(piece, end - at));
      if (!bytes || (await files.stat(file))?.fingerprint !== fingerprint) throw new Error(`${file} was replaced`);
      yield bytes;
    }
  }

  return async (name, acceptEncoding) => {
    const file = path.join(dir, name);
    const stat = await files.stat(file);
    if (stat?.kind !== 'file') return undefined;
    const type = contentType(name);
    const hash = sha256(`${name} ${stat.fingerprint}`).slice(0, 32);
    const varies = stat.size >= smallest && compressible.test(type);
    const encoding = varies ? chooseEncoding(acceptEncoding) : undefined;
    if (!encoding)
      return {
        type,
        etag: `"${hash}"`,
        varies,
        size: stat.size,
        read: (start, end) => pieces(file, stat.fingerprint, start, end),
      };
    const etag = `"${hash}-${encoding}"`;
    const packed = await compressed(file, etag, encoding);
    return (
      packed && {
        type,
        etag,
        encoding,
        varies,
        size: packed.length,
        async *read(start, end) {
          yield packed.subarray(start, end);
        },
      }
    );
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
