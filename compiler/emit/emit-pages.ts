import type { Page } from '../corpus/index.ts';
import type { DocsVersion } from '../site/site.ts';
import type { Emission } from './emission.ts';
import { blogPages } from './pages/blog.ts';
import { debugPage } from './pages/debug.ts';
import { docPage } from './pages/doc.ts';
import { docCategoryPage } from './pages/doc-category.ts';
import { docTagPage, docTagsPage } from './pages/doc-tags.ts';
import { redirectPage } from './pages/redirect.ts';
import { notFoundPage } from './pages/not-found.ts';
import { searchPage } from './pages/search.ts';
import { standalonePage } from './pages/standalone.ts';

/** Every page of the site, one at a time, so that only one body is in memory. */
export async function* emitPages(emission: Emission): AsyncGenerator<Page> {
  for (const instance of emission.site.docs) {
    for (const version of instance.versions) yield* docsPages(version, emission);
  }
  for (const blog of emission.site.blogs) yield* blogPages(blog, emission);
  for (const page of emission.site.pages) yield await standalonePage(page, emission);
  for (const page of emission.site.debug) yield debugPage(page, emission);
  if (emission.site.searchPage) yield searchPage(emission.site.searchPage, emission);
  for (const redirect of emission.site.redirects) if (redirect.hasPage) yield redirectPage(redirect, emission);
  yield notFoundPage(emission);
}

async function* docsPages(version: DocsVersion, emission: Emission): AsyncGenerator<Page> {
  for (const doc of version.docs.values()) yield await docPage(doc, version, emission);
  for (const category of version.categories) yield docCategoryPage(category, version, emission);
  const { tags } = version;
  if (!tags) return;
  if (tags.path !== undefined) yield docTagsPage({ ...tags, path: tags.path }, version, emission);
  for (const tag of tags.tags) yield docTagPage(tag, tags, version, emission);
}
