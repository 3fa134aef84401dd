// Tests theme components for whole pages and layouts, which a site can replace or wrap.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newReader, openServedSite } from './served-site.ts';

const wrap = (name: string, className: string) =>
  `import Own from '@theme-original/${name}';\nexport default (props) => <div className="${className}"><Own {...props} /></div>;`;

const site = {
  'lectern.config.json': JSON.stringify({ title: 'Whole pages', baseUrl: '/whole/' }),
  'docs/index.mdx':
    '---\ntags: [ebb]\n---\n\n# Start\n\n:::note\n\nPlain.\n\n:::\n\n:::tip\n\nHigh.\n\n:::\n\n## Below\n',
  'docs/more/_category_.json': '{ "link": { "type": "generated-index", "slug": "cards" } }',
  'docs/more/a.md': '# A\n',
  'blog/2024-05-06-a.md':
    '---\ntags: [flow]\nimage: /img/a.png\n---\n\n# A post\n\nFirst.\n\n<!-- truncate -->\n\nRest.\n\n## Part\n',
  'blog/2023-05-06-b.md': '---\nhue: blue\n---\n\n# Another\n',
  'src/pages/about.md': '# About\n\nUs.\n',
  'static/img/a.png': '',
  'src/theme/BlogListPage.jsx': `import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import { ThemeClassNames, HtmlClassNameProvider } from '@docusaurus/theme-common';
import { useBlogMetadata } from '@docusaurus/plugin-content-blog/client';
export default ({ items, metadata, sidebar }) => (
  <HtmlClassNameProvider className={ThemeClassNames.page.blogListPage}>
    <SearchMetadata tag="blog_posts_list" />
    <BlogLayout sidebar={sidebar}>
      <h1 className="own-list">{useBlogMetadata().blogTitle}, {metadata.totalCount} posts, {sidebar.items.length} beside</h1>
      {items.map(({ content: { metadata, frontMatter, assets } }) => (
        <p className="own-entry" key={metadata.permalink}>{[metadata.title, frontMatter.hue, assets.image].join()}</p>
      ))}
      <BlogListPaginator metadata={metadata} />
    </BlogLayout>
  </HtmlClassNameProvider>
);`,
  'src/theme/BlogLayout/index.jsx': `import Layout from '@theme/Layout';
import BlogSidebar from '@theme/BlogSidebar';
export default ({ sidebar, toc, children, ...rest }) => (
  <Layout {...rest}>
    <div className="own-blog"><BlogSidebar sidebar={sidebar} /><main>{children}</main>{toc && <div className="own-contents">{toc}</div>}</div>
  </Layout>
);`,
  'src/theme/BlogPostPage.jsx': wrap('BlogPostPage', 'own-post'),
  'src/theme/BlogTagsPostsPage.jsx': `export default ({ tag, items }) => <b className="own-tag">{tag.label}: {items.length} of {tag.count}</b>;`,
  'src/theme/BlogArchivePage.jsx': `export default ({ archive }) => <b className="own-archive">{archive.blogPosts.map(({ metadata }) => metadata.title).join()}</b>;`,
  'src/theme/DocTagDocListPage.jsx': wrap('DocTagDocListPage', 'own-tag-docs'),
  'src/theme/DocCategoryGeneratedIndexPage.jsx': wrap('DocCategoryGeneratedIndexPage', 'own-category'),
  'src/theme/DocRoot/Layout/index.jsx': wrap('DocRoot/Layout', 'own-root-layout'),
  'src/theme/DocRoot/Layout/Main.jsx': wrap('DocRoot/Layout/Main', 'own-main'),
  'src/theme/DocsRoot.jsx': `import renderRoutes from '@docusaurus/renderRoutes';
export default ({ route }) => <div className="own-docs">{renderRoutes(route?.routes)}</div>;`,
  'src/theme/MDXPage.jsx': `import Layout from '@theme/Layout';
export default ({ content: Content }) => <Layout><main className="own-page" title={Content.metadata.title}><Content /></main></Layout>;`,
  'src/theme/MDXContent.jsx': wrap('MDXContent', 'own-content'),
  'src/theme/Admonition/Icon/Note.jsx': `export default () => <svg className="own-icon" />;`,
  'src/theme/Admonition/Type/Tip.jsx': wrap('Admonition/Type/Tip', 'own-tip'),
  'src/theme/DocBreadcrumbs/Items/Home.jsx': `export default () => <li className="own-home" />;`,
  'src/theme/TOCItems/Tree.jsx': `export default ({ toc }) => <ol className="own-tree">{toc.map(({ id }) => <li key={id}>{id}</li>)}</ol>;`,
};

test('the site replaces whole pages and their layouts', async () => {
  const own = await openServedSite('/whole/');
  try {
    await own.publish(site);
    const { context, page, console: messages } = await newReader(own.browser);
    for (const [address, selectors] of Object.entries({
      docs: [
        '.own-docs .own-root-layout .doc-frame > .sidebar .menu-link',
        '.own-root-layout .own-main main .prose .own-content p',
        '.own-content .admonition-note .own-icon',
        '.own-content .own-tip .admonition-tip .admonition-title .lectern-icon',
        '.toc .own-tree li:has-text("below")',
      ],
      'docs/more/a': ['.breadcrumbs .own-home + li:has-text("more")'],
      'docs/cards': ['.own-docs .own-root-layout .own-main .own-category .card-grid .card'],
      'docs/tags/ebb': ['.own-docs .own-tag-docs .tag-docs .card'],
      blog: [
        '.own-blog h1.own-list:text("Blog, 2 posts, 2 beside")',
        '.own-blog .own-entry:text("A post,,/img/a.png")',
        '.own-blog .own-entry:text("Another,blue,")',
        '.own-blog .sidebar .menu-link',
      ],
      'blog/2024/05/06/a': [
        '.own-post .own-blog article.post .own-content h2#part',
        '.own-post .own-contents .toc a',
        '.own-post .pagination-link.is-next',
      ],
      'blog/tags/flow': ['.own-tag:text("flow: 1 of 1")'],
      'blog/archive': ['.own-archive:text("A post,Another")'],
      about: ['main.own-page[title=About] .own-content p'],
    })) {
      await page.goto(new URL(address, own.url).href);
      for (const selector of selectors) await page.waitForSelector(selector, { state: 'attached' });
      assert.is(
        await page.locator('main').count(),
        address.includes('tags/flow') || address.includes('archive') ? 0 : 1,
        address,
      );
    }
    await page.goto(new URL('docs', own.url).href);
    await page.click('.navbar a[href="/whole/blog"]').catch(() => page.goto(new URL('blog', own.url).href));
    await page.waitForSelector('.own-list');
    assert.equal(messages, []);
    await context.close();
  } finally {
    await own.close();
  }
});

test.run();
