import { isValidElement, type ComponentType } from 'react';
import type { Component } from '../body/component.ts';
import { isObject } from '../corpus/shape.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { useSitePartsShown } from '../state/site-parts.ts';

export type AnyComponent = ComponentType<Record<string, unknown>>;

export function isComponent(value: unknown): value is AnyComponent {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value && !isValidElement(value));
}

/**
 * Draws a site's component, and the viewer's own where that fails, and while static HTML is taken over that holds it.
 *
 * @param isDrawn whether static HTML holds the site's in any case
 */
export function inPlaceOf(Site: AnyComponent, Own: AnyComponent | undefined, isDrawn = false) {
  return function Slot(props: Record<string, unknown>) {
    const isShown = useSitePartsShown();
    if (Own && !isShown && !isDrawn) return <Own {...props} />;
    if (!Own) return <Site {...props} />;
    return (
      <CrashBoundary fallback={<Own {...props} />}>
        <Site {...props} />
      </CrashBoundary>
    );
  };
}

/** Makes of a component that takes props and children one that bodies can name. */
export function inBody(Site: AnyComponent, name: string, Own: Component): Component {
  return function Slot(given) {
    const isShown = useSitePartsShown();
    if (!isShown) return <Own {...given} />;
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
