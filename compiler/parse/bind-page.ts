import type { Root } from 'mdast';
import type { Json } from '../../corpus/schema/json.ts';
import type { Parsing } from './parsing.ts';
import { expressionText } from './mdx/expression-text.ts';
import { stripHeadingId } from './text/heading-id.ts';
import { headingText } from './tree/heading-text.ts';
import { titleHeading } from './tree/headings.ts';

/** Declares the constants `frontMatter` and `toc`, which code on every page can use. */
export function bindPage(frontMatter: Record<string, Json>, parsing: Parsing): void {
  bindConstant('frontMatter', frontMatter, parsing);
  parsing.bindings.set('toc', { kind: 'toc' });
}

/** Declares `contentTitle`, the text of the title heading. Call it after the Markdown tree is parsed. */
export function bindContentTitle(tree: Root, parsing: Parsing): void {
  const heading = titleHeading(tree);
  const title = heading && stripHeadingId(headingText(heading, (node) => expressionText(node, parsing)));
  bindConstant('contentTitle', title ?? null, parsing);
}

function bindConstant(name: string, value: Json, { bindings, code }: Parsing): void {
  bindings.set(name, { kind: 'constant', value });
  code.offers.set(name, {
    declaration: { source: `const ${name} = ${JSON.stringify(value)};`, names: [name], uses: [] },
  });
  code.taken.add(name);
}
