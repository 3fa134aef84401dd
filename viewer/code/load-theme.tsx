import type { ComponentType } from 'react';
import { components } from '../body/components.ts';
import { docParts } from '../client/components/doc-parts.tsx';
import { TOC, TOCCollapsible } from '../client/components/toc.tsx';
import { withRouter, type RouteProps } from '../client/router/route-hooks.tsx';
import { isObject } from '../corpus/shape.ts';
import { itemTypes, navbarParts } from '../layout/navbar/navbar-parts.ts';
import { sidebarParts } from '../layout/sidebar/sidebar-parts.ts';
import { BlogSidebar, withBlogSidebar } from '../client/theme/blog-sidebar.tsx';
import { SidebarOfParts, withSidebar } from '../client/theme/doc-sidebar.tsx';
import { ItemsOfParts, SideMenuItemsOfParts } from '../client/theme/navbar-items.tsx';
import { LinkItem } from '../client/theme/navbar-item.tsx';
import { RowOfParts } from '../client/theme/sidebar-item.tsx';
import { innerParts } from '../client/theme/inner-parts.tsx';
import { inColumn, withHeadings } from '../client/theme/toc-parts.tsx';
import { composedParts, otherNames, themeParts } from '../client/theme/theme-parts.ts';
import { parts } from '../layout/parts.ts';
import { siteParts } from '../state/site-parts.ts';
import { startThemeStyles } from './adopted-styles.ts';
import { checkCode } from './check-code.ts';
import { importModule, type CodeCorpus } from './import-module.ts';
import { inBody, inPlaceOf, isComponent, ofParts, type AnyComponent } from './in-place-of.tsx';
import { placeBlockPart } from './place-body-parts.tsx';
import { placeAdmonitions, placeColumn, placed, placedObjects, placeSideMenuItems } from './place-parts.tsx';
import { placePages } from './place-pages.tsx';
import { hasPartsInView, isWrapper } from '../html/wrapper-parts.ts';
import { loadStylesOfCode } from '../navigation/load-styles.ts';
import { provideModules } from '../client/modules.ts';
import type { StaticData } from '../static/static-data.ts';

/** The viewer's components before any of them is replaced. They are the fallbacks of a site's components. */
const own = {
  parts: { ...parts, ...docParts },
  navbarParts: { ...navbarParts },
  components: { ...components },
};
/** Inner slot → outer slot, for parts with two slots in Docusaurus. The viewer uses the outer slot. */
const sameParts: Record<string, string> = {
  ColorModeToggle: 'Navbar/ColorModeToggle',
  Logo: 'Navbar/Logo',
  'NotFound/Content': 'NotFound',
};
/** Slot → address of the module that already fills it. */
const filled = new Map<string, string>();

/** The code of the site whose output static HTML contains. */
export interface RenderedWith {
  /** Whether the HTML contains the output of the page's code, and of slots around the viewer such as `Root`. */
  isCodeDrawn?: StaticData['isCodeDrawn'];
  /** Whether the HTML contains the output of the site's theme components. */
  isThemeDrawn?: StaticData['isThemeDrawn'];
}

/**
 * Replaces the viewer's components with the components of a site's theme. If one can't be loaded, or fails to render,
 * the viewer's component remains. A component from an unchanged module keeps its state.
 *
 * @param slots slot → address of a module, as in `site.json`
 * @param rendered which of the site's code is in the static HTML that will be hydrated next
 * @throws CorpusError if a module is not one of this site's files
 */
export async function loadTheme(
  slots: Record<string, string>,
  corpus: CodeCorpus,
  { isCodeDrawn, isThemeDrawn }: RenderedWith = {},
): Promise<void> {
  checkCode(
    Object.values(slots).map((href) => ({ href })),
    corpus.sharedUrl,
  );
  provideModules(corpus);
  // The style sheets load in the background. Static HTML that contains these parts already links them.
  if (hasPartsInView(slots)) void loadStylesOfCode();
  // Never set back to false: inner parts can hydrate after the theme was loaded again.
  if (isThemeDrawn) siteParts.areInHtml = true;
  if (typeof isThemeDrawn === 'object') siteParts.leftOut = new Set(isThemeDrawn);
  const urls = Object.fromEntries(Object.entries(slots).map(([slot, href]) => [slot, corpus.url(href)]));
  for (const { slot, href, error } of await placeTheme(urls, importModule, Boolean(isCodeDrawn ?? isThemeDrawn)))
    console.error(`The part “${slot}” of this site's theme, ${href}, can't be used.`, error);
}

