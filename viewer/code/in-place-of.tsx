import { isValidElement, type ComponentType } from 'react';
import type { Component } from '../body/component.ts';
import { isObject } from '../corpus/shape.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { siteParts, useSitePartsShown } from '../state/site-parts.ts';

export type AnyComponent = ComponentType<Record<string, unknown>>;

export function isComponent(value: unknown): value is AnyComponent {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value && !isValidElement(value));
}

/**
 * Returns the name for the viewer's component in a slot, if a site replaces components inside this slot: `DocSidebar`
 * → `DocSidebar/*`.
 */
export function ofParts(slot: string): string {
  return `${slot}/*`;
}

/**
 * Creates a component that renders a site's component. If the site's component fails, the viewer's component `Own` is
 * rendered instead. `Own` is also rendered during hydration, if static HTML lacks the site's component.
 *
 * @param Own undefined if the slot has no default
 * @param slot the slot that the site's component fills
 * @param isRendered whether static HTML always contains the output of the site's component
 */
export function inPlaceOf(Site: AnyComponent, Own: AnyComponent | undefined, slot: string, isRendered = false) {
  return function Slot(props: Record<string, unknown>) {
    const isShown = useSitePartsShown(slot);
    const isLeftOut = siteParts.leftOut.has(slot);
    if (!isShown && (isLeftOut || (Own && !isRendered))) return Own && <Own {...props} />;
    const rendered = siteParts.apart(slot, <Site {...props} />);
    return Own ? <CrashBoundary fallback={<Own {...props} />}>{rendered}</CrashBoundary> : rendered;
  };
}

/**
 * Converts a React component to a component that renders a node in a page's body.
 *
 * @param name the name of the component in a body
 * @param Own is rendered if the site's component fails
 * @param slot the slot that the site's component fills
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
