import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { modules } from '../../client/modules.ts';
import * as client from '../../client/index.ts';
import { useDateTimeFormat } from '../../client/common/page-hooks.ts';
import { useBaseUrlUtils } from '../../client/docusaurus/use-base-url.ts';
import { useDocusaurusContext } from '../../client/docusaurus/use-docusaurus-context.ts';
import type { BodyNode } from '../../../corpus/schema/index.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';
import { resultOf } from './wrap.tsx';

test('a hook outside of the viewer reports its name', () => {
  const needsViewer = [
    'useActiveVersion useBaseUrl useColorMode useCurrentSidebarCategory useDoc useDocById useDocsPreferredVersion',
    'useDocsSidebar useDocsVersion useLatestVersion usePageScope usePluralForm useSite useVersions',
  ].flatMap((line) => line.split(' ').map((name) => [name, modules['lectern/client']![name]] as const));
  const ofDocusaurus = [
    ['useAllDocsData', modules['@docusaurus/plugin-content-docs/client']!.useAllDocsData],
    ['useBaseUrlUtils', modules['@docusaurus/useBaseUrl']!.useBaseUrlUtils],
    ['useDocsData', modules['@docusaurus/plugin-content-docs/client']!.useDocsData],
    ['useDocusaurusContext', modules['@docusaurus/useDocusaurusContext']!.default],
    ['useThemeConfig', modules['@docusaurus/theme-common']!.useThemeConfig],
  ] as const;
  for (const [name, found] of [...needsViewer, ...ofDocusaurus]) {
    const hook = found as (argument: string) => unknown;
    const Asking = () => {
      hook('x');
      return null;
    };
    assert.throws(() => renderToStaticMarkup(<Asking />), new RegExp(`Hook ${name} is called outside of`), name);
  }
});

test('a hook of docs says so on another page', () => {
  const page = { ...sampleDoc('/site/x', 'X'), kind: 'page' as const };
  assert.throws(() => resultOf(() => client.useDoc(), page), 'Hook useDoc is called outside of a doc.');
  assert.throws(() => resultOf(() => client.useDocsVersion(), page), 'Hook useDocsVersion is called outside of docs.');
});

test('an address gets the base URL once', () => {
  const { withBaseUrl } = resultOf(() => useBaseUrlUtils());
  assert.is(withBaseUrl('/img/a.png'), '/site/img/a.png');
  assert.is(withBaseUrl('img/a.png'), '/site/img/a.png');
  assert.is(withBaseUrl('/site/img/a.png'), '/site/img/a.png');
  assert.is(withBaseUrl('/site'), '/site/');
  assert.is(withBaseUrl('/site/a', { forcePrependBaseUrl: true }), '/site/site/a');
  assert.is(withBaseUrl('/a', { absolute: true }), 'https://example.org/site/a');
  for (const url of ['', '#a', 'https://example.com/a', '//example.com/a', 'mailto:a@b.example'])
    assert.is(withBaseUrl(url), url);
});

test('useSite returns the title, the address and the custom fields of the site', () => {
  const { title, baseUrl, locale, customFields } = resultOf(() => client.useSite());
  assert.equal([title, baseUrl, locale, customFields], ['Folio', '/site/', 'en', { team: 'docs' }]);
});

test('code formats dates in the language and calendar of the site, unless it names another', () => {
  const [own] = sampleSite.locales;
  const day = new Date('2023-10-20T12:00:00.000Z');
  const inThai = (options: Intl.DateTimeFormatOptions) =>
    resultOf(() => useDateTimeFormat({ year: 'numeric', timeZone: 'UTC', ...options }), undefined, {
      locale: 'th_TH',
      locales: [{ ...own!, name: 'th_TH', calendar: 'gregory' }],
    }).format(day);
  assert.match(inThai({}), '2023');
  assert.match(inThai({ calendar: 'buddhist' }), '2566');
});

