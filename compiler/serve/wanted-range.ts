import type { IncomingHttpHeaders } from 'node:http';

/** A part of a file: from `start` to before `end`, in bytes. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Returns the part of a file that a request asks for, by RFC 9110 §14. Browsers request parts of videos, and parts to
 * resume a download. A request for several parts, or in another unit, gets the whole file, as the RFC allows.
 *
 * @returns undefined for the whole file
 */
export function wantedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === undefined || (from === '' && to === '')) return undefined;
  // The client has the start of another version of the file.
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start < end ? { start, end } : 'unsatisfiable';
}
