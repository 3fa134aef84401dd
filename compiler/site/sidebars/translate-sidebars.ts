import { translated, type Texts } from '../../config/translations.ts';
import type { FinalItem } from './items.ts';
import type { Sidebars } from './read-sidebars.ts';

/**
 * Translates the labels in sidebars. The translation keys are the same as in Docusaurus:
 *
 *     sidebar.tutorial.category.Guides    sidebar.tutorial.link.Forum    sidebar.tutorial.doc.Start
 *
 * If an item has a `key`, the translation key contains it instead of the label. Titles of docs are translated
 * in the translated docs.
 */
export function translateSidebars(sidebars: Sidebars, texts: Texts): Sidebars {
  if (Object.keys(texts).length === 0) return sidebars;
  return new Map([...sidebars].map(([name, items]) => [name, translateItems(items, `sidebar.${name}`, texts)]));
}

function translateItems(items: readonly FinalItem[], start: string, texts: Texts): FinalItem[] {
  return items.map((item): FinalItem => {
    switch (item.type) {
      case 'html':
        return item;
      case 'link':
        return { ...item, label: translated(texts, `${start}.link.${item.key ?? item.label}`, item.label) };
      case 'doc':
      case 'ref':
        return item.label === undefined
          ? item
          : { ...item, label: translated(texts, `${start}.doc.${item.key ?? item.label}`, item.label) };
      case 'category': {
        const key = `${start}.category.${item.key ?? item.label}`;
        const { link, description } = item;
        const translatedField = (name: 'title' | 'description', of: { title?: string; description?: string }) => {
          const text = translated(texts, `${key}.link.generated-index.${name}`, of[name]);
          return text === undefined ? {} : { [name]: text };
        };
        return {
          ...item,
          label: translated(texts, key, item.label),
          description: translated(texts, `${key}.description`, description),
          link:
            link && 'path' in link
              ? { ...link, ...translatedField('title', link), ...translatedField('description', link) }
              : link,
          items: translateItems(item.items, start, texts),
        };
      }
    }
  });
}
