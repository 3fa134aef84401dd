/** Resolved items have other indexes than the items of the config, because invalid items are left out. */
const keys = new WeakMap<object, string>();

/**
 * Records which setting items come from.
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
