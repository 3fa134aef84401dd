import type { FinalItem } from '../site/sidebars/items.ts';
import type { Sidebars } from '../site/sidebars/read-sidebars.ts';
import { gatherMessages, message, type Message, type Messages } from './messages.ts';

/** The translatable parts of a docs version, besides its pages. */
export interface DocsTexts {
  name: string;
  /** The version's label. Absent if it is a UI string of the viewer. */
  label: string | undefined;
  sidebars: Sidebars;
  /** Returns `sidebar_label` from a doc's front matter. It is translated in the translated doc. */
  ownLabelOf(id: string): unknown;
}

type Found = [key: string, message: Message | undefined];

/**
 * @returns the label of a version and the labels in its sidebars, with the keys of `current.json` and
 * `version-1.0.json`
 */
export function docsMessages({ name, label, sidebars, ownLabelOf }: DocsTexts): Messages {
  const ofItem = (item: FinalItem, sidebar: string): Found[] => {
    const start = `sidebar.${sidebar}`;
    switch (item.type) {
      case 'html':
        return [];
      case 'link': {
        const description = `Link to ${item.href} in the sidebar ${sidebar}`;
        return [[`${start}.link.${item.key ?? item.label}`, message(item.label, description)]];
      }
      case 'doc':
      case 'ref': {
        if (item.label === ownLabelOf(item.id)) return [];
        const description = `Doc ${item.id} in the sidebar ${sidebar}`;
        return [[`${start}.doc.${item.key ?? item.label}`, message(item.label, description)]];
      }
      case 'category': {
        const key = `${start}.category.${item.key ?? item.label}`;
        const index = item.link && 'path' in item.link ? item.link : undefined;
        const ofCategory = `of the category ${item.label} in the sidebar ${sidebar}`;
        return [
          [key, message(item.label, `Category in the sidebar ${sidebar}`)],
          [`${key}.description`, message(item.description, `Description ${ofCategory}`)],
          [`${key}.link.generated-index.title`, message(index?.title, `Title of the page ${ofCategory}`)],
          [
            `${key}.link.generated-index.description`,
            message(index?.description, `Description on the page ${ofCategory}`),
          ],
          ...item.items.flatMap((inner) => ofItem(inner, sidebar)),
        ];
      }
    }
  };
  return gatherMessages([
    ['version.label', message(label, `Version ${name} of the docs`)],
    ...[...sidebars].flatMap(([sidebar, items]) => items.flatMap((item) => ofItem(item, sidebar))),
  ]);
}
