import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inDevelopment } from '../../../compiler/config/in-development.ts';
import { settings } from '../../../compiler/extensions/config/read-config.ts';
import { parseConfig } from '../../../compiler/config/parse-config.ts';
import { markedModules } from '../config/markdown-plugins.ts';
import { placeholderMark } from '../../../compiler/project/modules/placeholder.ts';
import { nothingMade } from '../plugins/made-by-plugins.ts';
import { siteHtml } from '../../../compiler/emit/site-html.ts';
import { translateConfig } from '../config/translate-config.ts';

const base = { title: 'Site', url: 'https://example.org', baseUrl: '/' };

function translate(more: object) {
  const { config, notices } = translateConfig({ ...base, ...more }, '/site', settings);
  return { config: parseConfig(config, 'docusaurus.config.js'), notices: notices.map(({ key }) => key) };
}

test('the classic preset has docs, blog, pages and a sitemap, and each of them can be switched off', () => {
  const all = translate({ presets: ['classic'] }).config;
  assert.equal([all.docs[0]!.path, all.blog[0]!.path, all.pages[0]!.path], ['docs', 'blog', 'src/pages']);
  const few = translate({ presets: [['@docusaurus/preset-classic', { blog: false, pages: false, sitemap: false }]] });
  assert.equal([few.config.docs.length, few.config.blog.length, few.config.pages.length], [1, 0, 0]);
  assert.is(few.config.sitemap, false);
  assert.equal(few.notices, []);
});

test('lists of posts have no title, and docs of the last version have a badge, as in Docusaurus', () => {
  const { docs, blog } = translate({ presets: ['classic'] }).config;
  assert.equal([docs[0]!.lastVersionBadge, blog[0]!.showListTitle], [true, false]);
});

test('a page without a description is described by its first line, as in Docusaurus', () => {
  assert.is(translate({}).config.markdown.descriptions, 'line');
});

test('a list of excluded files replaces the default list, so names that start with an underscore are pages', () => {
  const options = { docs: { exclude: ['drafts/**'] }, pages: { exclude: [] } };
  const { docs, blog, pages } = translate({ presets: [['classic', options]] }).config;
  assert.equal([docs[0]!.partials, blog[0]!.partials, pages[0]!.partials], [false, true, false]);
});

test("style sheets are named relative to the site's folder, unless they are outside of it", () => {
  const theme = { customCss: ['/site/src/a.css', '@site/b.css', './c.css', '/src/d.css'] };
  const { config } = translate({ presets: [['classic', { theme }]] });
  assert.equal(config.themeConfig.customCss, ['src/a.css', 'b.css', 'c.css', '/src/d.css']);
});

test('Algolia settings without an application, which early versions of Docusaurus allowed, are left out', () => {
  const algolia = { apiKey: 'a', indexName: 'site' };
  const old = translate({ themeConfig: { algolia } });
  assert.equal([old.config.themeConfig.algolia, old.notices], [undefined, ['themeConfig.algolia']]);
  const whole = translate({ themeConfig: { algolia: { ...algolia, appId: 'b' } } });
  assert.equal([whole.config.themeConfig.algolia?.appId, whole.notices], ['b', []]);
});

test('without presets and plugins, only content in the config exists', () => {
  const { config } = translate({ plugins: [['content-pages', { path: 'pages' }], false, null] });
  assert.equal([config.docs.length, config.blog.length, config.pages[0]!.path], [0, 0, 'pages']);
});

