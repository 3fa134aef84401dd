import type { ComponentType } from 'react';
import { components } from '../body/components.ts';
import { navbarParts } from '../layout/navbar/navbar-parts.ts';
import { parts } from '../layout/parts.ts';
import { siteParts } from '../state/site-parts.ts';
import { startThemeStyles } from './adopted-styles.ts';
import { checkCode } from './check-code.ts';
import { clientExtensions, prepareForCode } from './client-extensions.ts';
import { importModule, type CodeCorpus } from './import-module.ts';
import { inBody, inPlaceOf, isComponent, type AnyComponent } from './in-place-of.tsx';
import { own } from './own-parts.ts';
import { hasPartsInView, isWrapper } from '../html/wrapper-parts.ts';
import { loadStylesOfCode } from '../navigation/load-styles.ts';
import type { StaticData } from '../static/static-data.ts';

/** Slot → address of the module that already fills it. */
const filled = new Map<string, string>();

/** Specifies for which code of the site the static HTML contains the output. */
export interface RenderedWith {
  /** Whether the HTML contains the output of the page's code, and of slots around the viewer such as `Root`. */
  isCodeDrawn?: StaticData['isCodeDrawn'];
  /** Whether the HTML contains the output of the site's theme components. */
  isThemeDrawn?: StaticData['isThemeDrawn'];
}

/**
 * Replaces the viewer's components with the components of a site's theme. If a component of the theme can't be loaded,
 * or fails to render, the viewer's component is rendered. If the module of a component is unchanged since the last
 * call, the component keeps its state.
 *
 * @param slots slot → address of a module, as in `site.json`
 * @param rendered for which code of the site the static HTML contains the output
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
  await prepareForCode(corpus);
  // Loads style sheets that these components can need. Does not wait, because static HTML with such components
  // already links the style sheets.
  if (hasPartsInView(slots)) void loadStylesOfCode();
  // Never resets `areInHtml` to false, because a part of the page may hydrate after a second call of this function.
  if (isThemeDrawn) siteParts.areInHtml = true;
  if (typeof isThemeDrawn === 'object') siteParts.leftOut = new Set(isThemeDrawn);
  const urls = Object.fromEntries(Object.entries(slots).map(([slot, href]) => [slot, corpus.url(href)]));
  for (const { slot, href, error } of await placeTheme(urls, importModule, Boolean(isCodeDrawn ?? isThemeDrawn)))
    console.error(`The theme part “${slot}” in ${href} can't be used.`, error);
}

/**
 * Adds a site's style sheets to the document, if the corpus is on another host or in another folder. Then the HTML
 * does not link them.
 *
 * @param styles addresses, as in `site.json`
 * @throws CorpusError if a style sheet is not one of this site's files
 */
export async function loadThemeStyles(styles: readonly string[], corpus: CodeCorpus): Promise<void> {
  checkCode([{ styles }], corpus.sharedUrl);
  if (corpus.isElsewhere) await startThemeStyles(styles, corpus);
}

/** A module that fails to load or exports no component, and its error. */
export interface UnusablePart {
  slot: string;
  href: string;
  error: unknown;
}

/**
 * Imports modules, and replaces the viewer's components with the components of the modules.
 *
 * @param slots slot → address of a module
 * @param isRendered whether static HTML contains the output of the components around the viewer, such as `Root`
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
  if (isRendered && isWrapper(slot)) {
    Object.assign(parts, {
      [slot]: inPlaceOf(asComponent(part), own.parts[slot as 'Root'] as AnyComponent, slot, true),
    });
    return;
  }
  for (const extension of clientExtensions()) if (extension.fillSlot(part, slot, slots)) return;
  if (!replacePart(slot, asComponent(part))) throw new Error('The viewer has no slot with this name.');
}

/**
 * Replaces a component of the viewer.
 *
 * @param slot the slot that the site's component fills
 * @param name the name of the replaced component
 * @returns false if the viewer has no such component
 */
export function replacePart(slot: string, part: AnyComponent, name = slot): boolean {
  const of = <Of extends object>(all: Of) => all[name as keyof Of] as ComponentType<never> as AnyComponent;
  if (Object.hasOwn(own.parts, name)) Object.assign(parts, { [name]: inPlaceOf(part, of(own.parts), slot) });
  else if (Object.hasOwn(own.navbarParts, name))
    Object.assign(navbarParts, { [name]: inPlaceOf(part, of(own.navbarParts), slot) });
  else if (Object.hasOwn(own.components, name)) components[name] = inBody(part, name, own.components[name]!, slot);
  else return false;
  return true;
}

/** @throws Error if the value is not a component */
export function asComponent(part: unknown): AnyComponent {
  if (!isComponent(part)) throw new Error('The default export of this part is not a component.');
  return part;
}
