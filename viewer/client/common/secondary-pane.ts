import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** True while a theme component of the site fills the second pane of the menu of narrow screens. */
export const InSecondaryPane = createContext(false);

/** Content for that pane. Renders nothing outside of the pane. */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component,
  props,
}: {
  component: ComponentType<Props>;
  props: Props;
}): ReactNode {
  return useContext(InSecondaryPane) ? createElement(component, props) : null;
}
