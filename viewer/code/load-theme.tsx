import { isValidElement, type ComponentType } from 'react';
import type { Component } from '../body/component.ts';
import { components } from '../body/components.ts';
import { DefaultNavbarItem } from '../client/components/default-navbar-item.tsx';
import { docParts } from '../client/components/doc-parts.tsx';
import { TOC, TOCCollapsible } from '../client/components/toc.tsx';
import { toDocusaurusToc } from '../client/docusaurus-toc.ts';
import { usePage } from '../corpus/corpus-context.ts';
import { isObject } from '../corpus/shape.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { itemTypes, navbarParts } from '../layout/navbar/navbar-parts.ts';
import { sidebarParts } from '../layout/sidebar/sidebar-parts.ts';
import { ItemsOfParts } from '../client/theme/navbar-items.tsx';
import { RowOfParts } from '../client/theme/sidebar-item.tsx';
import { innerParts } from '../client/theme/inner-parts.tsx';
import { composedParts, otherNames, themeParts } from '../client/theme/theme-parts.ts';
import { OwnDoc, withDocContent } from '../client/theme/doc-item.tsx';
import { parts } from '../layout/parts.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { checkCode } from './check-code.ts';
import { isWrapper } from './wrappers.tsx';
import { provideModules } from '../client/modules.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** The viewer's own, which a site's components fall back on. */
const own = {
  parts: { ...parts, ...docParts },
  navbarParts: { ...navbarParts },
  components: { ...components },
};
/** What the viewer calls a part that has several names in Docusaurus; that of the first is drawn inside the others. */
const sameParts: Record<string, string> = {
  ColorModeToggle: 'Navbar/ColorModeToggle',
  Logo: 'Navbar/Logo',
  'NotFound/Content': 'NotFound',
};
/** Slot → address of the module that fills it. */
const filled = new Map<string, string>();

/**
 * Puts the components of a site's theme in the places of the viewer's own. One that can't be loaded, or fails when it is
 * drawn, leaves the viewer's in its place; one that is there already stays, with its state.
 *
 * @param slots slot → address of a module, as `site.json` has them
 * @param isDrawn whether static HTML, which is taken over next, was drawn in the parts around the viewer
 * @throws CorpusError when a module is none of this site's
 */
export async function loadTheme(slots: Record<string, string>, baseUrl: string, isDrawn = false): Promise<void> {
  checkCode(
    Object.values(slots).map((href) => ({ href })),
    baseUrl,
  );
  provideModules();
  await Promise.all(
    Object.entries(slots).map(([slot, href]) =>
      fillSlot(slot, href, slots, isDrawn).catch((error: unknown) =>
        console.error(`The part “${slot}” of this site's theme, ${href}, can't be used.`, error),
      ),
    ),
  );
}

async function fillSlot(slot: string, href: string, slots: Record<string, string>, isDrawn: boolean): Promise<void> {
  if (filled.get(slot) === href) return;
  const { default: part } = (await import(href)) as { default?: unknown };
  if (slot === 'NavbarItem/ComponentTypes') {
    if (!isObject(part)) throw new Error('Its default export is no object of components.');
    Object.assign(itemTypes, part);
  } else {
    if (!isComponent(part)) throw new Error('Its default export is no component.');
    if (isDrawn && isWrapper(slot))
      Object.assign(parts, { [slot]: inPlaceOf(part, own.parts[slot as 'Root'] as AnyComponent, true) });
    else place(part, slot, slots);
  }
  filled.set(slot, href);
}