/**
 * Applies the style sheets of a site to a document without links to them, because the corpus is elsewhere.
 *
 * @param styles addresses, as in `site.json`
 * @throws CorpusError if a style sheet is not one of this site's files
 */
export async function loadThemeStyles(styles: readonly string[], corpus: CodeCorpus): Promise<void> {
  checkCode([{ styles }], corpus.sharedUrl);
  if (corpus.isElsewhere) await startThemeStyles(styles, corpus);
}

/** A module whose component can't be used. */
export interface UnusablePart {
  slot: string;
  href: string;
  error: unknown;
}

/**
 * Imports modules, and replaces the viewer's components with the components of the modules.
 *
 * @param slots slot → address of a module
 * @param isRendered whether static HTML was rendered inside the slots around the viewer, such as `Root`
 * @returns the components that can't be used
 */
export async function placeTheme(
  slots: Record<string, string>,
  load: (href: string) => Promise<Record<string, unknown>>,
  isRendered: boolean,
): Promise<UnusablePart[]> {
  const unusable: UnusablePart[] = [];
  const loaded = await Promise.all(
    Object.entries(slots)
      .filter(([slot, href]) => filled.get(slot) !== href)
      .map(([slot, href]) =>
        load(href).then(
          ({ default: part }) => ({ slot, href, part }),
          (error: unknown) => void unusable.push({ slot, href, error }),
        ),
      ),
  );
  for (const module of loaded) {
    if (!module) continue;
    try {
      fillSlot(module.part, module.slot, slots, isRendered);
      filled.set(module.slot, module.href);
    } catch (error) {
      unusable.push({ slot: module.slot, href: module.href, error });
    }
  }
  return unusable;
}

function fillSlot(part: unknown, slot: string, slots: Record<string, string>, isRendered: boolean): void {
  if (slot === 'NavbarItem/ComponentTypes') {
    if (!isObject(part)) throw new Error('Its default export is not an object of components.');
    Object.assign(itemTypes, part);
  } else if (slot === 'Admonition/Types' && Object.hasOwn(slots, 'Admonition')) {
    // The site's `Admonition` renders all types, so its components for single types are unused.
    return;
  } else if (Object.hasOwn(placedObjects, slot)) {
    if (!isObject(part)) throw new Error('Its default export is not an object of components.');
    placedObjects[slot]!(part);
  } else {
    if (!isComponent(part)) throw new Error('Its default export is not a component.');
    if (isRendered && isWrapper(slot))
      Object.assign(parts, { [slot]: inPlaceOf(part, own.parts[slot as 'Root'] as AnyComponent, slot, true) });
    else place(part, slot, slots);
  }
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
  } else if (name === 'NotFound')
    parts.NotFound = inPlaceOf(
      withRouter(part as ComponentType<Record<string, unknown> & RouteProps>) as AnyComponent,
      own.parts.NotFound as AnyComponent,
      slot,
    );
  else if (Object.hasOwn(own.parts, name))
    Object.assign(parts, { [name]: inPlaceOf(part, own.parts[name as 'Footer'], slot) });
  else if (Object.hasOwn(navbarParts, name))
    Object.assign(navbarParts, { [name]: inPlaceOf(part, own.navbarParts[name as 'SearchBar'], slot) });
  else if (Object.hasOwn(components, name)) components[name] = inBody(part, name, own.components[name]!, slot);
  else placeInside(part, name, slots);
}

/**
 * Replaces a nested component. The component around it is then assembled from parts, so that the replacement is
 * visible. If the site also replaces the component around it, that component is unchanged.
 */
function placeInside(part: AnyComponent, slot: string, slots: Record<string, string>): void {
  if (slot.startsWith('CodeBlock/')) return placeBlockPart(slot, part, ownPart(slot));
  innerParts[slot] = inPlaceOf(part, ownPart(slot), slot);
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
