import type { ElementContent } from 'hast';
import type { Node } from 'unist';
import type { Json } from '../../corpus/schema/json.ts';

/** A component in a hast tree, before it becomes a `BodyComponent`. */
export interface ComponentNode extends Node {
  type: 'component';
  name: string;
  props: Record<string, Json>;
  /** Props that contain addresses, by name or path: `src`, `sources.light`, `srcSet.1`. */
  urls?: Record<string, ComponentUrl>;
  /** Props that contain existing references, by name. */
  references?: Record<string, number>;
  /** Props that contain data of other files, by name. */
  data?: Record<string, AwaitedData>;
  /** Props whose value comes from the props of a partial: the path of keys for each. */
  given?: Record<string, readonly string[]>;
  /** The export of the document's code that renders it. */
  export?: string;
  children: ElementContent[];
}

/** An address in a prop. */
export interface ComponentUrl {
  kind: 'link' | 'image' | 'asset';
  url: string;
  /** A program of the host may serve the address. */
  isService?: true;
}

/** The content of another file, or the part of it at a path of keys. */
export interface AwaitedData {
  kind: 'json' | 'text' | 'svg';
  url: string;
  keys?: readonly string[];
  /** Where it is imported, if it is used elsewhere. */
  at?: { line: number; column: number } | undefined;
}

/** @returns a component with only a name, props and children */
export function component(
  name: string,
  props: ComponentNode['props'] = {},
  children: ComponentNode['children'] = [],
): ComponentNode {
  return { type: 'component', name, props, children };
}

declare module 'hast' {
  interface ElementData {
    /** Properties that are known later, as in `ComponentNode`. */
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
