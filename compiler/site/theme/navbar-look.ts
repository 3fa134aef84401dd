import type { BodyNode, Json } from '../../../corpus/schema/index.ts';
import type { NavbarItemOptions } from '../../config/theme.ts';
import { settingHtml, type ThemeContext } from './theme-context.ts';

interface Look {
  position?: 'left' | 'right' | undefined;
  className?: string | undefined;
  attributes?: Record<string, string> | undefined;
}

/** Settings with a meaning of their own; all else is an attribute of the link. */
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

/** @returns what any item of the navbar or footer may carry; without a position it stands on the right */
export function itemLook(item: NavbarItemOptions, more: Record<string, string> = {}): Look {
  return { position: item.position ?? 'right', className: item.className, attributes: attributesOf(item, more) };
}

/** @returns what is shown in place of a label */
export function itemBody({ html }: NavbarItemOptions, key: string, context: ThemeContext): BodyNode[] | undefined {
  return html === undefined ? undefined : settingHtml(html, `${key}.html`, context);
}

/** @returns the attributes that pass through as written (`aria-label`, `target`, `data-*`), or nothing when there are none */
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

/** @returns what a component of a site's own gets: everything that was written but the type */
export function customProps(item: NavbarItemOptions): Record<string, Json> {
  const { type: _, ...props } = item;
  return JSON.parse(JSON.stringify(props)) as Record<string, Json>;
}
