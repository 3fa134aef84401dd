// Converts pages of Lectern's own documentation to HTML, Markdown and trees, and reads the results with unified's
// tools.
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compiler/compile.ts';
import { content } from '../../compiler/test/content-pages.ts';
import { tempFolder } from '../../compiler/test/temp.ts';
import { textOf } from '../body/text-of.ts';
import { headings } from '../headings.ts';
import { toHast } from '../hast/to-hast.ts';
import { withoutDirective } from '../../compiler/emit/markdown/directive.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { toMdast } from '../mdast/to-mdast.ts';
import { openCorpus } from '../reader/open-corpus.ts';
import { sections } from '../sections.ts';
import type { DocPage } from '../types.ts';

const folder = tempFolder();
const pages: DocPage[] = [];
const rehype = unified().use(rehypeStringify);
const remark = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkStringify);

test.before(async () => {
  cpSync(path.join(content, 'docs/markdown-features'), path.join(folder.dir, 'docs'), { recursive: true });
  cpSync(path.join(content, 'docs/glossary.yml'), path.join(folder.dir, 'docs/glossary.yml'));
  cpSync(path.join(content, 'docs/reference/corpus/code-blocks.md'), path.join(folder.dir, 'docs/code-spans.md'));
  const config = {
    title: 'Pages',
    url: 'https://pages.example',
    onBrokenLinks: 'ignore',
    onBrokenMarkdownLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { format: 'detect', math: true },
    docs: {},
    blog: false,
  };
  folder.write({ 'lectern.config.json': JSON.stringify(config) });
  const { published, diagnostics } = await compile(folder.dir);
  assert.ok(published, JSON.stringify(diagnostics));
  const corpus = openCorpus(path.join(folder.dir, 'dist'));
  for (const { path, kind } of await corpus.routes())
    if (kind === 'doc') pages.push((await corpus.page(path)) as DocPage);
  assert.ok(pages.length > 10, `${pages.length} pages`);
});
test.after(folder.remove);

const read = (file: string) => readFileSync(path.join(folder.dir, file), 'utf8');
const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '');

test('rehype-stringify writes every page, and no component is left', () => {
  for (const page of pages) {
    const tree = toHast(page);
    assert.not.match(JSON.stringify(tree), '"type":"component"', page.path);
    const html = rehype.stringify(tree as never);
    for (const { id } of headings(page)) assert.ok(html.includes(` id="${id}"`), `${page.path}#${id}`);
  }
});

test('remark-stringify writes every page, and the parsed result has the same text', () => {
  for (const page of pages) {
    const tree = toMdast(page) as unknown as Root;
    const again = remark.parse(remark.stringify(tree));
    assert.is(withoutBlanks(toString(again)), withoutBlanks(toString(tree)), page.path);
  }
});

test('the Markdown tree has the same nodes as parsed Markdown: code, tables, formulas and footnotes', () => {
  const types = new Set<string>();
  const visit = ({ type, children = [] }: { type: string; children?: unknown[] }) => {
    types.add(type);
    (children as never[]).forEach(visit);
  };
  pages.forEach((page) => visit(toMdast(page)));
  for (const type of ['code', 'table', 'math', 'inlineMath', 'blockquote', 'inlineCode', 'image', 'link', 'listItem'])
    assert.ok(types.has(type), type);
});

test('toMarkdown returns the published Markdown of each page', async () => {
  const corpus = openCorpus(path.join(folder.dir, 'dist'));
  const { url } = await corpus.site();
  const written = pages.filter(({ markdown }) => markdown !== undefined);
  assert.ok(written.length > 10);
  for (const page of written)
    assert.is(toMarkdown(page, { base: url }), withoutDirective(read(`dist${page.markdown}`)), page.path);
});

test('each heading of a page begins a section, and each formula is in its text once', () => {
  for (const page of pages) {
    const ids = sections(page).map(({ id }) => id);
    assert.equal(
      headings(page).filter(({ id }) => !ids.includes(id)),
      [],
      page.path,
    );
  }
  const math = pages.find(({ id }) => id === 'math-equations')!;
  assert.match(textOf(math.body), 'In a line: E = mc^2. In a block:');
  assert.not.match(textOf(math.body), 'E=mc');
});

test.run();
