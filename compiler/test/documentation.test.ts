// Compares the reference pages of Lectern's docs with the code.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type * as z from 'zod';
import { BlogOptions, ChangelogOptions } from '../config/blog.ts';
import { Config, MarkdownOptions, PagesOptions } from '../config/config.ts';
import { DocsOptions, VersionOptions } from '../config/docs.ts';
import { ImageOptions } from '../config/assets.ts';
import { RedirectOptions, SitemapOptions } from '../config/redirects.ts';
import { ThemeConfig } from '../config/theme.ts';
import { clientModules } from '../../corpus/client-modules.ts';
import { componentNames } from '../../corpus/components.ts';
import { messages } from '../../corpus/messages.ts';
import { pluginKinds } from '../../extensions/docusaurus/config/plugin-kinds.ts';
import { rules as offlineRules } from '../../extensions/offline/check-files.ts';
import { OfflineOptions } from '../../extensions/offline/options.ts';
import { docusaurusSettings } from '../../extensions/docusaurus/config/translate-config.ts';
import { slotNames } from '../../corpus/slots.ts';
import { tokenClasses } from '../../corpus/tokens.ts';
import { catalogue } from '../diagnostics/rules/index.ts';
import { definitionNames, definitions } from '../../corpus/schema/definitions.ts';
import { schemas } from '../../corpus/schema/schemas.ts';
import { remarkSchemas } from '../../content/plugins/remark-schemas.ts';
import { authorFields, PostFrontMatter } from '../site/blog/post-front-matter.ts';
import { DocFrontMatter, PageFrontMatter } from '../site/front-matter/front-matter.ts';
import { inspectContent } from './content-pages.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const read = (page: string) => readFileSync(path.join(content, 'docs', page), 'utf8');

/** Returns the names that a page doesn't contain as code. The page must contain the exact name: `format.title`
 * doesn't count as `format`. */
function missing(names: readonly string[], page: string): string[] {
  const text = read(page);
  return names.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}.`));
}

test('the documentation compiles without a warning', async () => {
  const { diagnostics } = await inspectContent();
  assert.equal(diagnostics, []);
});

test('the page of diagnostics has a row for each rule, and no other rows', () => {
  const rows = [...read('reference/diagnostics.md').matchAll(/^\| <code id="([\w/-]+)">\1<\/code> \|/gm)].map(
    ([, rule]) => rule!,
  );
  const ofOffline = Object.keys(offlineRules).map((rule) => `offline/${rule}`);
  assert.equal(rows.sort(), [...Object.keys(catalogue), ...ofOffline].sort());
});

test('the severity of each rule is the one in the catalogue', () => {
  const rows = read('reference/diagnostics.md').matchAll(/^\| <code id="([\w-]+)">.*?<\/code> \| (error|warning) \|/gm);
  const wrong = [...rows].filter(
    ([, rule, severity]) => catalogue[rule as keyof typeof catalogue]?.severity !== severity,
  );
  assert.equal(
    wrong.map(([, rule]) => rule),
    [],
  );
});

const plugins = 'api/plugins/@docusaurus';

/** Page → schemas whose keys the page must list. */
const optionPages: Record<string, (z.ZodObject | typeof OfflineOptions)[]> = {
  'api/docusaurus-config.md': [Config, MarkdownOptions],
  [`${plugins}/plugin-content-docs.md`]: [DocsOptions],
  [`${plugins}/plugin-content-pages.md`]: [PagesOptions],
  [`${plugins}/plugin-content-blog.md`]: [BlogOptions, ChangelogOptions],
  [`${plugins}/plugin-client-redirects.md`]: [RedirectOptions],
  [`${plugins}/plugin-ideal-image.md`]: [ImageOptions],
  [`${plugins}/plugin-pwa.md`]: [OfflineOptions],
  [`${plugins}/plugin-sitemap.md`]: [SitemapOptions],
  'api/themes/configuration.md': [ThemeConfig.shape.colorMode.unwrap()],
  'versioning.md': [VersionOptions],
};

test('every key of the configuration is described', () => {
  for (const [page, options] of Object.entries(optionPages)) {
    assert.equal(
      options.flatMap(({ shape }) => missing(Object.keys(shape), page)),
      [],
      page,
    );
  }
});

test('the defaults in tables of options equal the defaults in the code', () => {
  const wrong = Object.entries(optionPages).flatMap(([page, options]) => {
    const defaults = options.map((option) => option.parse(option === Config ? { title: 'x' } : {}));
    return rowsOf(read(page)).flatMap(({ key, written }) => {
      const known = defaults
        .filter((values) => Object.hasOwn(values, key.split('.')[0]!))
        .map((values) => shown(valueAt(values, key)));
      return known.length === 0 || known.includes(written)
        ? []
        : [`${page} ${key}: ${written} is ${known.join(' or ')}`];
    });
  });
  assert.equal(wrong, []);
});

/** Parses table rows `| key | type | default | …`. Rows whose default is a sentence or `{}` are left out. */
function rowsOf(text: string): { key: string; written: string }[] {
  return [...text.matchAll(/^\| `([\w.]+)` \| (.*) \|$/gm)].flatMap(([, key, cells]) => {
    const [, written = ''] = cells!.split(/(?<!\\) \| /);
    return /^(?:`(?!\{\}`)[^`]*`|–)$/.test(written) ? [{ key: key!, written }] : [];
  });
}

function valueAt(values: unknown, key: string): unknown {
  return key.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);
}

/** Formats a default value as the docs do: `['a', 'b']`, `true`, `docs`, `–`. */
function shown(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string'
    ? `\`${value}\``
    : `\`${JSON.stringify(value).replaceAll('"', "'").replaceAll("','", "', '")}\``;
}

