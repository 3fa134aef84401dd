import { headingId } from '../../corpus/headings.ts';
import { innerText, readText } from '../../corpus/body/read-text.ts';
import type { BodyNode } from '../../corpus/schema/body.ts';
import type { Section } from './document.ts';

/**
 * Returns the text content of a body by section, for search and for counting words. Each heading from h2 down starts a
 * section. The title is not in a section.
 */
export function sectionsOf(body: readonly BodyNode[]): Section[] {
  const sections: Section[] = [{ text: '' }];
  let titled = false;
  readText(
    body,
    (text) => {
      sections.at(-1)!.text += text;
    },
    (element) => {
      if (element.tagName === 'h1' && !titled) {
        titled = true;
        return false;
      }
      const id = headingId(element);
      if (id === undefined) return true;
      sections.push({ id, heading: squeeze(innerText(element)), text: '' });
      return false;
    },
  );
  return sections
    .map((section) => ({ ...section, text: squeeze(section.text) }))
    .filter(({ id, text }) => id !== undefined || text !== '');
}

// Collapses white space. The pattern does not match single spaces, because most of them need no replacement.
function squeeze(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}
