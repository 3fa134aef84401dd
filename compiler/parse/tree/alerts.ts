import type { Blockquote, Root } from 'mdast';
import { visit } from './visit.ts';
import type { Admonition } from './nodes.ts';

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Converts GitHub alerts to admonitions: block quotes whose first line is `[!NOTE]`. */
export function readAlerts(tree: Root): void {
  visit(tree, 'blockquote', (quote, index, parent) => {
    const admonition = toAdmonition(quote);
    if (admonition) parent!.children[index!] = admonition;
  });
}

function toAdmonition(quote: Blockquote): Admonition | undefined {
  const [paragraph, ...blocks] = quote.children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [text, ...inlines] = paragraph.children;
  const [written, keyword] = (text?.type === 'text' && marker.exec(text.value)) || [];
  if (text?.type !== 'text' || written === undefined || keyword === undefined) return undefined;
  const words = text.value.slice(written.length);
  // `[!NOTE] words` on one line is an ordinary block quote.
  if (words === '' && inlines.length > 0 && inlines[0]!.type !== 'break' && !written.endsWith('\n')) return undefined;
  const rest =
    words === '' ? inlines.slice(inlines[0]?.type === 'break' ? 1 : 0) : [{ ...text, value: words }, ...inlines];
  return {
    type: 'admonition',
    keyword: keyword.toLowerCase(),
    children: rest.length > 0 ? [{ ...paragraph, children: rest }, ...blocks] : blocks,
    position: quote.position!,
  };
}
