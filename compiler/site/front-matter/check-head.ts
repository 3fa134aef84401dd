import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Head } from '../../parse/document.ts';
import { PostFrontMatter } from '../blog/post-front-matter.ts';
import { DocFrontMatter, PageFrontMatter } from './front-matter.ts';
import { misspeltKeys } from './misspelt-keys.ts';
import type { Report } from '../report.ts';

const keysOf = {
  doc: Object.keys(DocFrontMatter.shape),
  page: Object.keys(PageFrontMatter.shape),
  post: Object.keys(PostFrontMatter.shape),
};

/**
 * Front matter keys that Lectern or Docusaurus reads in some kind of file. They are never reported as
 * misspelt.
 */
export const frontMatterKeys: ReadonlySet<string> = new Set([
  ...Object.values(keysOf).flat(),
  'aliases',
  'sitemap',
  'id',
  'mdx',
]);

/** Reports a page without content, and unknown front matter keys that are similar to a known key. */
export function checkHead(kind: keyof typeof keysOf, head: Head, source: string, report: Report): void {
  if (head.isEmpty && head.frontMatter.draft !== true) report(diagnose('empty-page', { path: source }, {}));
  for (const { key, near } of misspeltKeys(head.frontMatter, keysOf[kind], (each) => frontMatterKeys.has(each)))
    report(diagnose('unknown-front-matter-key', { path: source, ...head.frontMatterPlaces[key] }, { key, near }));
}