test('plugins are recognized by name, short name and path, and may have several instances', () => {
  const { config, notices } = translate({
    presets: [['classic', { docs: { sidebarPath: '/site/sidebars.js' }, blog: false }]],
    plugins: [
      ['@docusaurus/plugin-content-docs', { id: 'api', path: '../api', routeBasePath: 'api', sidebarPath: false }],
      ['/site/node_modules/@docusaurus/plugin-content-blog/lib/index.js', { id: 'news', path: 'news' }],
      ['client-redirects', { redirects: [{ from: '/a', to: '/b' }], fromExtensions: ['html'] }],
      ['@docusaurus/plugin-ideal-image', { max: 800, size: 3, disableInDev: false }],
    ],
  });
  assert.equal(
    config.docs.map(({ id, path, sidebarPath }) => [id, path, sidebarPath]),
    [
      ['default', 'docs', 'sidebars.js'],
      ['api', '../api', false],
    ],
  );
  assert.is(config.blog[0]!.path, 'news');
  assert.equal(config.redirects.redirects, [{ from: ['/a'], to: '/b' }]);
  assert.is((config.images as { max: number }).max, 800);
  assert.equal(notices, []);
});

test("the title of a local search page lacks the site's title if the plugin's does", () => {
  const titled = (theme: string) =>
    (translate({ themes: [theme] }).config.search as { siteInTitle: boolean }).siteInTitle;
  assert.equal(['docusaurus-lunr-search', '@easyops-cn/docusaurus-search-local'].map(titled), [true, false]);
});

test('code may load scripts from other hosts, as in Docusaurus, even from addresses without a scheme', () => {
  // In a content security policy, `http:` also allows https.
  assert.equal((translate({}).config.csp as { scripts: string[] }).scripts, ['http:']);
});

test("numbers of the image plugin are clamped to Lectern's limits", () => {
  const images = { quality: 79.6, min: 1, max: Number.MAX_SAFE_INTEGER, steps: 40 };
  const { config, notices } = translate({ plugins: [['ideal-image', images]] });
  const { quality, min, max, steps } = config.images as unknown as typeof images;
  assert.equal([quality, min, max, steps, notices], [80, 16, 8192, 12, []]);
});

test('problems that Docusaurus only warns about do not fail a compile', () => {
  assert.equal(translate({}).config.rules, {
    'unknown-admonition': 'warn',
    'empty-link': 'warn',
    'blog-date': 'warn',
    'date-beyond-month': 'warn',
    'text-too-long': 'warn',
    'symlink-outside': 'warn',
  });
});

test('if pages of a plugin are left out, broken links are at most warnings', () => {
  const links = (onBrokenLinks?: string) =>
    translateConfig({ ...base, ...(onBrokenLinks && { onBrokenLinks }) }, '/site', settings, {
      ...nothingMade(),
      lacking: new Set(['api-docs', 'stories']),
    });
  const { config, notices } = links();
  assert.is(config.onBrokenLinks, 'warn');
  assert.match(notices[0]!.message, /links can lead to pages of ignored plugins, api-docs, stories/);
  assert.is(links('ignore').config.onBrokenLinks, 'ignore');
  assert.is(translate({}).config.onBrokenLinks, 'error');
});

test('hooks for broken Markdown links and images set the severity; a function means a warning', () => {
  const hooks = (more: object) => translate({ markdown: { hooks: more } });
  assert.is(hooks({ onBrokenMarkdownImages: 'ignore' }).config.rules?.['missing-image'], 'ignore');
  const { config, notices } = hooks({ onBrokenMarkdownLinks: () => '/', onBrokenMarkdownImages: () => '/' });
  assert.equal([config.onBrokenMarkdownLinks, config.rules?.['missing-image']], ['warn', 'warn']);
  assert.equal(notices, ['markdown.hooks.onBrokenMarkdownLinks', 'markdown.hooks.onBrokenMarkdownImages']);
});

test('code themes are carried over, and an invalid one is left out with a notice', () => {
  const theme = { plain: { color: '#111' }, styles: [{ types: ['keyword'], style: { color: 'red' } }] };
  const { config, notices } = translate({ themeConfig: { prism: { theme, darkTheme: () => theme } } });
  assert.equal([config.themeConfig.prism.theme, config.themeConfig.prism.darkTheme], [theme, undefined]);
  assert.equal(notices, ['themeConfig.prism.darkTheme']);
});

