import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { modules } from '../../client/modules.ts';
import * as client from '../../client/index.ts';
import { useBaseUrlUtils } from '../../client/common/use-base-url.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { resultOf } from './wrap.tsx';

test('a hook outside of the viewer reports its name', () => {
  const needsViewer = [
    'useActiveVersion useBaseUrl useColorMode useCurrentSidebarCategory useDoc useDocById useDocsPreferredVersion',
    'useDocsSidebar useDocsVersion useLatestVersion usePageScope usePluralForm useSite useVersions',
  ].flatMap((line) => line.split(' ').map((name) => [name, modules['lectern/client']![name]] as const));
  for (const [name, found] of needsViewer) {
    const hook = found as (argument: string) => unknown;
    const Asking = () => {
      hook('x');
      return null;
    };
    assert.throws(() => renderToStaticMarkup(<Asking />), new RegExp(`Hook ${name} is called outside of`), name);
  }
});

test('a docs hook on another page throws an error with its name', () => {
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

test('usePluralForm selects the plural form for a number', () => {
  const { selectMessage } = resultOf(() => client.usePluralForm());
  assert.is(selectMessage(1, 'one post|{count} posts'), 'one post');
  assert.is(selectMessage(0, 'one post|{count} posts'), '{count} posts');
  assert.is(selectMessage(5, 'post'), 'post');
});

test.run();
