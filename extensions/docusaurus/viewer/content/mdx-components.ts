import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** Name in MDX content (`h1`, `Tabs`) → component. */
export type ComponentMap = Record<string, ComponentType<never> | string>;

const MdxContext = createContext<ComponentMap>({});

/** Provides components to `useMDXComponents`. */
export function MDXProvider({ components = {}, children }: { components?: ComponentMap; children?: ReactNode }) {
  const outer = useContext(MdxContext);
  return createElement(MdxContext, { value: { ...outer, ...components } }, children);
}

export function useMDXComponents(components: ComponentMap = {}): ComponentMap {
  return { ...useContext(MdxContext), ...components };
}
