import type { ElementContent } from 'hast';
import type { Node } from 'unist';
import type { Json } from '../../corpus/schema/json.ts';

/** A component in a hast tree. It becomes a `BodyComponent` later. */
export interface ComponentNode extends Node {
  type: 'component';
  name: string;
  props: Record<string, Json>;
  /** Name of a prop with an address → address. Names of nested props are joined: `sources.light`, `srcSet.1`. */
  urls?: Record<string, ComponentUrl>;
  /** Name of a prop with a reference → index of the reference in the document's `references`. */
  references?: Record<string, number>;
  /** Name of a prop → the imported file with the prop's value. */
  data?: Record<string, AwaitedData>;
  /** Name of a prop in a partial → path of keys in the partial's own props, which give the value. */
  given?: Record<string, readonly string[]>;
  /** The text content that an extension's function has returned for the component. */
  text?: string;
  /** Name of the export of the document's code that renders the component. */
  export?: string;
  children: ElementContent[];
}

/** An address in a prop. */
export interface ComponentUrl {
  kind: 'link' | 'image' | 'asset';
  url: string;
  /** Set if a server program may handle the address, so that a missing page causes no error. */
  isService?: true;
}

/**
 * An imported file whose content is inserted when the page is linked. With `keys`, only the value at these keys is
 * inserted.
 */
export interface AwaitedData {
  kind: 'json' | 'text' | 'svg';
  url: string;
  keys?: readonly string[];
  /** Location of the import. Absent if the value is used where it is imported. */
  at?: { line: number; column: number } | undefined;
}

/** @returns a component without code and references */
export function component(
  name: string,
  props: ComponentNode['props'] = {},
  children: ComponentNode['children'] = [],
): ComponentNode {
  return { type: 'component', name, props, children };
}

declare module 'hast' {
  interface ElementData {
    /** Values that are inserted when the page is linked, as in `ComponentNode`. */
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
