import type { ElementContent } from 'hast';
import type { Node } from 'unist';
import type { Json } from '../../corpus/schema/json.ts';

/** A component in a hast tree. It becomes a `BodyComponent` later. */
export interface ComponentNode extends Node {
  type: 'component';
  name: string;
  props: Record<string, Json>;
  /** Addresses in props: name of the prop (nested: `sources.light`, `srcSet.1`) → address. */
  urls?: Record<string, ComponentUrl>;
  /** Props with a reference: name → index into the document's `references`. */
  references?: Record<string, number>;
  /** Props whose value is data of another file: name → the file. */
  data?: Record<string, AwaitedData>;
  /** Props whose value is a prop of the partial: name → path of keys. */
  given?: Record<string, readonly string[]>;
  /** The text content, if a function of an extension returns it. */
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

/** A file whose content linking inserts. With `keys`, it inserts only a part. */
export interface AwaitedData {
  kind: 'json' | 'text' | 'svg';
  url: string;
  keys?: readonly string[];
  /** Location of the import, if the value is used elsewhere. */
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
    /** Values that linking provides, as in `ComponentNode`. */
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
