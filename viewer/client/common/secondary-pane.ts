import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** Whether the second pane of the menu of narrow screens is being drawn by a part of the site that says what is in it. */
export const InSecondaryPane = createContext(false);

/** Content for that pane: drawn where the pane asks the site for it, and nowhere else. */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component,
  props,
}: {
  component: ComponentType<Props>;
  props: Props;
}): ReactNode {
  return useContext(InSecondaryPane) ? createElement(component, props) : null;
}
