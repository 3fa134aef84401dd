import type { ComponentType } from 'react';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Slot → the component that fills it. Extensions and themes of sites fill slots before the first render. */
export const filledSlots: Record<string, AnyComponent> = {};

/** @returns a component that renders the component in a slot: the site's if it fills the slot, otherwise the viewer's */
export function slot<Props extends object>(name: string, Own: ComponentType<Props>): ComponentType<Props> {
  return function Slot(props: Props) {
    const Part = (filledSlots[name] as ComponentType<Props> | undefined) ?? Own;
    return <Part {...props} />;
  };
}
