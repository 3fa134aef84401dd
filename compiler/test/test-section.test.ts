// Tests claims of the test docs and test posts on Lectern's own site.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SidebarItem } from '../../corpus/schema/index.ts';
import { inspectContent } from './content-pages.ts';

async function testDocs() {
  const { site } = await inspectContent();
  return site.docs.find(({ id }) => id === 'docs-tests')!.versions[0]!;
}

async function testPosts() {
  const { site } = await inspectContent();
  return site.blogs.find(({ id }) => id === 'blog-tests')!;
}

/** Formats sidebar items as lines `Label → address`. Children are indented. */
function outline(items: readonly SidebarItem[], depth = 0): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const { label, href } = item;
    const isHidden = item.type === 'link' ? item.unlisted : item.linkUnlisted;
    const line = `${'  '.repeat(depth)}${label}${href === undefined ? '' : ` → ${href.replace('/tests/docs/tests/', '')}`}${isHidden ? ', unlisted' : ''}`;
    return [line, ...(item.type === 'category' ? outline(item.items, depth + 1) : [])];
  });
}

function find(items: readonly SidebarItem[], label: string): SidebarItem | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const found = item.label === label ? item : item.type === 'category' ? find(item.items, label) : undefined;
    if (found) return found;
  }
  return undefined;
}

test('categories made from folders lead to their index, readme, or file of the same name, unless configured otherwise', async () => {
  const { sidebars } = await testDocs();
  const group = find(sidebars.sidebar!, 'Category links');
  assert.equal(outline([group!]), [
    'Category links → /tests/docs/category-links-generated-index-slug/',
    '  Introduction → category-links/custom-index-convention/intro/',
    '    Next to an introduction → category-links/custom-index-convention/sample-doc/',
    '  no-index-doc',
    '    An index that is an item → category-links/no-index-doc/',
    '    Next to an index that is an item → category-links/no-index-doc/sample-doc/',
    '  An index without company → category-links/no-subdoc/',
    '  Readme → category-links/',
    '  regular-category',
    '    In a plain category → category-links/regular-category/sample-doc/',
    '  A page named as its folder → category-links/with-category-name-doc/',
    '    Next to a page named as its folder → category-links/with-category-name-doc/sample-doc/',
    '  A category with an index → category-links/with-index-doc/',
    '    Next to an index → category-links/with-index-doc/sample-doc/',
    '  A category with a readme → category-links/with-readme-doc/',
    '    Next to a readme → category-links/with-readme-doc/sample-doc/',
  ]);
});

test('drafts leave no trace, and unlisted pages are marked', async () => {
  const { sidebars, docs, tags } = await testDocs();
  assert.equal(outline([find(sidebars.sidebar!, 'What is hidden')!]), [
    'What is hidden → visibility/',
    '  only-unlisteds',
    '    An unlisted category → visibility/only-unlisteds/unlisted-subcategory/, unlisted',
    '      Unlisted 3 → visibility/only-unlisteds/unlisted-subcategory/unlisted3/, unlisted',
    '    Unlisted 1 → visibility/only-unlisteds/unlisted1/, unlisted',
    '    Unlisted 2 → visibility/only-unlisteds/unlisted2/, unlisted',
    '  some-drafts',
    '    draft-subcategory',
    '      Listed among drafts → visibility/some-drafts/draft-subcategory/listed1/',
    '  some-unlisteds',
    '    An unlisted page of a listed category → visibility/some-unlisteds/unlisted-subcategory/, unlisted',
    '      Listed among unlisted → visibility/some-unlisteds/unlisted-subcategory/listed1/',
    '      Unlisted among others 3 → visibility/some-unlisteds/unlisted-subcategory/unlisted3/, unlisted',
    '    Unlisted among others 1 → visibility/some-unlisteds/unlisted1/, unlisted',
    '    Unlisted among others 2 → visibility/some-unlisteds/unlisted2/, unlisted',
  ]);
  assert.equal(
    [...docs.values()].filter(({ source }) => /draft\d|another-draft/.test(source)),
    [],
  );
  const counts = Object.fromEntries(
    tags!.tags.map(({ label, docs: tagged, unlisted }) => [
      label,
      unlisted ? `${tagged.length}, unlisted` : tagged.length,
    ]),
  );
  assert.equal(counts, {
    a: 2,
    b: 2,
    c: 1,
    d: 1,
    e: 1,
    listed: 2,
    'some tag': 2,
    unlisted: '8, unlisted',
    visibility: 3,
  });
});

test('a page shows the sidebar that its front matter names, or none', async () => {
  const { docs } = await testDocs();
  const sidebarOf = (id: string) => docs.get(id)!.sidebar;
  assert.is(sidebarOf('index'), 'sidebar');
  assert.is(sidebarOf('doc-with-another-sidebar'), 'anotherSidebar');
  assert.is(sidebarOf('doc-without-sidebar'), undefined);
  assert.is(sidebarOf('standalone'), undefined);
});

test('addresses keep spaces, apostrophes, capitals, endings and letters of all scripts', async () => {
  const { docs } = await testDocs();
  const paths = [
    'folder with space/doc 1',
    "beginner's guide",
    'tests/Case-Sentitive-Doc',
    'dummy',
    'tests/ascii/folder/æøå',
    'tests/ascii/æøå/index',
  ].map((id) => docs.get(id)!.path);
  assert.equal(paths, [
    '/tests/docs/folder with space/doc 1/',
    "/tests/docs/beginner's guide/",
    '/tests/docs/tests/Case-Sentitive-Doc/',
    '/tests/docs/dummy.html/',
    '/tests/docs/tests/ascii/folder/æøå/',
    '/tests/docs/tests/ascii/æøå/',
  ]);
});

test('the list of posts has six pages, the list of a tag four, and unlisted posts are in no list', async () => {
  const { site } = await inspectContent();
  const pagesOf = (below: string) =>
    site.routes.filter(({ path }) => path === below || path.startsWith(`${below}page/`)).length;
  assert.is(pagesOf('/tests/blog/'), 6);
  assert.is(pagesOf('/tests/blog/tags/paginated-tag/'), 4);
  assert.is(pagesOf('/tests/blog/tags/blog/'), 2);
  const { posts } = await testPosts();
  assert.equal(
    posts.filter(({ unlisted }) => unlisted).map(({ path }) => path),
    ['/tests/blog/unlisted-post/'],
  );
  assert.not(posts.some(({ path }) => path.includes('draft')));
});

test.run();
