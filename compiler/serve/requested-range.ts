import type { IncomingHttpHeaders } from 'node:http';

/** A part of a file, in bytes: from `start` up to, but not including, `end`. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Returns the part of a file that a request selects with a `Range` header (RFC 9110, section 14). Browsers use such
 * requests for videos, and to resume downloads. If a request selects several parts, or another unit, the whole file is
 * sent, as the RFC allows.
 *
 * @returns undefined for the whole file
 */
export function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === undefined || (from === '' && to === '')) return undefined;
  // `If-Range` doesn't match: the client has a part of another version of the file, so it needs the whole file.
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start < end ? { start, end } : 'unsatisfiable';
}
