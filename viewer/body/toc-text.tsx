import type { ReactNode } from 'react';
import type { TocEntry } from '../../corpus/schema/index.ts';

const inlineTags = ['code', 'em', 'strong', 'del'] as const;
type InlineTag = (typeof inlineTags)[number];

/**
 * Renders a heading in a table of contents. If all its elements are in `inlineTags`, renders its HTML; otherwise its
 * text.
 */
export function TocText({ entry: { text, html } }: { entry: TocEntry }) {
  if (html === undefined) return text;
  const { nodes, isKnown } = parseInline(html);
  return isKnown ? nodes : text;
}

function parseInline(html: string): { nodes: ReactNode[]; isKnown: boolean } {
  const stack: { tag?: InlineTag; nodes: ReactNode[] }[] = [{ nodes: [] }];
  for (const [piece, slash, name] of html.matchAll(/<(\/?)([a-z]+)>|[^<]+|</g)) {
    const top = stack.at(-1)!;
    if (name === undefined) {
      if (piece === '<') return { nodes: [], isKnown: false };
      top.nodes.push(decodeEntities(piece));
      continue;
    }
    const tag = inlineTags.find((known) => known === name);
    if (!tag || (slash && top.tag !== tag)) return { nodes: [], isKnown: false };
    if (!slash) stack.push({ tag, nodes: [] });
    else {
      const Tag = tag;
      stack.pop();
      const { nodes } = stack.at(-1)!;
      nodes.push(<Tag key={nodes.length}>{top.nodes}</Tag>);
    }
  }
  return { nodes: stack[0]!.nodes, isKnown: stack.length === 1 };
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: '\u00a0' };

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
