import type { PropertyValue } from '../types.ts';

/** An HTML tree (https://github.com/syntax-tree/hast). */
export interface HastRoot {
  type: 'root';
  children: HastNode[];
}

export type HastNode = HastText | HastElement;

export interface HastText {
  type: 'text';
  value: string;
}

/** An HTML or SVG element. `properties` have the names of hast: `className`, `htmlFor`, `dataFoo`. */
export interface HastElement {
  type: 'element';
  tagName: string;
  properties: Record<string, PropertyValue | undefined>;
  children: HastNode[];
}
