import { closest, distance } from 'fastest-levenshtein';
import type { Parent, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { Parsing } from '../parsing.ts';
import type { Admonition } from './nodes.ts';

/** Makes admonitions of `:::name` directives; other directives are faults, or the text they were written as. */
export function readAdmonitions(tree: Root, parsing: Parsing): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined;
    (parent as Parent).children[index!] = node.type === 'containerDirective' ? toAdmonition(node, parsing) : toText(node, parsing);
    // What was put in its place is visited next: it may hold further directives.
    return [SKIP, index!];
  });
}

function toAdmonition(directive: ContainerDirective, parsing: Parsing): Admonition {
  const known = parsing.options.admonitions;
  const { name, position } = directive;
  if (!known.includes(name)) {
    parsing.report('unknown-admonition', position?.start, { name, nearest: nearest(name, known), known });
  }
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

function toText(directive: LeafDirective, { text, report }: Parsing): Paragraph {
  const { start, end } = directive.position!;
  report('unused-directive', start, { name: directive.name });
  return {
    type: 'paragraph',
    position: directive.position!,
    children: [{ type: 'text', value: text.slice(start.offset, end.offset) }],
  };
}
