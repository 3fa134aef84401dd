// Tests that each theme component that a site replaces is rendered at the position of the component that it replaces.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allReaders, visitAll } from '../../../scripts/hydration/visit.ts';
import { newReader, openServedSite } from './served-site.ts';

const wrap = (name: string, className: string) =>
  `import Own from '@theme-original/${name}';\nexport default (props) => <div className="${className}"><Own {...props} /></div>;`;

const inner = {
  'lectern.config.json': JSON.stringify({
    title: 'Inner',
    baseUrl: '/inner/',
    themeConfig: { navbar: { items: [{ label: 'Tides', to: '/docs' }] } },
  }),
  'docs/index.mdx':
    '# Start\n\nA [link](./more/index.md).\n\n:::tip\n\nInside.\n\n:::\n\n:::note\n\nPlain.\n\n:::\n\n```js title="a.js" {1} tide=high\nlet a;\n```\n\n<Tabs>\n<TabItem value="a" label="Ebb">\n\nLow.\n\n</TabItem>\n<TabItem value="b" label="Flood">\n\nHigh.\n\n</TabItem>\n</Tabs>\n\n<TOCInline />\n\n## Below\n',
  'blog/2024-05-06-a.md': '# A post\n',
  'blog/2023-05-06-b.md': '---\nslug: überall\n---\n\n# Another\n',
  'docs/more/_category_.json': '{ "link": { "type": "generated-index", "slug": "cards" } }',
  'docs/more/index.md': '# More\n',
  'src/theme/Admonition/Types.jsx': `import Types from '@theme-original/Admonition/Types';
export default { ...Types, tip: ({ children }) => <aside className="own-tip">{children}</aside> };`,
  'src/theme/MDXComponents/A.jsx': `export default ({ href, children }) => <a className="own-link" href={href}>{children}</a>;`,
  'src/theme/DocItem.jsx': `import DocItem from '@theme-original/DocItem';
export default (props) => <div className="own-doc" data-title={props.content.contentTitle}><DocItem {...props} /></div>;`,
  'src/theme/DocCard.jsx': wrap('DocCard', 'own-card'),
  'src/theme/DocSidebar.jsx': wrap('DocSidebar', 'own-sidebar'),
  'src/theme/Layout.jsx': wrap('Layout', 'own-layout'),
  'src/theme/DocItem/Metadata.jsx': `import Head from '@docusaurus/Head';
export default () => <Head><title>Of the site</title></Head>;`,
  'src/theme/DocSidebar/Mobile.jsx': `import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
const Pane = ({ sidebar, path }) => <b className="own-pane">{sidebar.length} at {path}</b>;
export default (props) => <NavbarSecondaryMenuFiller component={Pane} props={props} />;`,
  'src/theme/BlogSidebar/Content.jsx': `export default ({ items, ListComponent }) => <div className="own-posts" data-date={items[0].date}><ListComponent items={items} /></div>;`,
  'src/theme/Heading.jsx': `export default ({ as: As, id, children }) => <As className="own-heading" id={id}>{children}</As>;`,
  'src/theme/Tabs.jsx': `import Tabs from '@theme-original/Tabs';
import { Children } from 'react';
export default ({ children, ...props }) => <div className="own-tabs" data-labels={Children.map(children, ({ props }) => props.label).join()}><Tabs {...props}>{children}</Tabs></div>;`,
  'src/theme/TOCInline.jsx': wrap('TOCInline', 'own-toc-inline'),
  'src/theme/TOC.jsx': `import Own from '@theme-original/TOC';
export default (props) => <><b className="own-title">Contents</b><Own {...props} /></>;`,
  'src/theme/CodeBlock/index.jsx': `import CodeBlock from '@theme-original/CodeBlock';
export default (props) => <div className="own-block" data-given={[props.className, props.metastring, props.children].join()}><CodeBlock {...props} /></div>;`,
  'src/theme/CodeBlock/Layout.jsx': `import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Buttons from '@theme/CodeBlock/Buttons';
export default () => { const { metadata } = useCodeBlockContext(); return <Container as="div" className="own-layout-of-code"><b>{metadata.title} in {metadata.language}</b><Content /><Buttons /></Container>; };`,
  'src/theme/CodeBlock/Line/Token.jsx': `export default ({ line, token, ...props }) => <i {...props} />;`,
  'src/theme/Navbar/Content.jsx': wrap('Navbar/Content', 'own-content'),
  'src/theme/Navbar/MobileSidebar/Header.jsx': wrap('Navbar/MobileSidebar/Header', 'own-head'),
  'src/theme/NavbarItem/DefaultNavbarItem.jsx': wrap('NavbarItem/DefaultNavbarItem', 'own-item'),
};

