import { createElement } from 'react';
import { themeModules } from '../theme/theme-modules.ts';
import {
  type AnyComponent,
  CrashBoundary,
  type ElementProps,
  elements,
  own,
  siteParts,
  useSitePartsShown,
} from '../../../../viewer/extension.ts';

/** Docusaurus' component without `MDXComponents/` → tags of the HTML elements that the component renders. */
const tagsOf: Record<string, readonly string[]> = {
  A: ['a'],
  Code: ['code'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Ul: ['ul'],
};

/**
 * Renders HTML elements in content with a component of the site.
 *
 * @param name selects the elements: `MDXComponents/A`
 * @param slot the slot that the site's component fills
 */
export function placeElementPart(name: string, part: AnyComponent, slot = name): void {
  const last = name.slice('MDXComponents/'.length);
  for (const tag of tagsOf[last]!) placeElement(tag, part, slot, last === 'Heading');
}

/**
 * Renders HTML elements with the components in a site's `MDXComponents`. The site's object usually also contains the
 * viewer's own components, which are skipped.
 */
export function placeElements(
  slot: string,
  given: Record<string, unknown>,
  isComponent: (value: unknown) => boolean,
): void {
  const provided = themeModules.MDXComponents as Record<string, unknown>;
  for (const [tag, part] of Object.entries(given))
    if (/^[a-z][a-z\d]*$/.test(tag) && part !== provided[tag] && isComponent(part))
      placeElement(tag, part as AnyComponent, slot);
}

function placeElement(tag: string, Site: AnyComponent, slot: string, isNamed = false): void {
  const Own = own.elements[tag];
  elements[tag] = function Slot(given: ElementProps) {
    const isShown = useSitePartsShown(slot);
    const { props, element, render } = given;
    const children = element.children.length > 0 ? render(element.children) : undefined;
    const rendered = Own ? (
      <Own {...given} />
    ) : (
      createElement(tag, props, ...(children === undefined ? [] : [children]))
    );
    if (!isShown) return rendered;
    return (
      <CrashBoundary fallback={rendered}>
        {siteParts.apart(
          slot,
          <Site {...props} {...(isNamed && { as: tag })}>
            {children}
          </Site>,
        )}
      </CrashBoundary>
    );
  };
}
