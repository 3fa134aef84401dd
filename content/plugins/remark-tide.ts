import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';

interface TideOptions {
  unit: string;
}

/** Replaces `::tide{high="6:12" metres="3.1"}` by a line of text. */
export function remarkTide({ unit }: TideOptions) {
  return (tree: Root) => {
    tree.children = tree.children.map((node): RootContent => {
      if (node.type !== 'leafDirective' || node.name !== 'tide') return node;
      const { high, metres } = (node as LeafDirective).attributes ?? {};
      const time = { type: 'strong' as const, children: [{ type: 'text' as const, value: String(high) }] };
      return {
        type: 'paragraph',
        children: [{ type: 'text', value: 'High water at ' }, time, { type: 'text', value: `, ${metres} ${unit}.` }],
      };
    });
  };
}
