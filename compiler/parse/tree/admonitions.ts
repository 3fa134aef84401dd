import { closest, distance } from 'fastest-levenshtein';
import type { Parent, Paragraph, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, Directives, LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from './visit.ts';
import type { Parsing } from '../parsing.ts';
import type { Admonition } from './nodes.ts';
import { rangeOf } from '../place-of.ts';

/** Converts directives (`:::tip`) to admonitions, if the name is an admonition keyword. */
export function readAdmonitions(tree: Root, parsing: Parsing): void {
  replaceDirectives(tree, (node) =>
    node.type === 'containerDirective' && parsing.options.admonitions.includes(node.name)
      ? toAdmonition(node)
      : undefined,
  );
}

/** Reports directives that no plugin has handled, and replaces them with plain nodes. */
export function readOtherDirectives(tree: Root, parsing: Parsing): void {
  replaceDirectives(tree, (node) => {
    // If `hName` is set, a plugin has handled the directive, so it is unchanged.
    if (node.data?.hName !== undefined) return undefined;
    if (node.type === 'containerDirective') return toUnknownAdmonition(node, parsing);
    return node.type === 'leafDirective' ? toParagraph(node, parsing) : textOf(node, parsing);
  });
}

function replaceDirectives(tree: Root, replace: (node: Directives) => RootContent | undefined): void {
  visit(tree, (node, index, parent) => {
    const isDirective =
      node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective';
    const made = isDirective ? replace(node) : undefined;
    if (!made) return undefined;
    (parent as Parent).children[index!] = made;
    // The walk continues at the replacement, because it may contain directives.
    return [SKIP, index!];
  });
}

function toUnknownAdmonition(directive: ContainerDirective, { options, report }: Parsing): Admonition {
  const { name, position } = directive;
  report('unknown-admonition', rangeOf({ position }), {
    name,
    nearest: nearest(name, options.admonitions),
    known: options.admonitions,
  });
  return toAdmonition(directive);
}

function toAdmonition(directive: ContainerDirective): Admonition {
  const { name, position } = directive;
  const [first, ...rest] = directive.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first.children : undefined;
  const { title, id, class: className } = directive.attributes ?? {};
  const admonition: Admonition = {
    type: 'admonition',
    keyword: name,
    title: label ?? (title ? [{ type: 'text', value: title }] : undefined),
    id: id ?? undefined,
    className: className ?? undefined,
    children: label ? rest : directive.children,
  };
  return position ? { ...admonition, position } : admonition;
}

function nearest(name: string, known: readonly string[]): string | undefined {
  const candidate = known.length > 0 ? closest(name, [...known]) : undefined;
  return candidate && distance(name, candidate) <= 3 ? candidate : undefined;
}

function toParagraph(directive: LeafDirective, parsing: Parsing): Paragraph {
  parsing.report('unused-directive', rangeOf(directive), { name: directive.name });
  return { type: 'paragraph', position: directive.position, children: [textOf(directive, parsing)] };
}

function textOf({ name, position }: Directives, { text }: Parsing): Text {
  const value = position ? text.slice(position.start.offset, position.end.offset) : `:${name}`;
  return { type: 'text', value, position };
}
