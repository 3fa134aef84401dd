import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaterFiles } from './rest-on.ts';

const pages = readdirSync(join(fileURLToPath(new URL('..', import.meta.url)), 'viewer/pages'))
  .filter((name) => name.endsWith('.tsx'))
  .sort();
const ofBlogs = /^(?:blog-.*|post|entry|changelog-list)\.tsx$/;
const modules = (folder: string, names: readonly string[]) => names.map((name) => `viewer/${folder}/${name}`);

/** Name of a bundle file → the modules of the viewer in it. Pages load these files on demand. */
export const laterFiles = {
  /** Modules that most readers need soon after the first docs page: other kinds of pages, and rare components. */
  more: [
    ...modules('shell', ['load-visit.ts', 'load-sidebar.ts', 'page-styles.ts']),
    ...modules('corpus', ['page-file.ts', 'corpus-urls.ts']),
    ...modules('navigation', ['log-routes.ts', 'page-shown.ts', 'prefetch.ts']),
    ...modules('layout', [
      'scroll-to-top.ts',
      'follow-headings.ts',
      'language-suggestion.tsx',
      'navbar/hide-on-scroll.ts',
      'navbar/own-item.tsx',
      'navbar/side-menu.tsx',
      'untranslated-notice.tsx',
    ]),
    'viewer/body/math.ts',
    ...modules('body/components', [
      'color-generator.tsx',
      'doc-card-list.tsx',
      'live-code-node.tsx',
      'mermaid-node.tsx',
      'tabs/tab-box.tsx',
      'term.tsx',
      'toc-inline.tsx',
    ]),
    ...['doc-category', 'doc-tag', 'doc-tags', 'page', 'custom', 'not-found', 'redirect'].map(
      (kind) => `viewer/pages/${kind}.tsx`,
    ),
    'corpus/url/rewrite.ts',
    // Modules for blog pages, and for site code that replaces components of blog pages.
    ...modules('layout/blog', ['author-image.tsx', 'author-profile.tsx', 'day.tsx', 'post-meta.tsx']),
    ...modules('pages', ['archive-years.tsx', 'tag-docs.tsx', 'tag-letters.tsx', 'other-views.ts']),
    // The search and the modules for hosted search services use this module.
    'viewer/search/marked-text.tsx',
    // The search and the reading tools use these modules.
    'viewer/search/preview-nodes.ts',
    'viewer/layout/use-modal-dialog.ts',
    // The search, the reading tools, and components with their own style sheets use these modules.
    'viewer/navigation/load-styles.ts',
    'viewer/html/sheets.ts',
  ],
  blog: [
    'viewer/layout/blog/load-blog-sidebar.ts',
    ...modules(
      'pages',
      pages.filter((name) => ofBlogs.test(name)),
    ),
  ],
  /** The reading tools of a page. */
  reading: ['extensions/reading/viewer/reading.ts'],
  search: modules('search', [
    'load-provider.ts',
    'lost-ways.tsx',
    'search-modal.tsx',
    'search-page.tsx',
    'search-page-content.tsx',
  ]),
} satisfies LaterFiles;

/** Returns the path of the module that renders a kind of page. */
export function moduleOfKind(kind: string): string {
  return kind === 'search' ? 'viewer/search/search-page.tsx' : `viewer/pages/${kind}.tsx`;
}