/** Puts a component where the viewer draws the part. */
function place(part: AnyComponent, slot: string, slots: Record<string, string>): void {
  const name = sameParts[slot] ?? slot;
  if (name !== slot && Object.hasOwn(slots, name)) return;
  if (slot === 'DocItem')
    return void Object.assign(parts, { DocItem: inPlaceOf(docItemOf(part), OwnDoc as AnyComponent) });
  const other = otherNames[slot];
  if (other) parts[other.part] = inPlaceOf(part, other.Own as AnyComponent);
  else if (slot === 'TOC' || slot === 'TOCCollapsible') {
    const around = slot === 'TOC' ? 'DocItem/TOC/Desktop' : 'DocItem/TOC/Mobile';
    const Own = (slot === 'TOC' ? TOC : TOCCollapsible) as AnyComponent;
    if (!Object.hasOwn(slots, around)) parts[slot] = withHeadings(inPlaceOf(part, Own));
  } else if (Object.hasOwn(own.parts, name))
    Object.assign(parts, { [name]: inPlaceOf(part, own.parts[name as 'Footer']) });
  else if (Object.hasOwn(navbarParts, name))
    Object.assign(navbarParts, { [name]: inPlaceOf(part, own.navbarParts[name as 'SearchBar']) });
  else if (Object.hasOwn(components, name)) components[name] = inBody(part, name, own.components[name]!);
  else placeInside(part, name, slots);
}

function docItemOf(part: AnyComponent): AnyComponent {
  return withDocContent(part as unknown as Parameters<typeof withDocContent>[0]) as unknown as AnyComponent;
}

/** The part around is then put together of parts, unless the site has one of its own. */
function placeInside(part: AnyComponent, slot: string, slots: Record<string, string>): void {
  innerParts[slot] = inPlaceOf(part, ownPart(slot));
  if (slot.startsWith('DocSidebarItem')) sidebarParts.Row = RowOfParts;
  if (slot.startsWith('NavbarItem')) navbarParts.Items = ItemsOfParts;
  for (const { part: around, Composed, inner } of composedParts)
    if (inner.test(slot) && (around === slot || !Object.hasOwn(slots, around)))
      Object.assign(parts, { [around]: inPlaceOf(Composed as AnyComponent, own.parts[around as 'Footer']) });
}

/** An item of a link is a part that has a name of its own beside the module. */
function ownPart(slot: string): AnyComponent {
  const Own = slot === 'NavbarItem/DefaultNavbarItem' ? DefaultNavbarItem : themeParts[slot as keyof typeof themeParts];
  return Own as AnyComponent;
}

function isComponent(value: unknown): value is AnyComponent {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value && !isValidElement(value));
}

/** @param isDrawn whether static HTML holds the site's, and not the viewer's own */
function inPlaceOf(Site: AnyComponent, Own: AnyComponent | undefined, isDrawn = false) {
  return function Slot(props: Record<string, unknown>) {
    const isHydrated = useHydrated();
    if (Own && !isHydrated && !isDrawn) return <Own {...props} />;
    if (!Own) return <Site {...props} />;
    return (
      <CrashBoundary fallback={<Own {...props} />}>
        <Site {...props} />
      </CrashBoundary>
    );
  };
}

/** Gives a table of contents the headings of the page, as Docusaurus has them. */
function withHeadings(Site: AnyComponent) {
  return function Headings() {
    const page = usePage();
    if (page?.kind !== 'doc') return null;
    const { min, max } = page.tocLevels;
    return <Site toc={toDocusaurusToc(page.toc)} minHeadingLevel={min} maxHeadingLevel={max} />;
  };
}

/** Makes of a component that takes props and children one that bodies can name. */
function inBody(Site: AnyComponent, name: string, Own: Component): Component {
  return function Slot(given) {
    const isHydrated = useHydrated();
    if (!isHydrated) return <Own {...given} />;
    const { props, nodes, render } = given;
    const titleNode = nodes.find((node) => node.type === 'component' && node.name === `${name}Title`);
    const title = titleNode?.type === 'component' ? { title: render(titleNode.children) } : {};
    const rest = nodes.filter((node) => node !== titleNode);
    return (
      <CrashBoundary fallback={<Own {...given} />}>
        <Site {...props} {...title}>
          {rest.length > 0 ? render(rest) : undefined}
        </Site>
      </CrashBoundary>
    );
  };
}
