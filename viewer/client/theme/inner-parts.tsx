import type { ComponentType } from 'react';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Nested theme components that the site replaces: name below `src/theme/` → component. */
export const innerParts: Record<string, AnyComponent> = {};

/** @returns a component that renders the site's component with this name, or the viewer's own */
export function innerPart<Props extends object>(name: string, Own: ComponentType<Props>): ComponentType<Props> {
  return function InnerPart(props: Props) {
    const Part = (innerParts[name] as ComponentType<Props> | undefined) ?? Own;
    return <Part {...props} />;
  };
}
