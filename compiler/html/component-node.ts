import type { ElementContent } from 'hast';
import type { Node } from 'unist';
import type { Json } from '../../corpus/schema/json.ts';

/** A named component in a hast tree, on its way to become one of a body. */
export interface ComponentNode extends Node {
  type: 'component';
  name: string;
  props: Record<string, Json>;
  /** Props that contain addresses, by name or path: `src`, `sources.light`, `srcSet.1`. */
  urls?: Record<string, ComponentUrl>;
  /** Props that hold references made before, by name. */
  references?: Record<string, number>;
  /** Props that hold what other files hold, by name. */
  data?: Record<string, AwaitedData>;
  /** Props that come from those of a partial: the keys that lead to each. */
  given?: Record<string, readonly string[]>;
  /** The export of the document's code that draws it. */
  export?: string;
  children: ElementContent[];
}

/** An address in a prop. */
export interface ComponentUrl {
  kind: 'link' | 'image' | 'asset';
  url: string;
  /** A program of the host may answer the address. */
  isService?: true;
}

/** What another file holds, or the part of it to which keys lead. */
export interface AwaitedData {
  kind: 'json' | 'text' | 'svg';
  url: string;
  keys?: readonly string[];
  /** Where it is imported, when that is not where it is used. */
  at?: { line: number; column: number } | undefined;
}

/** @returns a component of which nothing else is known */
export function component(
  name: string,
  props: ComponentNode['props'] = {},
  children: ComponentNode['children'] = [],
): ComponentNode {
  return { type: 'component', name, props, children };
}

declare module 'hast' {
  interface ElementData {
    /** Properties that are known later, as those of components. */
    data?: Record<string, AwaitedData>;
    given?: Record<string, readonly string[]>;
  }
  interface ElementContentMap {
    component: ComponentNode;
  }
  interface RootContentMap {
    component: ComponentNode;
  }
}
