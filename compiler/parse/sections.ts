import type { BodyElement, BodyNode } from '../../corpus/schema/body.ts';
import { isBlock } from '../html/block-tags.ts';
import type { Section } from './document.ts';

/**
 * The text of a body by sections, for search and for counting words: each heading from h2 down starts one. The
 * heading that is the page's title belongs to none.
 */
export function sectionsOf(body: readonly BodyNode[]): Section[] {
  const sections: Section[] = [{ text: '' }];
  let titled = false;
  const add = (text: string) => {
    sections.at(-1)!.text += text;
  };
  const visit = (node: BodyNode): void => {
    if (node.type === 'text') return add(node.value);
    if (node.type === 'component') {
      if (typeof node.props.code === 'string') add(`\n${node.props.code}\n`);
      add('\n');
      node.children.forEach(visit);
      return add('\n');
    }
    if (node.properties.className?.toString() === 'katex') return add(formula(node));
    if (node.tagName === 'h1' && !titled) {
      titled = true;
      return;
    }
    if (isFootnoteMark(node)) return;
    const { id } = node.properties;
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string') {
      sections.push({ id, heading: squeeze(textOf(node)), text: '' });
      return;
    }
    const block = isBlock(node.tagName) || node.tagName === 'br';
    if (block) add('\n');
    node.children.forEach(visit);
    if (block) add('\n');
  };
  body.forEach(visit);
  return sections
    .map((section) => ({ ...section, text: squeeze(section.text) }))
    .filter(({ id, text }) => id !== undefined || text !== '');
}

// The number that leads to a footnote, the arrow that leads back, and the heading above them.
function isFootnoteMark({ properties }: BodyElement): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties || properties.id === 'footnote-label';
}

// KaTeX writes a formula twice, for the eye and for screen readers; its source stands beside the latter.
function formula(node: BodyElement): string {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'annotation') return textOf(child);
    const found = formula(child);
    if (found) return found;
  }
  return '';
}

function textOf(node: BodyNode): string {
  return node.type === 'text' ? node.value : node.children.map(textOf).join('');
}

// A space that stands alone, as most do, is left as it is.
function squeeze(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}
