import * as z from 'zod';
import type { PageKindHook } from './page-kinds.ts';

/** Hooks that change pages for readers. */
export interface ViewerHooks<Options = never> {
  /** Components that content may use without an import, by name: `Chart`. */
  components?: { readonly [name: string]: ComponentHook } | undefined;
  /** Kinds of pages, by name. */
  pages?: { readonly [kind: string]: PageKindHook<Options, unknown> } | undefined;
  /** Modules that replace components of the viewer: slot name → module. */
  slots?: { readonly [slot: string]: URL } | undefined;
}

/** A component for content. */
export interface ComponentHook {
  /** A module whose default export is the component. The module imports the component's style sheets. */
  view: URL;
  /** A module whose default export returns the component's text, for search and Markdown. */
  text?: URL | undefined;
}

const url = z.custom<URL>((value) => value instanceof URL, 'expected new URL("./file.js", import.meta.url)');

/** Schemas for validating these hooks, used by `checkExtension`. */
export const viewerHookShapes = {
  components: z.record(z.string(), z.strictObject({ view: url, text: url.optional() })).optional(),
  pages: z
    .record(
      z.string().regex(/^[a-z][a-z\d-]*$/, 'expected lowercase letters, digits and hyphens'),
      z.strictObject({
        schema: z.custom(isSchema, 'expected a schema, for example of Zod'),
        view: url,
        build: z.custom((value) => typeof value === 'function', 'expected a function'),
      }),
    )
    .optional(),
  slots: z.record(z.string(), url).optional(),
};

/** Whether a value is a schema as Standard Schema defines it. */
export function isSchema(value: unknown): boolean {
  const standard = (value as { '~standard'?: { validate?: unknown } } | null | undefined)?.['~standard'];
  return typeof standard?.validate === 'function';
}
