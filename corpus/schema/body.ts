import * as z from 'zod';
import { Json } from './json.ts';

/**
 * The body of a page: a hast tree (https://github.com/syntax-tree/hast) with one additional kind of node, `component`.
 * The compiler has already resolved links, set ids of headings, split code into tokens, and laid out formulas.
 */
export interface Body {
  type: 'root';
  children: BodyNode[];
}

export type BodyNode = BodyText | BodyElement | BodyComponent;

/** A text node. */
export interface BodyText {
  type: 'text';
  value: string;
}

/** A plain HTML or SVG element. `properties` use hast's property names (`className`, `htmlFor`, `dataFoo`). */
export interface BodyElement {
  type: 'element';
  tagName: string;
  properties: Record<string, PropertyValue>;
  children: BodyNode[];
}

export type PropertyValue = string | number | boolean | null | (string | number)[];

/** A component: one that every viewer must render, such as `Admonition`, `CodeBlock` or `Tabs`; or one with `code`. */
export interface BodyComponent {
  type: 'component';
  name: string;
  props: Record<string, Json>;
  /**
   * Set for a component of the site: a React component, to which the viewer passes `props` and the rendered children.
   * Viewers that run no code render only the children.
   */
  code?: CodeRef | undefined;
  /** The text content of the component, for programs that don't run its code. Absent if it equals the text of the
   * children. */
  text?: string | undefined;
  children: BodyNode[];
}

/** A reference to an export of one of the page's code modules. */
export interface CodeRef {
  /** The index of the module in the page's `code`. */
  module: number;
  export: string;
}

export const BodyText = z.strictObject({ type: z.literal('text'), value: z.string() });

/** The value of an element's property, as hast represents it. */
export const PropertyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);

export const BodyElement: z.ZodType<BodyElement> = z.strictObject({
  type: z.literal('element'),
  tagName: z.string().min(1),
  properties: z.record(z.string(), PropertyValue),
  get children() {
    return z.array(BodyNode);
  },
});

export const CodeRef = z.strictObject({ module: z.number().int().nonnegative(), export: z.string().min(1) });

export const BodyComponent: z.ZodType<BodyComponent> = z.strictObject({
  type: z.literal('component'),
  name: z.string().min(1),
  props: z.record(z.string(), Json),
  code: CodeRef.optional(),
  text: z.string().optional(),
  get children() {
    return z.array(BodyNode);
  },
});

/** A node of a body: text, an element, or a component. */
export const BodyNode: z.ZodType<BodyNode> = z.lazy(() => z.union([BodyText, BodyElement, BodyComponent]));

export const Body: z.ZodType<Body> = z.strictObject({ type: z.literal('root'), children: z.array(BodyNode) });
