import { transformSync } from 'esbuild';
import { createElement, Fragment, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { markdownModule } from '../../../code/modules/markdown-module.ts';
import { bundle, imported, showing } from '../code-site.ts';

type Exports = { default: ComponentType<object>; toc: unknown; frontMatter: unknown; contentTitle: unknown };

/** Returns a component that renders the element `name` and passes its own props to it. */
const shown = (name: string) => (props: object) => createElement(name, props);

function run(text: string, modules: Record<string, object> = {}): Exports {
  const made = markdownModule(text);
  if (!('code' in made)) throw new Error(made.reason);
  const { code } = transformSync(made.code, { loader: 'jsx', format: 'cjs', jsxFactory: 'h', jsxFragment: 'Fragment' });
  const given: Record<string, object> = {
    '@theme/CodeBlock': { default: shown('x-code') },
    '@docusaurus/Link': { default: shown('a') },
    '@theme/Admonition': { default: shown('theme-admonition') },
    '@theme/MDXComponents': { default: { Admonition: shown('x-admonition'), Note: shown('x-note') } },
    '@mdx-js/react': { useMDXComponents: () => ({}) },
    ...modules,
  };
  const module = { exports: {} as Exports };
  const load = (name: string) => ({ __esModule: true, ...given[name] });
  new Function('module', 'exports', 'require', 'h', 'Fragment', code)(
    module,
    module.exports,
    load,
    createElement,
    Fragment,
  );
  return module.exports;
}

const rendered = (text: string, props: object = {}, modules?: Record<string, object>) =>
  renderToStaticMarkup(createElement(run(text, modules).default, props));

test('Markdown becomes the same as in MDX: text, links, code, admonitions and components', () => {
  assert.is(
    rendered('A **b** {1 + 1} <Note kind="x" {...props}>c</Note>', { size: 3 }),
    '<p>A <strong>b</strong> 2 <x-note kind="x" size="3">c</x-note></p>',
  );
  assert.is(rendered('<Note icon={<Note />.type === Note ? 1 : 2} />'), '<x-note icon="1"></x-note>');
  assert.is(rendered('{["i"].map((Note) => <Note key="a" />)}').trim(), '<i></i>');
  assert.is(rendered('[a](/b "c")'), '<p><a href="/b" title="c">a</a></p>');
  assert.is(
    rendered('```js title="a.js"\nlet a = {};\n```'),
    '<x-code language="js" metastring="title=&quot;a.js&quot;">let a = {};</x-code>',
  );
  assert.is(
    rendered(':::tip[Look]\n\nInside.\n\n:::'),
    '<x-admonition type="tip" title="Look"><p>Inside.</p></x-admonition>',
  );
  assert.is(
    rendered('| a |\n| :-: |\n| b |').replace(/\s*\n\s*/g, ''),
    '<table><thead><tr><th align="center">a</th></tr></thead><tbody><tr><td align="center">b</td></tr></tbody></table>',
  );
  assert.is(
    rendered('<div class="a" style={{ top: 1 }} hidden>b</div>\n\n<!-- c -->\n\n{/* d */}').trim(),
    '<div class="a" style="top:1px" hidden="">b</div>',
  );
  assert.is(rendered('<><b>x</b></>'), '<b>x</b>');
});

test('an admonition is rendered if the site replaces the components of MDX without it', () => {
  const modules = { '@theme/MDXComponents': { default: {} } };
  assert.is(rendered(':::tip\n\na\n\n:::', {}, modules), '<theme-admonition type="tip"><p>a</p></theme-admonition>');
  const replaced = { '@theme/MDXComponents': { default: { admonition: shown('own-note') } } };
  assert.is(rendered(':::tip\n\na\n\n:::', {}, replaced), '<own-note type="tip"><p>a</p></own-note>');
});

test('a module has its imports, its exports and its metadata', () => {
  const text =
    '---\nsize: 3\n---\nimport { Own } from "./own";\nexport const word = "w";\n\n# Title\n\n## A & b {#own-id}\n\n<Own>{word}</Own>';
  const own = { './own': { Own: (props: object) => createElement('i', props) } };
  const { toc, frontMatter, contentTitle } = run(text, own);
  assert.equal([toc, frontMatter, contentTitle], [[{ value: 'A & b', id: 'own-id', level: 2 }], { size: 3 }, 'Title']);
  assert.match(rendered(text, {}, own), '<h2 id="own-id">A &amp; b</h2>\n<i>w</i>');
});

test('components of the caller override the global components', () => {
  const components = { Note: () => createElement('u') };
  assert.is(rendered('<Note />', { components }), '<u></u>');
});

test('code may import Markdown, which may import other Markdown and contain relative images', async () => {
  const { problems, code, textOf, paths } = await bundle(
    { 'docs/a.mdx': showing(imported('Card', '@site/src/card')) },
    {
      'src/card.jsx': 'import Words, { toc } from "./words.md"; export default () => <Words {...toc} />;',
      'src/words.md': 'import More from "./more.mdx";\n\n## Head\n\n![](./a.png)\n\n<More />',
      'src/more.mdx': 'More words.',
      'src/a.png': 'png',
    },
  );
  assert.equal(problems, []);
  const text = textOf(code.modules.get('docs/a.mdx')!.href);
  for (const part of ['More words.', 'Head', '/assets/']) assert.ok(text.includes(part), part);
  assert.ok(paths.some((file) => file.endsWith('.png')));
});

test('invalid MDX is reported at its location', () => {
  const made = markdownModule('a\n\n<b');
  assert.equal('at' in made && made.at?.line, 3);
});

test.run();