test('inner parts are replaced in place, also in the menu of narrow screens', async () => {
  const own = await openServedSite('/inner/');
  try {
    await own.publish(inner);
    const paths = ['docs', 'docs/cards', 'blog/2024/05/06/a'].map((path) => `/inner/${path}`);
    for (const reader of allReaders({}).filter(({ colorScheme }) => colorScheme === 'light'))
      assert.equal(
        await visitAll(own.browser, own.url, paths, reader),
        [],
        'they are taken over as they stand in the HTML',
      );
    const { context, page, console: messages } = await newReader(own.browser);
    await page.goto(new URL('docs', own.url).href);
    for (const selector of [
      '.own-doc[data-title=Start] .prose',
      '.own-doc .own-tip p',
      '.own-doc .admonition p',
      '.own-doc p > .own-link',
      '.own-sidebar .menu-link',
      '.own-layout .own-doc',
      'h2.own-heading#below',
      '.own-tabs[data-labels="Ebb,Flood"] [role=tab]',
      '.own-toc-inline .toc-inline a[href$="#below"]',
      '.own-block .own-layout-of-code.code-frame b:text("a.js in js")',
      '.own-layout-of-code .line.marked i.token.keyword',
      '.own-layout-of-code button',
      '.doc > .doc-column + .toc-column > .own-title + .toc',
      '.navbar .own-content .navbar-row .own-item .navbar-link',
    ])
      await page.waitForSelector(selector);
    assert.match(
      (await page.getAttribute('.own-block', 'data-given'))!,
      /^language-js,title="a.js" \{1\} tide=high,let a;/,
    );
    await page.waitForFunction(() => document.title === 'Of the site');
    await page.goto(new URL('blog/2024/05/06/a', own.url).href);
    await page.waitForSelector(
      '.own-layout .own-posts[data-date^="2024-05-06"] .menu-link[href="/inner/blog/%C3%BCberall"]',
    );
    await page.goto(new URL('docs/cards', own.url).href);
    await page.waitForSelector('.card-grid .own-card .card');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.click('.own-content .navbar-toggle');
    await page.waitForSelector('.side-menu-head .own-head .brand');
    await page.waitForSelector('.side-menu .own-pane:text("at /inner/docs/cards")');
    await page.click('.side-menu-back');
    await page.waitForSelector('.side-menu .own-item .menu-link');
    assert.equal(messages, []);
    await context.close();
  } finally {
    await own.close();
  }
});

test('a part and a component that need a browser render after their neighbours, which hydrate unchanged', async () => {
  const own = await openServedSite('/late/');
  try {
    await own.publish({
      'lectern.config.json': JSON.stringify({
        title: 'Late',
        baseUrl: '/late/',
        themeConfig: { navbar: { items: [] } },
      }),
      'docs/index.mdx':
        "import { Calm, Wide } from './boats.jsx';\n\n# Start\n\n<Calm>One.</Calm>\n\n<Wide>Inside.</Wide>\n",
      'docs/boats.jsx': `export const Calm = ({ children }) => <section className="calm">{children}</section>;
export const Wide = ({ children }) => <section className="wide" data-width={window.innerWidth}>{children}</section>;`,
      'src/theme/Footer.jsx': `export default () => <p className="own-footer">{window.location.pathname}</p>;`,
      'src/theme/Navbar/Content.jsx': wrap('Navbar/Content', 'own-content'),
    });
    const html = await (await fetch(new URL('docs', own.url))).text();
    for (const text of ['own-content', 'class="calm"', 'Inside.']) assert.match(html, text);
    for (const text of ['own-footer', 'class="wide"']) assert.not.match(html, text);
    const [reader] = allReaders({});
    assert.equal(await visitAll(own.browser, own.url, ['/late/docs'], reader!, { mayMove: () => true }), []);
    const { context, page, console: messages } = await newReader(own.browser);
    await page.goto(new URL('docs', own.url).href);
    await page.waitForSelector('.own-footer:text("/late/docs")');
    await page.waitForSelector('.wide[data-width]:text("Inside.")');
    assert.equal(messages, []);
    await context.close();
  } finally {
    await own.close();
  }
});

test.run();
