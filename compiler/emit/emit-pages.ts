import type { DocsVersion } from '../site/site.ts';
import type { Emission } from './emission.ts';
import { bodyInputs, type PagePlan } from './page-plan.ts';
import { planBlog } from './pages/blog.ts';
import { debugPage } from './pages/debug.ts';
import { docCategoryPage } from './pages/doc-category.ts';
import { docTagPage, docTagsPage } from './pages/doc-tags.ts';
import { redirectPage } from './pages/redirect.ts';
import { notFoundPage } from './pages/not-found.ts';
import { searchPage } from './pages/search.ts';
import { standalonePage } from './pages/standalone.ts';

/** Every page of the site but its docs, to be made one at a time, so that only one body is in memory. */
export function* planPages(emission: Emission): Generator<PagePlan> {
  const { site, links, code } = emission;
  for (const instance of site.docs) {
    for (const version of instance.versions) yield* planLists(version, emission);
  }
  for (const blog of site.blogs) yield* planBlog(blog, emission);
  for (const page of site.pages) {
    const inputs = [page, ...bodyInputs(page.source, links.get(page.path), emission)];
    yield { path: page.path, inputs, make: (given) => standalonePage(page, given) };
  }
  for (const page of site.debug)
    yield { path: page.path, inputs: [site, links, code], make: () => debugPage(page, emission) };
  const { searchPage: search } = site;
  if (search) yield { path: search.path, inputs: [search], make: () => searchPage(search, emission) };
  for (const redirect of site.redirects) {
    if (redirect.hasPage)
      yield { path: redirect.from, inputs: [redirect], make: () => redirectPage(redirect, emission) };
  }
  yield { path: 'the page that is not found', inputs: [], make: () => notFoundPage(emission) };
}

// The docs themselves are too many to be planned one by one: see docRows.
function* planLists(version: DocsVersion, emission: Emission): Generator<PagePlan> {
  const { instance, name, noIndex, className, tags } = version;
  const place = [instance, name, noIndex, className];
  for (const category of version.categories) {
    yield {
      path: category.path,
      inputs: [category, ...place],
      make: () => docCategoryPage(category, version, emission),
    };
  }
  if (!tags) return;
  const { path } = tags;
  if (path !== undefined)
    yield { path, inputs: [tags.items, ...place], make: () => docTagsPage({ ...tags, path }, version, emission) };
  for (const tag of tags.tags)
    yield { path: tag.path, inputs: [tag, path, ...place], make: () => docTagPage(tag, tags, version, emission) };
}