test('every key of front matter is described', () => {
  const keys = [DocFrontMatter, PageFrontMatter, PostFrontMatter].flatMap(({ shape }) => Object.keys(shape));
  assert.equal(
    missing([...new Set([...keys, ...Object.keys(authorFields), 'aliases'])], 'reference/front-matter.md'),
    [],
  );
});

test('every part of the theme is described', () => {
  const text = read('api/themes/configuration.md');
  const parts = Object.keys(ThemeConfig.shape);
  assert.equal(
    parts.filter((part) => !text.includes(`themeConfig.${part}\``) && !text.includes(`| \`${part}`)),
    [],
  );
});

test('every component that content may name is described', () => {
  assert.equal(missing(componentNames, 'reference/components.md'), []);
});

test('every module and every name that code may import from the viewer is described', () => {
  assert.equal(missing(clientModules['lectern/client']!, 'docusaurus-core.md'), []);
  const own = Object.keys(clientModules).map((specifier) => specifier.replace(/^@(?:docusaurus|theme)\//, ''));
  assert.equal(
    missing(
      own.filter((name) => !/\bIcon\//.test(name) && !/\/(?:Types|ColorModeToggle)$/.test(name)),
      'docusaurus-core.md',
    ),
    [],
  );
});

test('the migration page lists every setting of Docusaurus', () => {
  assert.equal(missing(docusaurusSettings, 'migration/index.md'), []);
});

test('every kind of corpus file is named', () => {
  assert.equal(missing(Object.keys(schemas), 'cli.md'), []);
});

test('every field of a corpus file is described', () => {
  const text = ['index', 'pages', 'tables', 'body'].map((page) => read(`reference/corpus/${page}.md`)).join('\n');
  const fields = Object.values(schemas).flatMap(({ shape }) => Object.keys(shape));
  assert.equal(
    [...new Set(fields)].filter((field) => !text.includes(`\`${field}`)),
    [],
  );
});

test('the page about the schemas has every file, every part and every field', () => {
  const written = [...read('reference/corpus/schemas.md').matchAll(/^::schemas\{of="(\w+)"\}$/gm)].map(([, of]) => of!);
  const tree = {
    type: 'root',
    children: written.map((of) => ({ type: 'leafDirective', name: 'schemas', attributes: { of } })),
  };
  remarkSchemas()(tree as never);
  const shown = new Set(codesIn(tree));
  const all = definitions();
  const fields = Object.values(all).flatMap(({ properties = {} }) => Object.keys(properties));
  assert.equal(
    [...Object.keys(schemas), ...fields, ...Object.keys(all).filter((name) => !isFile(name))].filter(
      (name) => !shown.has(name) && name !== '$schema' && name !== 'format',
    ),
    [],
  );
});

const isFile = (name: string) => Object.values(definitionNames()).includes(name);

function codesIn(node: { type: string; value?: string; children?: unknown[] }): string[] {
  return node.type === 'inlineCode' ? [node.value!] : (node.children ?? []).flatMap((child) => codesIn(child as never));
}

test('every letter of a token is explained', () => {
  const text = read('reference/corpus/code-blocks.md');
  const unexplained = Object.entries(tokenClasses).filter(
    ([letter, name]) => !text.includes(`\`${letter}\` | ${name} |`),
  );
  assert.equal(unexplained, []);
});

test('the migration page lists every known plugin of Docusaurus, and every method that Lectern calls', () => {
  const page = read('migration/index.md');
  const unnamed = Object.keys(pluginKinds).filter((name) => !page.includes(`${name.replace(/^theme-/, '')}\``));
  assert.equal(unnamed, []);
  const methods = read('../../extensions/docusaurus/plugins/plugin-api.ts')
    .match(/^  (\w+)\?[(:]/gm)!
    .map((line) => line.replace(/\W/g, ''));
  assert.equal(
    methods.filter((name) => !['name', 'modules', 'routes'].includes(name) && !page.includes(`\`${name}\``)),
    [],
  );
});

test('every slot of the theme is described', () => {
  for (const page of ['swizzling.md', 'api/themes/@docusaurus/theme-classic.md'])
    assert.equal(missing(slotNames, page), [], page);
});

test('every UI string is listed in English, and no other string is listed', () => {
  const rows = [...read('theming/labels.md').matchAll(/^\| `((?:theme|lectern)\.[^`]+)` \| (.*) \|$/gm)].map(
    ([, id, text]) => [id!, text!.replaceAll('\\|', '|')],
  );
  assert.is(new Set(rows.map(([id]) => id)).size, rows.length);
  assert.equal(Object.fromEntries(rows), messages);
});

test('every custom property is described with its defaults, and no other', () => {
  const css = readFileSync(path.resolve(content, '../viewer/styles/tokens.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:root\[data-face-later\] \{[^}]*\}/, '')
    .split('@supports')[0]!;
  const [light, dark] = css.split(":root[data-theme='dark']").map(declarations) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const rows = new Map(
    [...read('reference/custom-properties.md').matchAll(/^\| `(--lectern-[\w-]+)` \| (.*) \|$/gm)].map(
      ([, name, cells]) => [name!, cells!.split(' | ')],
    ),
  );
  assert.equal([...rows.keys()].sort(), [...light.keys()].sort());
  for (const [name, value] of light) {
    const [, usual, inDark, other] = rows.get(name)!;
    const shown = [value, dark.get(name)]
      .filter((each) => each !== undefined)
      .map((each) => /^var\((--[\w-]+), (.*)\)$/.exec(each));
    assert.is(usual, `\`${shown[0]?.[2] ?? value}\``, name);
    if (dark.has(name)) assert.is(inDark, `\`${shown[1]?.[2] ?? dark.get(name)}\``, name);
    for (const match of shown)
      if (match) assert.ok(rows.get(name)!.join().includes(`\`${match[1]}\``), `${name} ${other}`);
  }
});

test('the files of Lectern that its pages name exist', () => {
  const root = path.join(content, '..');
  const pages = fastGlob.sync(['*.md', 'content/{docs,community}/**/*.{md,mdx}'], {
    cwd: root,
    ignore: ['CHANGELOG.md'],
  });
  const file = /`((?:bin|compiler|corpus|scripts|viewer)\/[\w./-]+\.(?:css|js|tsx?))`/g;
  const named = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(file)].map(([, name]) => ({ page, name: name! })),
  );
  assert.ok(named.length > 20);
  assert.equal(
    named.filter(({ name }) => !existsSync(path.join(root, name))),
    [],
  );
});

test('the names in code that the recipes mention exist', () => {
  const root = path.join(content, '..');
  const sources = fastGlob.sync('{compiler,corpus,scripts,viewer}/**/*.{ts,tsx}', {
    cwd: root,
    ignore: ['**/{build,node_modules,test}/**'],
  });
  const known = new Set(sources.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\w+/g) ?? []));
  const recipes = fastGlob.sync('community/recipes/*.md', { cwd: content });
  const named = recipes.flatMap((page) =>
    [
      ...readFileSync(path.join(content, page), 'utf8')
        .replace(/^```[\s\S]*?^```/gm, '')
        .matchAll(/`([a-zA-Z]*[a-z][A-Z][a-zA-Z]*)`/g),
    ].map(([, name]) => ({ page, name: name! })),
  );
  assert.ok(named.length > 4);
  assert.equal(
    named.filter(({ name }) => !known.has(name)),
    [],
  );
});

function declarations(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--lectern-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.replace(/\s+/g, ' ')]),
  );
}

test.run();
