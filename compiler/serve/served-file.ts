import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';

/** A file as the server sends it. */
export interface ServedFile {
  type: string;
  /**
   * A value that differs after each write of the file. The manifest's hash is not used, because it may be stale
   * during a publication.
   */
  etag: string;
  encoding?: Encoding | undefined;
  /** Whether the response depends on `Accept-Encoding`, so it needs a `Vary` header. */
  varies: boolean;
  /** Size in bytes, in this encoding. */
  size: number;
  /**
   * Returns the bytes from `start` up to, but not including, `end`. Throws if a long file is replaced
   * meanwhile.
   */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}
type Encoding = 'br' | 'gzip';

/** The data for sending a file in one encoding. */
interface Opened {
  etag: string;
  encoding: Encoding;
  /** Fingerprint of the file when its ETag was computed. */
  fingerprint: string;
}

const compressible =
  /^text\/|^application\/(json|javascript|xml|manifest\+json|ld\+json|wasm)|\+(xml|json)$|^font\/(ttf|otf)$/;
/** Minimum size of files to compress, in bytes. Compression hardly shrinks smaller files. */
const smallest = 1024;
/** Maximum size of the cache for compressed files, in bytes. */
const mostKept = 64 * 1024 * 1024;
/** Size of the chunks in which a file is read, in bytes. */
const piece = 1024 * 1024;

/**
 * @param dir absolute path of the output folder
 * @returns a function that opens a file in an encoding that the client accepts; undefined if the file doesn't
 * exist
 */
export function fileOpener(
  files: Files,
  dir: string,
): (name: string, acceptEncoding: string) => Promise<ServedFile | undefined> {
  const kept = new Map<string, Uint8Array>();
  /** Compressions in progress. Further requests for the same file wait for them. */
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  let size = 0;

  async function compressed(file: string, opened: Opened): Promise<Uint8Array | undefined> {
    const { etag } = opened;
    const known = kept.get(etag);
    if (known) return known;
    const packing = underWay.get(etag) ?? pack(file, opened).finally(() => underWay.delete(etag));
    underWay.set(etag, packing);
    return packing;
  }

  async function pack(file: string, { etag, encoding, fingerprint }: Opened): Promise<Uint8Array | undefined> {
    const bytes = await bytesOf(file, fingerprint);
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

  /** @returns the file's content; undefined if the file was replaced after its ETag was computed */
  async function bytesOf(file: string, fingerprint: string): Promise<Uint8Array | undefined> {
    const bytes = await files.read(file);
    return (await files.stat(file))?.fingerprint === fingerprint ? bytes : undefined;
  }

  async function* pieces(file: string, fingerprint: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; at += piece) {
      const bytes = await files.readPart(file, at, Math.min(piece, end - at));
      if (!bytes || (await files.stat(file))?.fingerprint !== fingerprint)
        throw new Error(`${file} was replaced while the server sent it`);
      yield bytes;
    }
  }

  return async function open(name, acceptEncoding) {
    const file = path.join(dir, name);
    const stat = await files.stat(file);
    if (stat?.kind !== 'file') return undefined;
    const type = contentType(name);
    const { fingerprint } = stat;
    const hash = sha256(`${name} ${fingerprint}`).slice(0, 32);
    const varies = stat.size >= smallest && compressible.test(type);
    const encoding = varies ? chooseEncoding(acceptEncoding) : undefined;
    if (!encoding) {
      // Read a short file in one call, so that a publication can't replace it in the middle of the response.
      const bytes = stat.size <= piece ? await bytesOf(file, fingerprint) : undefined;
      if (!bytes && stat.size <= piece) return open(name, acceptEncoding);
      const read = bytes ? partOf(bytes) : (start: number, end: number) => pieces(file, fingerprint, start, end);
      return { type, etag: `"${hash}"`, varies, size: stat.size, read };
    }
    const etag = `"${hash}-${encoding}"`;
    const packed = await compressed(file, { etag, encoding, fingerprint });
    if (!packed) return open(name, acceptEncoding);
    return { type, etag, encoding, varies, size: packed.length, read: partOf(packed) };
  };
}

function partOf(bytes: Uint8Array): ServedFile['read'] {
  return async function* read(start, end) {
    yield bytes.subarray(start, end);
  };
}

const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

// Selects an encoding from an `Accept-Encoding` header: `gzip, br;q=0` → gzip.
function chooseEncoding(accepted: string): Encoding | undefined {
  const requested = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const isSelected = (name: Encoding) =>
    requested.some((part) => new RegExp(`^${name}\\s*(;|$)`).test(part) && !/;\s*q=0(\.0*)?$/.test(part));
  return (['br', 'gzip'] as const).find(isSelected);
}

function contentType(name: string): string {
  const type = lookup(name) ?? (path.posix.extname(name) === '' ? 'text/plain' : 'application/octet-stream');
  return /^text\/|json$|xml$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
