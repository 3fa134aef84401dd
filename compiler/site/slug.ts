import type * as z from 'zod';
import { joinPath } from '../../corpus/url/pathname.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Report } from './report.ts';
import { categoryIndexParams, isCategoryIndex } from './docs/category-index.ts';

/** What a doc's slug is made of. */
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
 * Whether a slug means something beside the pages of its collection: another host, or a folder above all of them.
 *
 * @param dir the folder that a relative slug starts at, `.` for that of the collection
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

/** Folders in one another, and bytes of a name with room for an ending: files are written by these names. */
const mostParts = 100;
const mostBytes = 240;

/**
 * Whether a slug reads the same as a URL, and can name files: no query, no hash, no `..`, no other site, nothing that
 * would be escaped otherwise, and not too long.
 */
export function isValidSlug(slug: string): boolean {
  const parts = slug.split('/');
  if (parts.length > mostParts || parts.some((part) => Buffer.byteLength(part) > mostBytes)) return false;
  // Escaped they read the same; no file can have NUL in its name, and nobody sees the others.
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
 * @param served the same from the start of its collection
 * @param dir the folder that a relative one starts at
 */
export function checkSlug(slug: string, place: Place, report: Report, served = joinPath(slug), dir?: string): void {
  if (leavesSite(slug, dir)) report(diagnose('slug-leaves-site', place, { slug }));
  else if (!isValidSlug(served)) report(diagnose('invalid-slug', place, { slug }));
}

/**
 * @param whole what a part of an address stands below: `that of all tags`
 * @returns checks, as a part of a schema, that a text can be such a part
 */
export function partOfAddress(whole: string): (written: string, context: z.RefinementCtx) => void {
  return (written, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    if (leavesSite(written)) fault(`expected an address below ${whole}`);
    else if (!isValidSlug(`/${written.replace(/^\//, '')}`)) fault('expected what can be part of an address');
  };
}

// As a browser resolves a relative URL, but on text that isn't encoded.
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
