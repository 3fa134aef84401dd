import type { ComponentType } from 'react';
import type { Card, NavbarItem } from '../../../../corpus/index.ts';
import {
  type AnyComponent,
  aroundPage,
  cardParts,
  type Component,
  type ComponentProps,
  components,
  docParts,
  DocsSidebar,
  type DocsSidebarProps,
  inBody,
  inPlaceOf,
  isComponent,
  itemOf,
  ofParts,
  OwnCard,
  OwnCards,
  OwnEntries,
  parts,
  type Sidebar,
  sideMenuParts,
} from '../../../../viewer/extension.ts';
import { AdmonitionOfParts, admonitionTypes } from '../content/admonition-parts.tsx';
import { Surrounding } from '../content/content-parts.tsx';
import { inBox, OwnDoc, withDocContent } from '../docs/doc-item.tsx';
import { withBlogSidebar } from '../blog/blog-sidebar.tsx';
import { SiteColumn, siteColumns, withSidebar } from '../docs/doc-sidebar.tsx';
import { inSecondaryPane, SideMenuHeader, SideMenuSidebar } from '../navbar/side-menu-parts.tsx';
import { placedInBody } from './place-body-parts.tsx';
import { placeElements } from './place-elements.tsx';

const ownAdmonition = components.Admonition!;

/** Slots with their own installation code: slot → function that installs the site's component. */
export const placed: Record<string, (part: AnyComponent, slots: Record<string, string>) => void> = {
  ...placedInBody,
  DocItem: (part) => {
    const Site = withDocContent(part as never) as unknown as AnyComponent;
    Object.assign(parts, { DocItem: inPlaceOf(Site, OwnDoc as AnyComponent, 'DocItem') });
  },
  Layout: (part) => {
    const Site = aroundPage(part as never) as unknown as AnyComponent;
    Object.assign(parts, { Layout: inPlaceOf(Site, Surrounding as AnyComponent, 'Layout') });
  },
  'DocItem/Layout': (part) => {
    const Site = inBox(part as never) as unknown as AnyComponent;
    Object.assign(parts, {
      'DocItem/Layout': inPlaceOf(Site, docParts['DocItem/Layout'] as AnyComponent, 'DocItem/Layout'),
    });
  },
  DocSidebar: (part) => placeColumn('docs', withSidebar(part as never), 'DocSidebar'),
  'DocSidebar/Desktop': (part) => placeColumn('docs', withSidebar(part as never), 'DocSidebar/Desktop'),
  BlogSidebar: (part) => placeColumn('blog', withBlogSidebar(part as never), 'BlogSidebar'),
  DocCard: (part) => {
    const Site = ({ card }: { card: Card }) => <SiteOf part={part} item={itemOf(card)} />;
    cardParts.Card = inPlaceOf(Site as AnyComponent, OwnCard as AnyComponent, 'DocCard') as unknown as typeof OwnCard;
  },
  DocCardList: (part) => {
    const Site = ({ cards }: { cards: Card[] }) => <SiteOf part={part} items={cards.map(itemOf)} />;
    cardParts.List = inPlaceOf(
      Site as AnyComponent,
      OwnCards as AnyComponent,
      'DocCardList',
    ) as unknown as typeof OwnCards;
  },
  'Navbar/MobileSidebar/Header': (part) =>
    void (sideMenuParts.Header = inPlaceOf(
      part,
      SideMenuHeader as AnyComponent,
      'Navbar/MobileSidebar/Header',
    ) as ComponentType),
  'Navbar/MobileSidebar/PrimaryMenu': (part) =>
    void (sideMenuParts.PrimaryMenu = inPlaceOf(
      part,
      OwnEntries as AnyComponent,
      'Navbar/MobileSidebar/PrimaryMenu',
    ) as ComponentType),
  'Navbar/MobileSidebar/SecondaryMenu': (part) =>
    void (sideMenuParts.SecondaryMenu = inPlaceOf(
      part,
      SideMenuSidebar as AnyComponent,
      'Navbar/MobileSidebar/SecondaryMenu',
    ) as ComponentType),
  'DocSidebar/Mobile': (part) => {
    const Site = inSecondaryPane(part as never) as unknown as AnyComponent;
    sideMenuParts.SecondaryMenu = inPlaceOf(
      Site,
      SideMenuSidebar as AnyComponent,
      'DocSidebar/Mobile',
    ) as ComponentType;
  },
};

/** Slots whose modules export an object of components. */
export const placedObjects: Record<string, (given: Record<string, unknown>) => void> = {
  MDXComponents: (given) => placeElements('MDXComponents', given, isComponent),
  'Admonition/Types': (types) => {
    for (const [type, part] of Object.entries(types))
      if (part !== admonitionTypes[type] && isComponent(part))
        admonitions.types.set(type, inBody(part as AnyComponent, 'Admonition', ownAdmonition, 'Admonition/Types'));
    components.Admonition = Typed;
  },
};

/** The site's admonitions: type → component. `others` renders all types that are not in `types`. */
const admonitions = { types: new Map<string, Component>(), others: ownAdmonition };

function Typed(given: ComponentProps) {
  const Type = admonitions.types.get(String(given.props.type)) ?? admonitions.others;
  return <Type {...given} />;
}

/** Makes the viewer render admonitions from the theme's nested components. */
export function placeAdmonitions(): void {
  admonitions.others = inBody(AdmonitionOfParts as AnyComponent, 'Admonition', ownAdmonition, ofParts('Admonition'));
  components.Admonition = Typed;
}

/** Replaces the column of links next to a page: the docs sidebar, or the list of posts in a blog. */
export function placeColumn(kind: Sidebar['kind'], Site: ComponentType<DocsSidebarProps>, slot: string): void {
  const [rendered, Own] = [Site, DocsSidebar] as unknown as AnyComponent[];
  siteColumns[kind] = inPlaceOf(rendered!, Own, slot) as unknown as ComponentType<DocsSidebarProps>;
  parts.DocSidebar = SiteColumn;
}

function SiteOf({ part: Site, ...props }: { part: AnyComponent } & Record<string, unknown>) {
  return <Site {...props} />;
}

/** Renders the navbar's items in the menu of narrow screens with the site's components. */
export function placeSideMenuItems(Items: ComponentType<{ items: NavbarItem[] }>): void {
  sideMenuParts.Items = Items;
}