test('a code theme from a package that is not installed is left out for that reason', () => {
  const theme = Object.assign(() => undefined, { [Symbol.for(placeholderMark)]: true });
  const messageOf = (given: unknown) =>
    translateConfig({ ...base, themeConfig: { prism: { theme: given } } }, '/site', settings).notices.map(
      ({ message }) => message,
    );
  assert.match(
    messageOf(theme).join(),
    /^left out: the package of this theme, such as prism-react-renderer, is not installed$/,
  );
  assert.match(messageOf(() => ({})).join(), /^left out: the value is not a theme of prism-react-renderer$/);
});

test('plugins with built-in features are no longer plugins', () => {
  const modules = markedModules;
  const [math, katex, npm2yarn] = ['remark-math', 'rehype-katex', '@docusaurus/remark-plugin-npm2yarn'].map(
    (name) => modules[name],
  );
  const own = () => () => {};
  const { config } = translate({
    presets: [
      ['classic', { docs: { remarkPlugins: [math, [npm2yarn, { sync: true }], own], rehypePlugins: [[katex, {}]] } }],
    ],
  });
  assert.is(config.markdown.math, true);
  assert.is(config.markdown.npm2yarn.sync, true);
  assert.equal(config.docs[0]!.remarkPlugins, [own]);
  assert.equal(config.docs[0]!.rehypePlugins, []);
});

test('a Markdown plugin that is a promise is ignored, as in Docusaurus 2, with a notice', () => {
  const own = () => () => {};
  const docs = { remarkPlugins: [Promise.resolve(own), own, { plugins: [own] }] };
  const { config, notices } = translate({ presets: [['classic', { docs }]] });
  assert.equal(config.docs[0]!.remarkPlugins, [own, { plugins: [own] }]);
  assert.equal(notices, ['presets[0].docs.remarkPlugins[0]']);
});

test("only left-out or changed settings have a notice, with the key in the site's config", () => {
  const { config, notices } = translate({
    future: { v4: true },
    organizationName: 'us',
    ssrTemplate: '<html>',
    customFields: { year: 2026, now: undefined, make: () => 1 },
    markdown: { mermaid: true, hooks: { onBrokenMarkdownLinks: 'throw' } },
    themes: ['@docusaurus/theme-mermaid', '@easyops-cn/docusaurus-search-local'],
    plugins: ['docusaurus-plugin-unheard-of', function inline() {}],
    presets: [['classic', { blog: { feedOptions: { type: 'rss', xslt: true, createFeedItems: () => [] } } }]],
    themeConfig: { prism: { theme: { plain: {} }, additionalLanguages: ['php'] }, zoom: { selector: 'img' } },
  });
  assert.equal(notices.sort(), [
    'customFields.make',
    'plugins[0] (docusaurus-plugin-unheard-of)',
    'plugins[1] (inline)',
    'presets[0].blog.feedOptions.createFeedItems',
    'ssrTemplate',
    'themes[1] (@easyops-cn/docusaurus-search-local)',
  ]);
  assert.equal(config.customFields, { year: 2026 });
  assert.is(config.onBrokenMarkdownLinks, 'error');
  assert.equal(config.themeConfig.custom, { zoom: { selector: 'img' } });
  assert.equal(config.themeConfig.prism.additionalLanguages, ['php']);
});

test('default values of Docusaurus have no notice', () => {
  const options = (list: string, isEdited: boolean) => ({
    presets: [['classic', { blog: { blogListComponent: list, editLocalizedFiles: isEdited } }]],
  });
  assert.equal(translate(options('@theme/BlogListPage', false)).notices, []);
  assert.equal(translate(options('@theme/Tide', true)).notices, [
    'presets[0].blog.blogListComponent',
    'presets[0].blog.editLocalizedFiles',
  ]);
});

