import type { SidebarItem } from '../../../../corpus/schema/index.ts';

/**
 * Formats a sidebar as lines:
 *
 *     Guides → /docs/guides/
 *       First → /docs/guides/first
 */
export function outline(items: SidebarItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [`${indent}<html>`];
    const hidden = (item.type === 'link' ? item.unlisted : item.linkUnlisted) ? ' (unlisted)' : '';
    const line = `${indent}${item.label}${item.href === undefined ? '' : ` → ${item.href}`}${hidden}`;
    return item.type === 'category' ? [line, ...outline(item.items, `${indent}  `)] : [line];
  });
}
