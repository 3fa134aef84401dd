import * as z from 'zod';
import { Json } from './json.ts';

/**
 * A page's body: a hast tree (https://github.com/syntax-tree/hast) plus one node of ours, `component`.
 * Everything is lowered already: links are resolved, headings have ids, code is tokenised, math is laid out.
 */
export interface Body {
  type: 'root';
  children: BodyNode[];
}

export type BodyNode = BodyText | BodyElement | BodyComponent;

/** A piece of text. */
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

/** A named JSX element that the reader's registry of components knows: Admonition, CodeBlock, Tabs, … */
export interface BodyComponent {
  type: 'component';
  name: string;
  props: Record<string, Json>;
  /**
   * The module of a component that not every viewer knows: a React component that takes `props` and the rendered
   * children. Viewers that run no code render the children alone.
   */
  code?: CodeRef | undefined;
  children: BodyNode[];
}

/** An export of one of the code modules that the page names. */
export interface CodeRef {
  /** Index into the page's `code`. */
  module: number;
  export: string;
}

export const BodyText = z.strictObject({ type: z.literal('text'), value: z.string() });

/** The value of a property of an element, as hast has it. */
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
  get children() {
    return z.array(BodyNode);
  },
});

/** A node of a body: text, an element, or a component. */
export const BodyNode: z.ZodType<BodyNode> = z.lazy(() => z.union([BodyText, BodyElement, BodyComponent]));

export const Body: z.ZodType<Body> = z.strictObject({ type: z.literal('root'), children: z.array(BodyNode) });
