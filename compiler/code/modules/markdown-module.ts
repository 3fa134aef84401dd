import type { Program } from 'estree';
import type { Element, Nodes as HastNodes } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { admonitionKeywords } from '../../config/parse-options.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { parseFrontMatter } from '../../parse/front-matter.ts';
import type { OwnFrontMatter } from '../../parse/own-front-matter.ts';
import { openEngine, parseMarkdown } from '../../parse/remark/remark.ts';
import { prepareText } from '../../parse/text/prepare-text.ts';
import { headingText, withoutValues } from '../../parse/tree/heading-text.ts';
import { giveHeadingIds, titleHeading } from '../../parse/tree/headings.ts';
import { unravelJsx } from '../../parse/tree/unravel.ts';
import { visit } from '../../parse/tree/visit.ts';
import { withPlainLines } from '../../values/text-places.ts';
import { jsxText } from './jsx-text.ts';

const prepared = {
  format: 'mdx' as const,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  admonitions: admonitionKeywords,
};
const passThrough: Nodes['type'][] = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
];

/**
 * Compiles Markdown that code imports to a module. As in Docusaurus, the module exports a component,
 * `frontMatter`, `toc` and `contentTitle`. The source is always parsed as MDX. Links are not resolved.
 *
 * @param own the front matter, if the config's `parseFrontMatter` returned it
 * @param isMdx1 whether the site is written in MDX 1
 * @returns the module as JSX, or the reason why the source is not valid MDX
 */
export function markdownModule(
  text: string,
  own?: OwnFrontMatter,
  isMdx1 = false,
): { code: string } | { reason: string; at: Point | undefined } {
  const source = withPlainLines(text);
  const frontMatter = own ?? parseFrontMatter(source);
  const engine = openEngine(['gfm', 'directives', 'mdx', ...(isMdx1 ? (['autolinks'] as const) : []), 'comments']);
  const tree = parseMarkdown(prepareText(source, frontMatter.lines, prepared), engine);
  if (!('type' in tree)) return tree;
  unravelJsx(tree);
  nameAdmonitions(tree);
  giveHeadingIds(tree, withoutValues, true);
  const { module, names } = takeModule(tree);
  const title = titleHeading(tree);
  const hast = toHast(tree, { passThrough, handlers: { code } }) as HastNodes;
  const printed = jsxText(hast, names);
  return {
    code: [
      "import _CodeBlock from '@theme/CodeBlock';",
      "import _Link from '@docusaurus/Link';",
      "import _Admonition from '@theme/Admonition';",
      "import _named from '@theme/MDXComponents';",
      "import { useMDXComponents as _useComponents } from '@mdx-js/react';",
      ...printed.imports,
      ...module,
      `export const frontMatter = ${JSON.stringify(frontMatter.values)};`,
      `export const contentTitle = ${JSON.stringify(title && headingText(title, withoutValues))};`,
      `export const toc = ${JSON.stringify(tocOf(tree))};`,
      'export default function MDXContent(props) {',
      '  const _own = { ..._named, ..._useComponents(), ...props.components };',
      // As in Docusaurus, the component has a lower-case name, so that the site's `@theme/MDXComponents` can replace
      // it.
      '  _own.Admonition ??= _own.admonition ?? _Admonition;',
      ...(printed.free.length > 0 ? [`  const { ${printed.free.join(', ')} } = _own;`] : []),
      `  return <>${printed.text}</>;`,
      '}',
    ].join('\n'),
  };
}

/** Converts directives to `<Admonition>`. An unknown directive is rendered like a note. */
function nameAdmonitions(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== 'containerDirective') return;
    const { name, attributes, children } = node as ContainerDirective;
    const [first] = children;
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? toString(first) : undefined;
    if (label !== undefined) children.shift();
    const title = label ?? attributes?.title;
    const properties = { type: name, ...(title != null && { title }) };
    node.data = { hName: 'Admonition', hProperties: properties };
  });
}

/** Removes imports and exports from the tree. @returns their source, and the names that they declare */
function takeModule(tree: Root): { module: string[]; names: Set<string> } {
  const module: string[] = [];
  const names = new Set<string>();
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    module.push(node.value);
    for (const name of declaredNames(node.data?.estree)) names.add(name);
    return false;
  });
  return { module, names };
}

function declaredNames(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return declaration && 'id' in declaration ? [declaration.id.name] : [];
  });
}

/** Converts a code block to the `CodeBlock` component. The component parses the info string. */
function code(
  _: unknown,
  { lang, meta, value }: { lang?: string | null; meta?: string | null; value: string },
): Element {
  const properties = { ...(lang && { language: lang }), ...(meta && { metastring: meta }) };
  return { type: 'element', tagName: '_CodeBlock', properties, children: [{ type: 'text', value }] };
}

function tocOf(tree: Root): { value: string; id: string; level: number }[] {
  return tree.children.flatMap((node) =>
    node.type === 'heading' && node.data?.id !== undefined
      ? [{ value: headingText(node, withoutValues, 'code'), id: node.data.id, level: node.depth }]
      : [],
  );
}
