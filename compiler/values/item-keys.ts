/**
 * Resolved item → the setting that it comes from: `themeConfig.footer.links[1]`. Invalid items are left out, so the
 * index of a resolved item can differ from its index in the config.
 */
const keys = new WeakMap<object, string>();

/**
 * Records the setting that items come from.
 *
 * @param key the setting: `themeConfig.footer.links[1]`
 * @returns the items
 */
export function withItemKey<Item extends object>(items: Item[], key: string): Item[] {
  for (const item of items) keys.set(item, key);
  return items;
}

/** @returns the setting that an item comes from, if it is recorded */
export function itemKeyOf(item: object): string | undefined {
  return keys.get(item);
}
