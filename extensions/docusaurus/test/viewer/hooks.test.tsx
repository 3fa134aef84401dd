import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../../corpus/schema/index.ts';
import { RenderCode } from '../../../../viewer/body/component.ts';
import { renderNodes } from '../../../../viewer/body/render-nodes.tsx';
import { builtInExtensions } from '../../../../viewer/code/built-in-extensions.ts';
import { loadClientExtensions } from '../../../../viewer/code/client-extensions.ts';
import { createRenderCode } from '../../../../viewer/code/render-code.tsx';
import { onPage, resultOf } from '../../../../viewer/test/client/wrap.tsx';
import { c } from '../../../../viewer/test/corpus/nodes.ts';
import { sampleDoc } from '../../../../viewer/test/corpus/sample-corpus.ts';
import { sampleSite } from '../../../../viewer/test/corpus/sample-site.ts';
import { useDateTimeFormat } from '../../viewer/common/page-hooks.ts';
import { useDocusaurusContext } from '../../viewer/core/use-docusaurus-context.ts';
import { modules } from '../../viewer/modules.ts';

type Props = Record<string, unknown>;

test('a hook outside of the viewer reports its name', () => {
  const hooks = {
    useAllDocsData: modules['@docusaurus/plugin-content-docs/client']!.useAllDocsData,
    useBaseUrlUtils: modules['@docusaurus/useBaseUrl']!.useBaseUrlUtils,
    useDocsData: modules['@docusaurus/plugin-content-docs/client']!.useDocsData,
    useDocusaurusContext: modules['@docusaurus/useDocusaurusContext']!.default,
    useThemeConfig: modules['@docusaurus/theme-common']!.useThemeConfig,
  };
  for (const [name, found] of Object.entries(hooks)) {
    const hook = found as () => unknown;
    const Asking = () => {
      hook();
      return null;
    };
    assert.throws(() => renderToStaticMarkup(<Asking />), new RegExp(`Hook ${name} is called outside of`), name);
  }
});

test('a page that is a module gets the config of the site and the location', async () => {
  builtInExtensions.docusaurus = () => import('../../viewer/docusaurus.ts');
  await loadClientExtensions(['docusaurus']);
  const Home = ({ config, location, match, history }: Record<'config' | 'location' | 'match' | 'history', Props>) => (
    <p>{[config.title, location.pathname, match.url, typeof history.push].join()}</p>
  );
  const node = { ...c('Home'), code: { module: 0, export: 'default' } };
  const rendered = createRenderCode([{ href: '/site/assets/home.js', exports: { default: Home } }]);
  const page = sampleDoc('/site/docs/code', 'Code', { body: { type: 'root', children: [node] } });
  assert.is(onPage(<RenderCode value={rendered}>{renderNodes([node])}</RenderCode>, page), '<p>Folio,/,/,function</p>');
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

test('useDocusaurusContext returns the site in the format of Docusaurus', () => {
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

test('useRouteContext returns the plugin and the instance of the page', () => {
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
