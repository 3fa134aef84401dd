import type { Heading, Html, Paragraph, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Parsing } from '../parsing.ts';
import type { Admonition } from '../tree/nodes.ts';
import { visit, visitBlocks } from '../tree/visit.ts';
import { checkAdmonition, checkAdmonitionEnd, checkFence } from './check-closed.ts';
import { checkCodeBlock } from './check-code-block.ts';
import { checkElements } from './check-elements.ts';
import { checkHeadings } from './check-headings.ts';
import { checkReferences, mayHoldReferences, type Definitions } from './check-references.ts';

/** Reports content that is valid Markdown but probably a mistake. */
export function checkContent(tree: Root, parsing: Parsing): void {
  const headings: Heading[] = [];
  const html: Html[] = [];
  const admonitions: (Admonition | ContainerDirective)[] = [];
  const texts: Text[] = [];
  const defined: Definitions = { links: [], notes: [] };
  const ends: Paragraph[] = [];
  let hasOpenFence = false;
  // In MDX, only comments are HTML nodes, so they are not checked.
  const hasHtml = parsing.options.format === 'md' && parsing.text.includes('<');
  const hasAdmonitions = parsing.text.includes(':::');
  const hasReferences = mayHoldReferences(parsing.text);
  (hasHtml || hasReferences ? visit : visitBlocks)(tree, (node) => {
    switch (node.type) {
      case 'heading':
        headings.push(node);
        return;
      case 'code':
        checkCodeBlock(node, parsing);
        if (!checkFence(node, parsing)) hasOpenFence = true;
        return;
      case 'math':
        if (!checkFence(node, parsing)) hasOpenFence = true;
        return;
      case 'admonition':
      case 'containerDirective':
        admonitions.push(node);
        return;
      case 'paragraph':
        if (hasAdmonitions) ends.push(node);
        return;
      case 'html':
        if (hasHtml) html.push(node);
        return;
      case 'text':
        if (hasReferences && node.value.includes(']')) texts.push(node);
        return;
      case 'definition':
        defined.links.push(node);
        return;
      case 'footnoteDefinition':
        defined.notes.push(node);
    }
  });
  checkHeadings(headings, parsing);
  checkReferences(texts, defined, parsing);
  // Admonitions and elements are not checked, because the unclosed fence may contain the lines that close them.
  if (hasOpenFence) return;
  const open = admonitions.filter((admonition) => !checkAdmonition(admonition, parsing));
  // Inside an unclosed admonition, `:::` lines with too few colons are text, and are not reported separately.
  if (open.length === 0) for (const end of ends) checkAdmonitionEnd(end, parsing);
  checkElements(html, parsing);
}
