import {
  type AnyComponent,
  asComponent,
  filledSlots,
  inPlaceOf,
  isObject,
  itemTypes,
  navbarParts,
  ofParts,
  own,
  parts,
  replacePart,
  sidebarParts,
  TOC,
  TOCCollapsible,
} from '../../../../viewer/extension.ts';
import { BlogSidebar, withBlogSidebar } from '../blog/blog-sidebar.tsx';
import { withRouter } from '../core/route-hooks.tsx';
import { SidebarOfParts, withSidebar } from '../docs/doc-sidebar.tsx';
import { RowOfParts } from '../docs/sidebar-item.tsx';
import { inColumn, withHeadings } from '../docs/toc-parts.tsx';
import { LinkItem } from '../navbar/navbar-item.tsx';
import { ItemsOfParts, SideMenuItemsOfParts } from '../navbar/navbar-items.tsx';
import { composedParts, otherNames, themeParts } from '../theme/theme-parts.ts';
import { placeBlockPart } from './place-body-parts.tsx';
import { placePages } from './place-pages.tsx';
import { placeAdmonitions, placeColumn, placed, placedObjects, placeSideMenuItems } from './place-parts.tsx';

/**
 * Docusaurus has two slots for each of these components: inner slot → outer slot. The viewer supports only the outer
 * slot.
 */
const sameParts: Record<string, string> = {
  ColorModeToggle: 'Navbar/ColorModeToggle',
  Logo: 'Navbar/Logo',
  'NotFound/Content': 'NotFound',
};

/**
 * Installs the default export of a site's module in a slot. A slot has the name of a theme component of Docusaurus:
 * `Navbar/Logo`.
 *
 * @param slots all slots that the site fills: slot → address of a module
 * @returns false if the viewer fills the slot itself
 * @throws Error if the export can't fill the slot
 */
export function fillSlot(part: unknown, slot: string, slots: Record<string, string>): boolean {
  // The site's `Admonition` renders all types, so its components for single types are unused.
  if (slot === 'Admonition/Types' && Object.hasOwn(slots, 'Admonition')) return true;
  if (slot === 'NavbarItem/ComponentTypes') Object.assign(itemTypes, asObject(part));
  else if (Object.hasOwn(placedObjects, slot)) placedObjects[slot]!(asObject(part));
  else place(asComponent(part), slot, slots);
  return true;
}

function asObject(part: unknown): Record<string, unknown> {
  if (!isObject(part)) throw new Error('Its default export is not an object of components.');
  return part;
}

/** Replaces the viewer's component for a slot with the site's component. */
function place(part: AnyComponent, slot: string, slots: Record<string, string>): void {
  const name = sameParts[slot] ?? slot;
  if (name !== slot && Object.hasOwn(slots, name)) return;
  const placing = placed[slot];
  if (placing) return placing(part, slots);
  const other = otherNames[slot];
  if (other)
    parts[other.part] = inPlaceOf(other.part === 'TOC' ? inColumn(part) : part, other.Own as AnyComponent, slot);
  else if (slot === 'TOC' || slot === 'TOCCollapsible') {
    const around = slot === 'TOC' ? 'DocItem/TOC/Desktop' : 'DocItem/TOC/Mobile';
    const Own = (slot === 'TOC' ? TOC : TOCCollapsible) as AnyComponent;
    const Site = slot === 'TOC' ? inColumn(part) : part;
    if (!Object.hasOwn(slots, around)) parts[slot] = withHeadings(inPlaceOf(Site, Own, slot));
  } else if (!replacePart(slot, name === 'NotFound' ? (withRouter(part as never) as AnyComponent) : part, name))
    placeInside(part, name, slots);
}

/**
 * Replaces a nested component, such as `Footer/Links`. The viewer then renders the outer component, `Footer`, from
 * theme components. If the site also replaces the outer component, the viewer renders the site's outer component.
 */
function placeInside(part: AnyComponent, slot: string, slots: Record<string, string>): void {
  if (slot.startsWith('CodeBlock/')) return placeBlockPart(slot, part, ownPart(slot));
  filledSlots[slot] = inPlaceOf(part, ownPart(slot), slot);
  if (slot.startsWith('DocSidebar/') && !slots.DocSidebar && !slots['DocSidebar/Desktop'])
    placeColumn('docs', withSidebar(SidebarOfParts), ofParts('DocSidebar'));
  if (slot.startsWith('BlogSidebar/') && !slots.BlogSidebar)
    placeColumn('blog', withBlogSidebar(BlogSidebar), ofParts('BlogSidebar'));
  if (slot.startsWith('Admonition/') && !slots.Admonition) placeAdmonitions();
  placePages(slot);
  if (slot.startsWith('DocSidebarItem')) sidebarParts.Row = RowOfParts;
  if (slot.startsWith('NavbarItem')) {
    navbarParts.Items = ItemsOfParts;
    placeSideMenuItems(SideMenuItemsOfParts);
  }
  for (const { part: around, Composed, inner } of composedParts)
    if (inner.test(slot) && (around === slot || !Object.hasOwn(slots, around)))
      Object.assign(parts, {
        [around]: inPlaceOf(Composed as AnyComponent, own.parts[around as 'Footer'], ofParts(around)),
      });
}

/** Returns the viewer's component for a slot. The navbar's link items have a second slot. */
function ownPart(slot: string): AnyComponent {
  const Own = slot === 'NavbarItem/DefaultNavbarItem' ? LinkItem : themeParts[slot as keyof typeof themeParts];
  return Own as AnyComponent;
}
