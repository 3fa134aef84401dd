import { headingId } from '../../corpus/headings.ts';
import { innerText, readText } from '../../corpus/body/read-text.ts';
import type { BodyNode } from '../../corpus/schema/body.ts';
import type { Section } from './document.ts';

/**
 * The text of a body by sections, for search and for counting words: each heading from h2 down starts one. The
 * heading that is the page's title belongs to none.
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

// A space that stands alone, as most do, is left as it is.
function squeeze(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}
