import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** Components by their name in content. */
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
