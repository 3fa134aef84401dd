import type * as z from 'zod';
import { joinPath } from '../../../corpus/url/pathname.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../report.ts';
import { categoryIndexParams, isCategoryIndex } from '../docs/category-index.ts';

/** The properties that determine the slug of a doc. */
export interface SlugParams {
  /** Path of the doc, relative to the content folder. */
  relativePath: string;
  /** Folder of the doc without number prefixes; `.` for the content folder itself. */
  dir: string;
  /** The last segment of the doc's id. */
  baseId: string;
  /** `slug` as written in front matter. */
  slug?: string | undefined;
}

/** @returns the path of a doc below its version: `/guide/first`; `/guide/` for the index of a folder */
export function docSlug({ relativePath, dir, baseId, slug }: SlugParams): string {
  const base = dir === '.' ? '/' : `/${dir}/`;
  if (slug) return resolveSlug(slug, base);
  return isCategoryIndex(categoryIndexParams(relativePath)) ? base : base + baseId;
}

/**
 * Whether a slug resolves to another host (`//host`), or to a path above its collection (`../../x`).
 *
 * @param dir the folder that a relative slug refers to, `.` for the collection's folder
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

/** Maximum number of segments in a slug. Each segment becomes a file name, so its bytes are limited as well. */
const mostParts = 100;
const mostBytes = 240;

/**
 * Whether a slug is valid both as a URL path and as a file name. It must not contain a query, a hash, `..`, a
 * host or escaped characters, and must not be too long.
 */
export function isValidSlug(slug: string): boolean {
  const parts = slug.split('/');
  if (parts.length > mostParts || parts.some((part) => Buffer.byteLength(part) > mostBytes)) return false;
  // `URL` accepts control characters, but they are invisible, and NUL is invalid in file names.
  if (/\p{Cc}/u.test(slug)) return false;
  try {
    const { pathname } = new URL(`http://site${slug}`);
    return (pathname === slug || pathname === encodeURI(slug)) && !slug.includes(':/');
  } catch {
    return false;
  }
}

/**
 * Reports an invalid slug.
 *
 * @param slug as written
 * @param served the slug as an absolute path inside its collection
 * @param dir the folder that a relative slug refers to
 */
export function checkSlug(slug: string, place: Place, report: Report, served = joinPath(slug), dir?: string): void {
  if (leavesSite(slug, dir)) report(diagnose('slug-leaves-site', place, { slug }));
  else if (!isValidSlug(served)) report(diagnose('invalid-slug', place, { slug }));
}

/**
 * @param baseAddress the address that contains the string, for the message: `the address of the tags`
 * @returns a zod refinement for strings that become a part of an address
 */
export function partOfAddress(baseAddress: string): (written: string, context: z.RefinementCtx) => void {
  return (written, context) => {
    const problem = (message: string) => context.addIssue({ code: 'custom', message });
    if (leavesSite(written)) problem(`expected a path that stays below ${baseAddress}`);
    else if (!isValidSlug(`/${written.replace(/^\//, '')}`)) problem('expected text that can be part of an address');
  };
}

// Resolves a slug as browsers resolve URLs, but without percent-encoding.
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
