import type * as z from 'zod';
import { joinPath } from '../../corpus/url/pathname.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Report } from './report.ts';
import { categoryIndexParams, isCategoryIndex } from './docs/category-index.ts';

/** The inputs of a doc's slug. */
export interface SlugParams {
  /** Relative to the content folder. */
  relativePath: string;
  /** Its folder without number prefixes; `.` for the content folder itself. */
  dir: string;
  /** The last segment of its id. */
  baseId: string;
  /** As written in front matter. */
  slug?: string | undefined;
}

/** @returns where a doc is served below its version: `/guide/first`, or `/guide/` for the index of a folder */
export function docSlug({ relativePath, dir, baseId, slug }: SlugParams): string {
  const base = dir === '.' ? '/' : `/${dir}/`;
  if (slug) return resolveSlug(slug, base);
  return isCategoryIndex(categoryIndexParams(relativePath)) ? base : base + baseId;
}

/**
 * Whether a slug points outside its collection: to another host, or to a folder above the collection.
 *
 * @param dir the folder at which a relative slug starts, `.` for the collection's folder
 */
export function leavesSite(slug: string, dir = '.'): boolean {
  if (/^[/\\]{2}/.test(slug)) return true;
  let depth = slug.startsWith('/') || dir === '.' ? 0 : dir.split('/').length;
  for (const part of slug.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** The maximum depth of folders, and the maximum bytes in a name before its extension: slugs become file names. */
const mostParts = 100;
const mostBytes = 240;

/**
 * Whether a slug is unchanged as a URL and can be a file name. It has no query, hash, `..`, other site or escaped
 * characters, and is not too long.
 */
export function isValidSlug(slug: string): boolean {
  const parts = slug.split('/');
  if (parts.length > mostParts || parts.some((part) => Buffer.byteLength(part) > mostBytes)) return false;
  // The URL check does not catch control characters. NUL is invalid in file names, the others are invisible.
  if (/\p{Cc}/u.test(slug)) return false;
  try {
    const { pathname } = new URL(`http://site${slug}`);
    return (pathname === slug || pathname === encodeURI(slug)) && !slug.includes(':/');
  } catch {
    return false;
  }
}

/**
 * Reports a slug at which no page can be served.
 *
 * @param slug as written
 * @param served the slug from the start of its collection
 * @param dir the folder at which a relative slug starts
 */
export function checkSlug(slug: string, place: Place, report: Report, served = joinPath(slug), dir?: string): void {
  if (leavesSite(slug, dir)) report(diagnose('slug-leaves-site', place, { slug }));
  else if (!isValidSlug(served)) report(diagnose('invalid-slug', place, { slug }));
}

/**
 * @param whole the object of "below" in the message: `that of all tags`
 * @returns a refinement for zod schemas: a string must be valid as a part of an address
 */
export function partOfAddress(whole: string): (written: string, context: z.RefinementCtx) => void {
  return (written, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    if (leavesSite(written)) fault(`expected an address below ${whole}`);
    else if (!isValidSlug(`/${written.replace(/^\//, '')}`)) fault('expected what can be part of an address');
  };
}

// Resolves like a browser, but without URL encoding.
function resolveSlug(slug: string, base: string): string {
  if (slug.startsWith('/')) return slug;
  const segments: string[] = [];
  const parts = (base + slug).split('/').slice(1);
  for (const part of parts) {
    if (part === '..') segments.pop();
    else if (part !== '.' && part !== '') segments.push(part);
  }
  const isFolder = ['', '.', '..'].includes(parts.at(-1)!);
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`;
}
