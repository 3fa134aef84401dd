import { isValidElement, type ComponentType } from 'react';
import type { Component } from '../body/component.ts';
import { isObject } from '../corpus/shape.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { siteParts, useSitePartsShown } from '../state/site-parts.ts';

export type AnyComponent = ComponentType<Record<string, unknown>>;

export function isComponent(value: unknown): value is AnyComponent {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value && !isValidElement(value));
}

/** @returns in place of a slot, what the viewer puts together where a site has parts of that slot's part */
export function ofParts(slot: string): string {
  return `${slot}/*`;
}

/**
 * Draws a site's component, and the viewer's own where that fails, and while static HTML is taken over that lacks it.
 *
 * @param slot of the site's
 * @param isDrawn whether static HTML holds parts of the site's in any case
 */
export function inPlaceOf(Site: AnyComponent, Own: AnyComponent | undefined, slot: string, isDrawn = false) {
  return function Slot(props: Record<string, unknown>) {
    const isShown = useSitePartsShown(slot);
    const isLeftOut = siteParts.leftOut.has(slot);
    if (!isShown && (isLeftOut || (Own && !isDrawn))) return Own && <Own {...props} />;
    const drawn = siteParts.apart(slot, <Site {...props} />);
    return Own ? <CrashBoundary fallback={<Own {...props} />}>{drawn}</CrashBoundary> : drawn;
  };
}

/**
 * Makes of a component that takes props and children one that bodies can name.
 *
 * @param name of it in bodies
 * @param slot of the site's
 */
export function inBody(Site: AnyComponent, name: string, Own: Component, slot = name): Component {
  return function Slot(given) {
    const isShown = useSitePartsShown(slot);
    if (!isShown) return <Own {...given} />;
    const { props, nodes, render } = given;
    const titleNode = nodes.find((node) => node.type === 'component' && node.name === `${name}Title`);
    const title = titleNode?.type === 'component' ? { title: render(titleNode.children) } : {};
    const rest = nodes.filter((node) => node !== titleNode);
    return (
      <CrashBoundary fallback={<Own {...given} />}>
        {siteParts.apart(
          slot,
          <Site {...props} {...title}>
            {rest.length > 0 ? render(rest) : undefined}
          </Site>,
        )}
      </CrashBoundary>
    );
  };
}
