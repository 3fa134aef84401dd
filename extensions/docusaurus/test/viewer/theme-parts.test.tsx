import type { ReactNode } from 'react';
import { test } from 'uvu';

import * as assert from 'uvu/assert';
import type { DocPage, Page, PostPage } from '../../../../corpus/schema/index.ts';
import { slotNames } from '../../../../corpus/slots.ts';
import { blogModule, docsModule, themeCommonModule } from '../../viewer/docusaurus-modules.ts';
import { docParts } from '../../../../viewer/client/components/doc-parts.tsx';
import { fenceProps } from '../../viewer/content/fence-props.ts';
import { NavbarNavLink } from '../../viewer/navbar/navbar-nav-link.tsx';
import { BlogArchivePage, TagsListByLetter } from '../../viewer/blog/blog-lists.tsx';
import { useBlogPost } from '../../viewer/blog/blog-post.tsx';
import { DocTagDocListPage } from '../../viewer/docs/doc-lists.tsx';
import { slot, filledSlots } from '../../../../viewer/state/slot.tsx';
import { composedParts, otherNames, themeParts } from '../../viewer/theme/theme-parts.ts';
import { parts } from '../../../../viewer/layout/parts.ts';
import { DocView } from '../../../../viewer/pages/doc.tsx';
import { StaticLocation } from '../../../../viewer/navigation/use-location.ts';
import { sampleDoc } from '../../../../viewer/test/corpus/sample-corpus.ts';
import { onPage, resultOf } from '../../../../viewer/test/client/wrap.tsx';

const composed = Object.fromEntries(composedParts.map(({ part, Composed }) => [part, Composed])) as Record<
  string,
  (props: { post: Page }) => ReactNode
>;
const doc = sampleDoc('/site/docs/intro', 'Introduction', {
  tags: [{ label: 'Tides', path: '/site/docs/tags/tides' }],
  editUrl: 'https://example.com/edit',
  lastUpdate: { at: '2024-05-06T00:00:00.000Z', by: 'Ada' },
  previous: { path: '/site/docs/first', title: 'First' },
  toc: [{ depth: 2, id: 'a', text: 'A & B' }],
});
const post = {
  ...doc,
  kind: 'post',
  path: '/site/blog/a',
  title: 'A post',
  date: '2024-05-06T00:00:00.000Z',
  readingMinutes: 2.4,
  authors: [{ name: 'Ada', title: 'Captain', path: '/site/blog/authors/ada' }],
} as unknown as PostPage;
const footer = {
  style: 'dark' as const,
  columns: [{ title: 'More', items: [{ label: 'Blog', href: '/site/blog' }] }],
  copyright: [{ type: 'text' as const, value: '© Us' }],
};

test.after.each(() => {
  for (const name of Object.keys(filledSlots)) delete filledSlots[name];
});

/** Returns the HTML of a component before and after the site replaces a nested component. */
function rendered(part: string, inner: string, page: Page): [string, string] {
  const Composed = composed[part]!;
  const render = () => onPage(<Composed post={page} />, page, { footer });
  const before = render();
  filledSlots[inner] = () => <i>of the site</i>;
  return [before, render()];
}