test('the site as Docusaurus describes it', () => {
  const { siteConfig, i18n } = resultOf(() => useDocusaurusContext());
  assert.is(siteConfig.title, 'Folio');
  assert.is(siteConfig.tagline, 'A site to try the viewer with');
  assert.equal(siteConfig.customFields, { team: 'docs' });
  assert.equal(siteConfig.themeConfig.colorMode, {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  });
  assert.is(i18n.currentLocale, 'en');
});

test('useDocusaurusContext returns the versions of the site and of Lectern', () => {
  const metadata = (differences: object) => resultOf(() => useDocusaurusContext(), undefined, differences).siteMetadata;
  const generator = { name: 'lectern', version: '1.2.3' };
  const plugin = { type: 'package', ...generator };
  assert.equal(metadata({ generator, version: '4.5.6', pwa: { strategies: [], debug: false }, search: undefined }), {
    docusaurusVersion: '3.0.0-rc.0',
    siteVersion: '4.5.6',
    pluginVersions: {
      'docusaurus-plugin-content-docs': plugin,
      'docusaurus-plugin-content-blog': plugin,
      'docusaurus-plugin-content-pages': plugin,
      'docusaurus-plugin-pwa': plugin,
      'docusaurus-theme-classic': plugin,
    },
  });
  assert.equal(metadata({ generator: undefined, version: undefined }), {
    docusaurusVersion: '3.0.0-rc.0',
    siteVersion: undefined,
    pluginVersions: {},
  });
});

test('usePageScope returns the values that expressions of content may use', () => {
  const { props, toc, metadata } = resultOf(() => client.usePageScope());
  assert.equal(props, {});
  assert.equal(toc, [
    { value: 'A &amp; B', id: 'a', level: 2 },
    { value: '<code>x</code> y', id: 'b', level: 3 },
  ]);
  assert.is(metadata.title, 'Introduction');
  assert.is(metadata.permalink, '/site/docs/intro');
  assert.is(metadata.version, '2.0');
});

test('the form of a message that belongs to a number', () => {
  const { selectMessage } = resultOf(() => client.usePluralForm());
  assert.is(selectMessage(1, 'one post|{count} posts'), 'one post');
  assert.is(selectMessage(0, 'one post|{count} posts'), '{count} posts');
  assert.is(selectMessage(5, 'post'), 'post');
});

test('where a page comes from', () => {
  const useRouteContext = modules['@docusaurus/useRouteContext']!.default as () => { plugin: object };
  assert.equal(resultOf(useRouteContext).plugin, { name: 'docusaurus-plugin-content-docs', id: 'default' });
});

test('code for Docusaurus gets HTML of the config as a string, without theme settings that the viewer does not render', () => {
  const useThemeConfig = modules['@docusaurus/theme-common']!.useThemeConfig as () => Record<string, unknown>;
  const element = (
    tagName: string,
    properties: Record<string, string | string[]>,
    ...children: BodyNode[]
  ): BodyNode => ({
    type: 'element',
    tagName,
    properties,
    children,
  });
  const text = (value: string): BodyNode => ({ type: 'text', value });
  const copyright = [
    text('© Us & "them" '),
    element('a', { href: '/site/x', className: ['a', 'b'], style: 'color: red', onClick: 'x()' }, text('<in>')),
    element('br', {}),
    element('a', { href: 'javascript:x()' }, text('out')),
    element('script', {}, text('x()')),
  ];
  const { footer, announcementBar } = resultOf(useThemeConfig, undefined, {
    footer: {
      style: 'dark',
      columns: [{ title: 'More', items: [{ body: [element('b', {}, text('B'))] }] }],
      copyright,
    },
    announcement: { id: 'a', body: [text('News')], isCloseable: true },
  }) as { footer: { copyright: string; links: { items: { html: string }[] }[] }; announcementBar: { content: string } };
  assert.is(
    footer.copyright,
    '© Us &amp; &quot;them&quot; <a href="/site/x" class="a b" style="color: red">&lt;in></a><br><a>out</a>',
  );
  assert.is(footer.links[0]!.items[0]!.html, '<b>B</b>');
  assert.is(announcementBar.content, 'News');
});

test.run();