test('a function that reads front matter is carried over', () => {
  const parseFrontMatter = () => ({});
  const { config, notices } = translate({ markdown: { parseFrontMatter } });
  assert.is((config.markdown as { parseFrontMatter?: unknown }).parseFrontMatter, parseFrontMatter);
  assert.equal(notices, []);
});

test('a function that rewrites files receives absolute paths', () => {
  const { config } = translate({ markdown: { preprocessor: ({ filePath }: { filePath: string }) => filePath } });
  const { preprocessor } = config.markdown as unknown as { preprocessor(call: object): string };
  assert.is(preprocessor({ filePath: 'docs/a.md', fileContent: '' }), '/site/docs/a.md');
});

test("a navbar without a logo has none, not even Lectern's", () => {
  const logo = { src: 'a.svg' };
  const markOf = (navbar: object) => translate({ themeConfig: { navbar } }).config.themeConfig.navbar.mark;
  assert.equal([markOf({ title: 'A' }), markOf({ logo })], [false, false]);
});

test('items of the navbar are on the left by default', () => {
  const items = [
    { to: '/a', label: 'A' },
    { type: 'search', position: 'right' },
    { type: 'search', position: undefined },
  ];
  const { config } = translate({ themeConfig: { navbar: { items } } });
  assert.equal(
    config.themeConfig.navbar.items.map(({ position }) => position),
    ['left', 'right', 'left'],
  );
});

test('locales and their settings are carried over', () => {
  const { config, notices } = translate({
    i18n: {
      path: 'i18n',
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: { fr: { label: 'Français', baseUrl: '/fr/', url: 'https://fr.example.org', translate: true } },
    },
    presets: ['classic'],
  });
  const { label, url, baseUrl, translate: isRead } = config.i18n.localeConfigs.fr!;
  assert.equal([label, url, baseUrl, isRead], ['Français', 'https://fr.example.org', '/fr/', true]);
  assert.equal([config.i18n.path, config.i18n.locales, notices], ['i18n', ['en', 'fr'], []]);
});

test('settings of locales that the site does not have are left out, as in Docusaurus', () => {
  const localeConfigs = { fr: { label: 'Français' }, de: { label: 'Deutsch' } };
  const { config } = translate({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs } });
  assert.equal(Object.keys(config.i18n.localeConfigs), ['fr']);
});

test('elements on every page are carried over, and analytics plugins become such elements', () => {
  const { config, notices } = translate({
    presets: [['classic', { gtag: { trackingID: ['G-1', '</script>'], anonymizeIP: true } }]],
    plugins: [['google-tag-manager', { containerId: 'GTM-1' }]],
    headTags: [{ tagName: 'meta', attributes: { name: 'harbour', content: 'yes' } }],
    scripts: ['/a.js', { src: '/b.js', async: true }],
    stylesheets: ['/a.css'],
    clientModules: ['./src/run.js', null],
  });
  assert.equal(notices, []);
  assert.equal(
    [config.scripts, config.stylesheets, config.clientModules],
    [['/a.js', { src: '/b.js', async: true }], ['/a.css'], ['./src/run.js']],
  );
  const html = siteHtml(config).head.join('\n');
  for (const part of [
    'src="https://www.googletagmanager.com/gtag/js?id=G-1"',
    `gtag('config', "G-1", { 'anonymize_ip': true });`,
    `gtag('config', "\\u003c/script>", { 'anonymize_ip': true });`,
    'src="https://www.googletagmanager.com/gtm.js?id=GTM-1"',
    '<meta name="harbour" content="yes">',
    '<script src="/b.js" async></script>',
    '<link rel="stylesheet" href="/a.css">',
  ])
    assert.ok(html.includes(part), part);
  assert.equal(
    inDevelopment(config).headTags.map((tag) => typeof tag === 'object' && tag.tagName),
    ['meta'],
  );
});

test.run();
