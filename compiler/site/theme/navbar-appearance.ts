import type { BodyNode, Json } from '../../../corpus/schema/index.ts';
import type { NavbarItemOptions } from '../../config/theme.ts';
import { settingHtml, type ThemeContext } from './theme-context.ts';

interface Appearance {
  position?: 'left' | 'right' | undefined;
  className?: string | undefined;
  attributes?: Record<string, string> | undefined;
}

/** Keys that Lectern reads. All other keys become attributes of the link. */
export const itemKeys = [
  'type',
  'position',
  'className',
  'label',
  'html',
  'value',
  'to',
  'href',
  'items',
  'activeBasePath',
  'activeBaseRegex',
  'activeClassName',
  'docId',
  'sidebarId',
  'docsPluginId',
  'dropdownItemsBefore',
  'dropdownItemsAfter',
  'dropdownActiveClassDisabled',
  'docsVersion',
  'versions',
  'queryString',
  'prependBaseUrlToHref',
  'autoAddBaseUrl',
];
const settings = new Set(itemKeys);

/** @returns the properties that navbar and footer items have in common. The default position is right */
export function itemAppearance(item: NavbarItemOptions, more: Record<string, string> = {}): Appearance {
  return { position: item.position ?? 'right', className: item.className, attributes: attributesOf(item, more) };
}

/** @returns the item's `html` as body nodes. It replaces the label */
export function itemBody({ html }: NavbarItemOptions, key: string, context: ThemeContext): BodyNode[] | undefined {
  return html === undefined ? undefined : settingHtml(html, `${key}.html`, context);
}

/**
 * @returns attributes that are copied to the element (`aria-label`, `target`, `data-*`); undefined without
 *   such attributes
 */
export function attributesOf(
  item: Record<string, unknown>,
  more: Record<string, string> = {},
): Record<string, string> | undefined {
  const written = Object.entries(item)
    .filter(
      ([name, value]) =>
        !settings.has(name) && ['string', 'number', 'boolean'].includes(typeof value) && value !== false,
    )
    .map(([name, value]): [string, string] => [name, value === true ? '' : String(value)]);
  const attributes = { ...more, ...Object.fromEntries(written) };
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}

/** @returns the props for a custom component: all keys except `type` */
export function customProps(item: NavbarItemOptions): Record<string, Json> {
  const { type: _, ...props } = item;
  return JSON.parse(JSON.stringify(props)) as Record<string, Json>;
}
