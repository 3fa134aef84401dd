import type { ComponentType } from 'react';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Parts of parts that a site has of its own, by their names below `src/theme/`. */
export const innerParts: Record<string, AnyComponent> = {};

/** @returns a component that draws what the site has under a name, and the viewer's own where it has nothing */
export function innerPart<Props extends object>(name: string, Own: ComponentType<Props>): ComponentType<Props> {
  return function InnerPart(props: Props) {
    const Part = (innerParts[name] as ComponentType<Props> | undefined) ?? Own;
    return <Part {...props} />;
  };
}
