import type { NamedPlugin } from './plugin-list.ts';

/** Id of a docs instance → import specifier of the component that renders its docs. */
export type DocItems = Record<string, string>;

/** @returns the `docItemComponent` of each docs plugin, unless it is the theme's own component */
export function docItemsOf(plugins: readonly NamedPlugin[]): DocItems {
  const items: DocItems = {};
  for (const { name, options } of plugins) {
    const docs = name === 'classic' ? options.docs : name === 'content-docs' ? options : undefined;
    const { docItemComponent: item, id = 'default' } = (docs ?? {}) as { docItemComponent?: unknown; id?: string };
    if (typeof item === 'string' && item !== '@theme/DocItem') items[id] = item;
  }
  return items;
}

/**
 * @returns the source of a module that renders each doc with the component of its instance. Docs of instances without
 * their own component get the site's `DocItem`, or else the viewer's
 */
export function docItemModule(items: DocItems): string {
  const ids = Object.keys(items);
  return [
    "import Own from '@theme/DocItem';",
    ...ids.map((id, index) => `import Item${index} from ${JSON.stringify(items[id])};`),
    `const items = { ${ids.map((id, index) => `${JSON.stringify(id)}: Item${index}`).join(', ')} };`,
    'export default function DocItem({ instance, ...props }) {',
    '  const Item = items[instance] ?? Own;',
    '  return <Item {...props} />;',
    '}',
    '',
  ].join('\n');
}
