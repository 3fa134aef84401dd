import type { ElementContent } from 'hast';
import type { Node } from 'unist';
import type { Json } from '../corpus/json.ts';

/** A named component in a hast tree, on its way to become one of a body. */
export interface ComponentNode extends Node {
  type: 'component';
  name: string;
  props: Record<string, Json>;
  /** Props that hold addresses, by name. */
  urls?: Record<string, { kind: 'link' | 'image' | 'asset'; url: string }>;
  /** Props that hold references made before, by name. */
  references?: Record<string, number>;
  children: ElementContent[];
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
  }
  interface RootContentMap {
    component: ComponentNode;
  }
}