test('an inner part of the site replaces its default inside the outer part, and nothing else changes', () => {
  for (const [part, inner, page, own, rest] of [
    ['Footer', 'Footer/Copyright', doc, '© Us', 'Blog'],
    ['Footer', 'Footer/LinkItem', doc, 'Blog</a>', 'More'],
    ['Footer', 'Footer/Links', doc, 'More', '© Us'],
    ['DocItem/Footer', 'EditThisPage', doc, 'Edit this page', 'Ada'],
    ['DocItem/Footer', 'Tag', doc, 'Tides', 'Edit this page'],
    ['DocItem/Footer', 'TagsListInline', doc, 'Tides', 'Ada'],
    ['DocItem/Footer', 'LastUpdated', doc, 'May 6, 2024', 'Tides'],
    ['DocItem/Paginator', 'PaginatorNavLink', doc, 'First', 'pagination'],
    ['TOC', 'TOCItems', doc, 'A &amp; B', 'On this page'],
    ['BlogPostItem', 'BlogPostItem/Header/Title', post, '<h1>A post</h1>', 'Captain'],
    ['BlogPostItem', 'BlogPostItem/Header/Authors', post, 'Captain', 'A post'],
    ['BlogPostItem', 'BlogPostItem/Footer', post, 'Tides', 'A post'],
  ] as const) {
    const [before, after] = rendered(part, inner, page);
    assert.ok(before.includes(own) && before.includes(rest), `${inner}: ${before}`);
    assert.not(before.includes('of the site'));
    assert.ok(after.includes('<i>of the site</i>') && after.includes(rest), `${inner}: ${after}`);
    assert.not(after.includes(own), `${inner}: ${after}`);
    delete filledSlots[inner];
  }
});

test('a part that the site wraps renders its children', () => {
  const Part = slot('EditThisPage', themeParts.EditThisPage);
  filledSlots.EditThisPage = (props) => (
    <b>
      <themeParts.EditThisPage {...props} />
    </b>
  );
  assert.match(onPage(<Part editUrl="https://example.com/x" />), /^<b><a [^>]*href="https:\/\/example.com\/x"/);
});

test('every slot of a part of a part has the viewer’s own to fall back on', () => {
  const inner = slotNames.filter((name) => composedParts.some((each) => each.inner.test(name)));
  assert.ok(inner.length > 20);
  for (const name of [...inner, ...Object.keys(otherNames)]) assert.type(themeParts[name as 'Tag'], 'function', name);
});

test('useBlogPost returns the metadata of Docusaurus’ theme', () => {
  const { metadata, isBlogPostPage } = resultOf(useBlogPost, post);
  assert.equal(
    [metadata.permalink, metadata.readingTime, metadata.authors[0]!.page, metadata.lastUpdatedBy, isBlogPostPage],
    ['/site/blog/a', 2.4, { permalink: '/site/blog/authors/ada' }, 'Ada', true],
  );
  assert.throws(() => resultOf(useBlogPost), 'useBlogPost');
  const listed = blogModule.groupBlogSidebarItemsByYear([
    { title: 'Old', permalink: '/a', date: '2022-12-31' },
    { title: 'New', permalink: '/b', date: '2024-01-01' },
  ]);
  assert.equal(
    listed.map(([year, items]) => [year, items.length]),
    [
      ['2024', 1],
      ['2022', 1],
    ],
  );
});

test('hooks for the page and its address return the shapes of Docusaurus', () => {
  const common = themeCommonModule;
  assert.equal(
    resultOf(() => common.useHomePageRoute(), doc, { home: '/site/' }),
    { path: '/site/', exact: true },
  );
  assert.is(resultOf(() => common.useSearchLinkCreator())('a b'), '/site/search?q=a%20b');
  assert.is(common.mergeSearchStrings(['?a=1', 'a=2&b=3'], 'set'), '?a=2&b=3');
  assert.equal(
    common.splitNavbarItems([{ position: 'left' }, { position: 'right' }, {}]).map((each) => each.length),
    [1, 2],
  );
  const tree = resultOf(() =>
    common.useTreeifiedTOC([
      { value: 'A', id: 'a', level: 2 },
      { value: 'B', id: 'b', level: 3 },
    ]),
  );
  assert.equal([tree[0]!.id, tree[0]!.children[0]!.id], ['a', 'b']);
  assert.is(resultOf(() => common.useQueryString('q'))[0], '');
});

