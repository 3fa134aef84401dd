import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locale, Page, SiteFile } from '../../../corpus/schema/index.ts';
import { pageHtml } from '../../html/html-file.ts';
import { openShell, type ShellOptions } from '../../html/shell.ts';
import type { StaticPage } from '../../html/page-renderer.ts';
import type { ViewerManifest } from '../../html/viewer-manifest.ts';
import { sampleSite } from '../corpus/sample-site.ts';

const viewer: ViewerManifest = {
  script: 'viewer-A.js',
  styles: ['viewer-B.css'],
  unscripted: { light: 'light-H.css', dark: 'dark-H.css', system: 'system-H.css' },
  preload: ['chunk-C.js'],
  boot: 'start()\n',
  releaseWorker: '',
  more: ['more-F.js'],
  kinds: { post: ['blog-G.js'] },
  files: [
    'viewer-A.js',
    'viewer-B.css',
    'chunk-C.js',
    'inter-latin-wght-normal-I.woff2',
    'literata-latin-wght-normal-D.woff2',
    'code-E.js',
  ],
  extensions: {},
  parts: { code: ['code-E.js'], boot: ['boot-J.js'] },
};
const { announcement: _, search: __, ...site } = sampleSite;
const page = (more: object = {}) =>
  ({ kind: 'page', path: '/site/a b', metadata: { title: 'A <b> | Folio' }, ...more }) as unknown as Page;
const write = (given: Page, options?: ShellOptions, more: Partial<SiteFile> = {}) => {
  const of = { ...site, ...more };
  return pageHtml(given, openShell(of, viewer, options), of);
};

test('the document of a page has the title of the page, starts the viewer, and preloads its first requests', () => {
  const { path, text } = write(page());
  assert.is(path, 'a b/index.html');
  assert.match(text, '<title>A &lt;b&gt; | Folio</title>');
  assert.match(text, '<script>start()</script>');
  for (const href of ['chunk-C.js', 'viewer-B.css', 'viewer-A.js']) assert.match(text, `"/site/assets/${href}"`);
  assert.match(text, 'href="/site/corpus/site.json"');
  assert.match(text, 'href="/site/corpus/pages/a%20b.json"');
  assert.match(text, '<div id="lectern"></div>');
});

test('the boot script is a file if the page must not have inline scripts', () => {
  const { text } = write(page(), { hasInlineScripts: false });
  assert.match(text, '</template>\n<script src="/site/assets/boot-J.js"></script>\n<link rel="stylesheet"');
  assert.not.match(text, 'start()');
});

test('a page preloads the text font before the interface font if the site uses them', () => {
  const requests = '<link rel="preload" as="font" crossorigin href="/site/assets/';
  assert.match(
    write(page()).text,
    `<template>${requests}literata-latin-wght-normal-D.woff2">${requests}inter-latin-wght-normal-I.woff2" fetchpriority="low"></template>`,
  );
  assert.not.match(write(page(), { hasReadingFace: false }).text, 'as="font"');
});

test('if the document contains its text, files for scripts have a lower priority than files for the text', () => {
  const textOf = (rendered?: StaticPage) => pageHtml(page(), openShell(site, viewer), site, rendered).text;
  const requests = (text: string) =>
    Array.from(
      text.matchAll(/<(?:link rel="(?:module)?preload"|script type="module")(?! as="font")[^>]*>/g),
      ([tag]) => tag,
    );
  const text = textOf({ html: '', data: {}, styles: [], hasRareComponents: true });
  const rendered = requests(text);
  assert.is(rendered.length, 6);
  for (const tag of rendered) assert.match(tag, 'fetchpriority="low"');
  const [waiting] = /<template>.*<\/template>\n<script>start\(\)<\/script>/.exec(text)!;
  assert.equal(requests(waiting), rendered, 'a script puts them into the document');
  const bare = requests(textOf());
  assert.is(bare.length, 5);
  for (const tag of bare) assert.not.match(tag, 'fetchpriority');
});

