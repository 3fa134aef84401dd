import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** Context: whether a component is rendered in the second pane of the menu on narrow screens. */
export const InSecondaryPane = createContext(false);

/** Renders content for the second pane of the menu. Renders nothing outside of that pane. */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component,
  props,
}: {
  component: ComponentType<Props>;
  props: Props;
}): ReactNode {
  return useContext(InSecondaryPane) ? createElement(component, props) : null;
}
