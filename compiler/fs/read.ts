import path from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Point } from '../diagnostics/diagnostic.ts';
import type { Files } from './files.ts';
import { followLink } from './links/follow-link.ts';
import { linkProblem } from './links/link-problem.ts';
import { strayLink } from './links/stray-link.ts';

/** The text of a file, or the diagnostic if it can't be read. */
export type Reading = { text: string } | { diagnostic: Diagnostic };

/** Maximum size in bytes. */
const defaultSizeLimit = 5 * 1024 * 1024;

/**
 * Reads a text file of the site. The file must be valid UTF-8; a byte order mark is removed.
 *
 * @param siteDir absolute path
 * @param sitePath path relative to the site's folder
 * @param limit maximum size in bytes
 */
export async function readText(
  files: Files,
  siteDir: string,
  sitePath: string,
  limit = defaultSizeLimit,
): Promise<Reading> {
  const place = { path: sitePath };
  let absolute = path.resolve(siteDir, sitePath);
  let stat = await files.stat(absolute);
  if (stat?.kind === 'link') {
    const followed = await followLink(files, siteDir, sitePath);
    if (followed?.kind !== 'file') return { diagnostic: await linkProblem(files, siteDir, sitePath) };
    absolute = followed.target;
    stat = await files.stat(absolute);
  }
  if (stat && stat.kind !== 'file') return { diagnostic: diagnose('not-a-file', place, {}) };
  if (stat && stat.size > limit) return { diagnostic: diagnose('file-too-large', place, { bytes: stat.size, limit }) };
  const bytes = stat && (await files.read(absolute));
  if (!bytes) return { diagnostic: diagnose('vanished-file', place, {}) };
  const decoded = decodeText(bytes);
  if ('text' in decoded) return decoded;
  return { diagnostic: diagnose('invalid-utf8', { ...place, ...decoded.wrongByte }, {}) };
}

/**
 * Reads a text file that no scan has found, such as a settings file. In addition to `readText`, checks that no folder
 * above the file is a link out of the site.
 */
export async function readUnscanned(files: Files, siteDir: string, sitePath: string, limit?: number): Promise<Reading> {
  const diagnostic = await strayLink(files, siteDir, sitePath);
  return diagnostic ? { diagnostic } : readText(files, siteDir, sitePath, limit);
}

/** Decodes UTF-8 and removes a byte order mark. @returns the text, or the location of the first invalid byte */
export function decodeText(bytes: Uint8Array): { text: string } | { wrongByte: Point } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { wrongByte: firstInvalidByte(bytes) };
  }
}

// Returns the location of the first invalid byte. Decoding replaces invalid bytes with U+FFFD. So if the text is
// encoded again, the first byte that differs is at the invalid byte.
function firstInvalidByte(bytes: Uint8Array): Point {
  const text = new TextDecoder('utf-8').decode(bytes);
  const rewritten = Buffer.from(text);
  const original = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  let offset = rewritten.findIndex((byte, index) => byte !== original[index]);
  while (isContinuation(rewritten[offset])) offset -= 1;
  const before = rewritten.subarray(0, offset).toString();
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

// Whether a byte continues a character: `10xxxxxx`. The first byte that differs may be such a byte.
function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