test('a page preloads its own fonts after the fonts of all pages', () => {
  const rendered = { html: '<p><em>A word</em></p>', data: {}, styles: [], hasRareComponents: false };
  const manifest = { ...viewer, files: [...viewer.files, 'literata-latin-wght-italic-K.woff2'] };
  const { text } = pageHtml(page(), openShell(site, manifest), site, rendered);
  const [, requests] = /<template>(.*)<\/template>/.exec(text)!;
  const names = Array.from(
    requests!.matchAll(/assets\/([a-z-]+)-[A-Z]\.woff2"( fetchpriority="low")?/g),
    ([, name, low]) => [name, low !== undefined],
  );
  assert.equal(names, [
    ['literata-latin-wght-normal', false],
    ['inter-latin-wght-normal', true],
    ['literata-latin-wght-italic', true],
  ]);
});

/**
 * @returns the names of the style sheets in a head, in order: `print-P.css` → `print`. `later` contains the deferred
 * style sheets
 */
function sheetsIn(text: string): { later: string[]; atOnce: string[] } {
  const names = (html: string) =>
    Array.from(html.matchAll(/<link rel="stylesheet" href="[^"]*?([\w-]+?)(?:-[A-Z])?\.css"/g), ([, name]) => name!);
  const template = /<template>.*<\/template>/.exec(text)![0];
  const rest = text.replace(template, '').replace(/<noscript>.*?<\/noscript>/gs, '');
  return { later: names(template), atOnce: names(rest) };
}

const sheetFiles = ['print-P.css', 'blog-Q.css', 'tabs-R.css', 'cards-S.css', 'search-T.css', 'tabs-U.js'];
const withSheets = { ...viewer, files: [...viewer.files, ...sheetFiles] };

test('a page links style sheets in a fixed order: first the viewer, then the site, then its code', () => {
  const rendered: StaticPage = { html: '', data: {}, styles: ['blog', 'tabs'], hasRareComponents: false };
  const themed = { ...site, theme: { styles: ['/site/own.css'] } };
  const given = page({ code: [{ exports: [], styles: ['/site/assets/infima-V.css'] }] });
  const { text } = pageHtml(given, openShell(themed, withSheets, { styles: ['/site/look.css'] }), themed, rendered);
  assert.equal(sheetsIn(text).atOnce, ['viewer', 'tabs', 'blog', 'look', 'own', 'infima']);
  const bare = pageHtml(page(), openShell(site, withSheets), site, { ...rendered, styles: [] }).text;
  assert.equal(sheetsIn(bare).atOnce, ['viewer']);
});

test('the print style sheet is loaded after the text', () => {
  const { text } = pageHtml(page(), openShell(site, withSheets), site);
  assert.match(text, '<link rel="stylesheet" href="/site/assets/print-P.css" media="print"></template>');
});

test('the class names in HTML of code select the style sheets, regardless of other attributes', () => {
  const rendered: StaticPage = {
    html: '<ul id="a" class="own card-grid"><li>class="tabs"</li></ul>',
    data: {},
    styles: [],
    hasRareComponents: false,
  };
  const sheets = (given: Page, theme?: SiteFile['theme']) => {
    const of = { ...site, ...(theme && { theme }) };
    return sheetsIn(pageHtml(given, openShell(of, withSheets), of, rendered).text).atOnce;
  };
  const code = [{ href: '/site/assets/page.js', exports: ['default'] }];
  assert.equal(sheets(page({ code })), ['viewer', 'cards']);
  assert.equal(sheets(page(), { slots: { Footer: '/site/assets/footer.js' } }), ['viewer', 'cards']);
  // On a page without code, the data of the page determines the style sheets. Class names in its HTML have no effect.
  assert.equal(sheets(page()), ['viewer']);
  assert.equal(sheets(page(), { slots: { Root: '/site/assets/root.js' } }), ['viewer']);
});

test('the document names its closeable announcement before the first paint', () => {
  const { announcement } = sampleSite;
  assert.match(
    write(page(), {}, { announcement: { ...announcement!, id: 'of "May"', isCloseable: true } }).text,
    ' data-announcement="of &quot;May&quot;">',
  );
  assert.not.match(
    write(page(), {}, { announcement: { ...announcement!, isCloseable: false } }).text,
    'data-announcement',
  );
  assert.not.match(write(page()).text, 'data-announcement');
});

test('a page contains the message for failed scripts, as a UI string of the site', () => {
  assert.match(write(page()).text, '<body data-without-scripts="The scripts did not load: ');
  const messages = { 'lectern.scriptsMissing': 'Ohne "Skripte"' };
  assert.match(write(page(), {}, { messages }).text, '<body data-without-scripts="Ohne &quot;Skripte&quot;">');
});

test('a document without its page has a message in the language of the site, with a link to the original', () => {
  const textOfFooter = (of: object, more: Partial<SiteFile>) => {
    const text = write(page(of), {}, more).text;
    return text.slice(text.indexOf('<body')).match(/<noscript>(.*)<\/noscript>/)![1];
  };
  const messages = {
    'lectern.needsScript': 'Diese "Seite" braucht ein Skript.',
    'lectern.untranslated': 'Noch nicht übersetzt. Sprache: {language}',
  };
  assert.is(textOfFooter({}, {}), 'This page needs a script, which did not load.');
  assert.is(textOfFooter({}, { messages }), 'Diese &quot;Seite&quot; braucht ein Skript.');
  const inEnglish = { untranslated: true, metadata: { ...page().metadata, canonical: 'https://example.org/a/' } };
  const [english, german] = ['en', 'de'].map(
    (name) => ({ name, htmlLang: name, label: `In ${name}`, direction: 'ltr', path: '/' }) as Locale,
  );
  const link = '<a href="https://example.org/a/" hreflang="en" lang="en"><bdi>In en</bdi></a>';
  const site = { messages, locale: 'de', defaultLocale: 'en', locales: [english!, german!] };
  assert.is(textOfFooter(inEnglish, site), `Noch nicht übersetzt. Sprache: ${link}`);
});

test('only pages with code preload the code runtime', () => {
  assert.not.match(write(page()).text, 'code-E.js');
  assert.match(write(page({ code: [{ href: '/site/assets/own.js', exports: [] }] })).text, 'code-E.js');
});

test('a page preloads the modules for its kind and its components; a plain docs page needs none', () => {
  const requests = (kind: string, hasRareComponents: boolean) => {
    const rendered = { html: '', data: {}, styles: [], hasRareComponents };
    const { text } = pageHtml(
      page({ kind, tags: [], authors: [], breadcrumbs: [], context: { instance: 'default' } }),
      openShell(site, viewer),
      site,
      rendered,
    );
    return ['more-F.js', 'blog-G.js'].filter((name) =>
      text.includes(`rel="modulepreload" href="/site/assets/${name}"`),
    );
  };
  assert.equal(requests('doc', false), []);
  assert.equal(requests('doc', true), ['more-F.js']);
  assert.equal(requests('post', false), ['more-F.js', 'blog-G.js']);
});

test('the first paint waits for all elements before the main element', () => {
  const waits = (html: string) => {
    const rendered = { html, data: {}, styles: [], hasRareComponents: false };
    return pageHtml(page(), openShell(site, viewer), site, rendered).text.includes('rel="expect"');
  };
  assert.is(waits('<nav></nav><main id="main"></main>'), true);
  assert.is(waits('<nav></nav>'), false);
  assert.is(write(page()).text.includes('rel="expect"'), false);
});

test('a corpus of another origin is configured on the mount element and requested there', () => {
  const { text } = write(page(), { corpusUrl: 'https://example.com/a&b/corpus/' });
  assert.match(text, '<div id="lectern" data-corpus-url="https://example.com/a&amp;b/corpus/"></div>');
  assert.match(text, 'href="https://example.com/a&amp;b/corpus/site.json"');
  assert.match(text, 'href="https://example.com/a&amp;b/corpus/pages/a%20b.json"');
  assert.not.match(text, '"/site/corpus/');
});

test('without scripts, the colour mode follows the system, unless the site forbids it', () => {
  const sheet = (more: Partial<SiteFile>) =>
    /<noscript><link rel="stylesheet" href="\/site\/assets\/(.*)-H\.css"><\/noscript>/.exec(
      write(page(), undefined, more).text,
    )?.[1];
  const follows = { default: 'light', respectSystem: true, disableSwitch: false } as const;
  assert.is(sheet({ colorMode: follows, theme: undefined }), 'system');
  const dark = { ...follows, default: 'dark', respectSystem: false } as const;
  assert.is(sheet({ colorMode: dark, theme: undefined }), 'dark');
  assert.is(sheet({ colorMode: { ...follows, respectSystem: false }, theme: undefined }), 'light');
  assert.is(sheet({ colorMode: follows, theme: { styles: ['/site/own.css'] } }), 'light');
});

test('the theme-color meta contains the paper colour of each mode, unless the site sets its own colours', () => {
  const tags = (more: Partial<SiteFile>) =>
    write(page(), undefined, more).text.match(/<meta name="theme-color"[^>]*>/g);
  const follows = { default: 'light', respectSystem: true, disableSwitch: false } as const;
  assert.equal(tags({ colorMode: follows, theme: undefined }), [
    '<meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#191714" media="(prefers-color-scheme: dark)">',
  ]);
  assert.equal(tags({ colorMode: { ...follows, default: 'dark', respectSystem: false }, theme: undefined }), [
    '<meta name="theme-color" content="#191714">',
  ]);
  assert.is(tags({ colorMode: follows, theme: { styles: ['/site/own.css'] } }), null);
  const metadata = [{ name: 'theme-color', content: 'red' }];
  assert.equal(tags({ colorMode: follows, theme: undefined, metadata })?.length, 1);
});

test('the not-found page preloads no page file', () => {
  const { path, text } = write(page({ kind: 'not-found' }));
  assert.is(path, '404.html');
  assert.not.match(text, 'corpus/pages/');
});

test('only the home page reports a wrong base URL, and only if the check is enabled', () => {
  const home = page({ path: '/site/' });
  assert.match(write(home, { hasBaseUrlBanner: true }).text, 'base-url-banner');
  assert.not.match(write(home).text, 'base-url-banner');
  assert.not.match(write(page(), { hasBaseUrlBanner: true }).text, 'base-url-banner');
});

test('a page preconnects to the search service', () => {
  const search = { kind: 'hosted', appId: 'APPID', apiKey: '', indexName: '', contextualSearch: true } as const;
  assert.match(write(page(), {}, { search }).text, 'rel="preconnect" href="https://appid-dsn.algolia.net"');
  assert.not.match(write(page()).text, 'preconnect');
});

test.run();
