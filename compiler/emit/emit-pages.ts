import type { OwnPage } from '../site/routes/own-pages.ts';
import type { DocsVersion } from '../site/site.ts';
import type { EmitInput, PagePlan } from './emit-input.ts';
import { planBlog } from './pages/blog.ts';
import { customPage } from './pages/custom.ts';
import { docCategoryPage, docTagPage, docTagsPage } from './pages/doc-lists.ts';
import { notFoundPage, redirectPage, searchPage } from './pages/own-pages.ts';
import { standalonePage } from './pages/standalone.ts';
import type { Content } from './corpus-file.ts';
import type { Page } from '../../corpus/schema/index.ts';

/** Plans all pages of a site except docs. */
export function* planPages(input: EmitInput): Generator<PagePlan> {
  const { site } = input;
  for (const instance of site.docs) {
    for (const version of instance.versions) yield* planLists(version);
  }
  for (const blog of site.blogs) yield* planBlog(blog);
  for (const page of site.pages) {
    const { path, source, keyName } = page;
    yield { path, source, keyName, value: page, make: (given) => standalonePage(page, given) };
  }
  for (const page of site.own) yield { path: page.path, value: page, make: (given) => ownPage(page, given) };
  for (const redirect of site.redirects) {
    if (redirect.hasPage)
      yield {
        path: redirect.from,
        place: redirect.place,
        value: redirect,
        make: (given) => redirectPage(redirect, given),
      };
  }
  yield { path: 'the not-found page', value: undefined, make: notFoundPage };
}

function* planLists(version: DocsVersion): Generator<PagePlan> {
  for (const category of version.categories) {
    yield {
      path: category.path,
      value: [category, version],
      make: (given) => docCategoryPage(category, version, given),
    };
  }
  const { tags } = version;
  if (!tags) return;
  const { path } = tags;
  if (path !== undefined)
    yield { path, value: [tags, version], make: (given) => docTagsPage({ ...tags, path }, version, given) };
  for (const tag of tags.tags)
    yield { path: tag.path, value: [tag, path, version], make: (given) => docTagPage(tag, tags, version, given) };
}

/** Functions that build the generated pages without a source, by kind. */
const ownPageMakers: {
  [Kind in OwnPage['kind']]: (page: Extract<OwnPage, { kind: Kind }>, input: EmitInput) => Content<Page>;
} = {
  custom: customPage,
  search: searchPage,
};

function ownPage(page: OwnPage, input: EmitInput): Content<Page> {
  const make = ownPageMakers[page.kind] as (page: OwnPage, input: EmitInput) => Content<Page>;
  return make(page, input);
}
