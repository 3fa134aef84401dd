import { diagnose } from '../diagnostics/catalogue.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Head } from '../parse/document.ts';
import { PostFrontMatter } from './blog/post-front-matter.ts';
import { DocFrontMatter, PageFrontMatter } from './front-matter.ts';
import type { Report } from './report.ts';

const keysOf = {
  doc: Object.keys(DocFrontMatter.shape),
  page: Object.keys(PageFrontMatter.shape),
  post: Object.keys(PostFrontMatter.shape),
};

/** Keys that are read of files of some kind, or that Docusaurus reads: as they are written, they are none of a slip. */
const known = new Set([...Object.values(keysOf).flat(), 'aliases', 'sidebar_key', 'sitemap', 'id', 'mdx']);

/** Shorter keys of a site's own are near to too much. */
const shortest = 4;

/** Reports a page without content, and keys of front matter that nothing reads and that are near to one that is read. */
export function checkHead(kind: keyof typeof keysOf, head: Head, source: string, report: Report): void {
  if (head.isEmpty && head.frontMatter.draft !== true) report(diagnose('empty-page', { path: source }, {}));
  for (const key of Object.keys(head.frontMatter)) {
    if (known.has(key) || key.length < shortest) continue;
    const near = nearest(key, keysOf[kind]);
    // What the file says under the right name as well is meant.
    if (near === undefined || Object.hasOwn(head.frontMatter, near)) continue;
    const place = { path: source, ...head.frontMatterPlaces[key] };
    report(diagnose('unknown-front-matter-key', place, { key, near }));
  }
}