test('useDoc returns the addresses of tags and neighbours, so that parts can render links', () => {
  const { metadata } = resultOf(docsModule.useDoc, doc);
  assert.equal(metadata.tags, [{ label: 'Tides', permalink: '/site/docs/tags/tides', description: undefined }]);
  assert.equal(metadata.previous, { title: 'First', permalink: '/site/docs/first' });
  // If the layout renders the title, `contentTitle` is undefined, so that a site's layout doesn't render a second
  // title.
  const titleOf = (page: DocPage) => resultOf(docsModule.useDoc, page).contentTitle;
  const { showTitle: _, ...inText } = doc;
  assert.equal([titleOf(inText), titleOf({ ...doc, showTitle: true })], ['Introduction', undefined]);
  const { TagsListInline } = themeParts;
  assert.match(onPage(<TagsListInline tags={metadata.tags as never} />), 'href="/site/docs/tags/tides"');
});

test('lists lead to the addresses that code was given, encoded once', () => {
  const permalink = '/site/docs/caf%C3%A9/a%20b';
  const tag = { label: 'Café', permalink, count: 1 };
  const listed = { id: 'a', title: 'A', permalink };
  for (const list of [
    <TagsListByLetter tags={[tag]} />,
    <BlogArchivePage archive={{ blogPosts: [{ metadata: { ...listed, date: '2024-05-06' } }] }} />,
    <DocTagDocListPage tag={{ label: 'Café', allTagsPath: permalink, unlisted: false, items: [listed] }} />,
  ])
    assert.match(onPage(list), `href="${permalink}"`);
});

test('a docs layout that wraps its children in DocItem/Content has the title once, like the viewer’s layout', () => {
  const page = { ...sampleDoc('/site/docs/a', 'Tides'), showTitle: true } as DocPage;
  const titles = () => onPage(<DocView page={page} />, page).match(/<h1>Tides/g)?.length;
  const Content = docParts['DocItem/Content'];
  assert.is(titles(), 1);
  parts['DocItem/Layout'] = ({ children }) => <Content>{children}</Content>;
  assert.is(titles(), 1);
  delete parts['DocItem/Layout'];
});

test('a link of a custom navbar item is active according to its activeBasePath and activeBaseRegex', () => {
  const render = (props: object) =>
    onPage(
      <StaticLocation value={{ pathname: '/site/docs/intro', search: '' }}>
        <NavbarNavLink className="navbar__link" label="Docs" {...props} />
      </StaticLocation>,
    );
  const isActive = (props: object) =>
    ['navbar__link--active', 'aria-current="page"'].every((part) =>
      render({ to: '/docs/intro', ...props }).includes(part),
    );
  assert.equal(
    [{}, { activeBasePath: '/docs' }, { activeBasePath: '/blog' }, { activeBaseRegex: '/int' }].map(isActive),
    [true, true, false, true],
  );
  assert.match(render({ href: 'https://a.example/' }), /href="https:\/\/a.example\/"/);
  assert.match(render({ to: '/blog', html: '<b>B</b>' }), '<b>B</b>');
});

test('theme components get a fence with the props of Docusaurus, and can parse its meta', () => {
  const given = fenceProps({
    code: 'let a;\nlet b;\n',
    language: 'js',
    title: 'a.js',
    marks: { highlight: [2], error: [2] },
    lineNumbers: 4,
    meta: 'live tide=high',
  });
  assert.is(given.children, 'let a;\nlet b;\n');
  assert.is(given.metastring, 'title="a.js" {2} showLineNumbers=4 live tide=high');
  assert.equal(given.lineClassNames, { 1: ['highlight', 'error'] });
  const { code, metastring, className } = { code: 'x\n', ...given } as Record<string, string>;
  const metadata = themeCommonModule.createCodeBlockMetadata({ code: code!, metastring, className });
  assert.equal(
    [metadata.code, metadata.language, metadata.title, metadata.lineNumbersStart, Object.keys(metadata.lineClassNames)],
    ['let a;\nlet b;', 'js', 'a.js', 4, ['1']],
  );
});

test.run();
