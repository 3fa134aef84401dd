import type { Library } from './library.ts';

/** A tool for agents. It reads the corpus and changes nothing. */
export interface Tool {
  name: string;
  title: string;
  /** Tells a model the purpose and the result of the tool. */
  description: string;
  /** JSON Schema of the input, an object. */
  inputSchema: InputSchema;
  /** @throws ToolError if the input is invalid for this site: for example, a page or version that doesn't exist */
  run(library: Library, input: Input): Promise<Answer>;
}

/** A validated input: values of the properties in the schema. */
export type Input = { readonly [name: string]: string | number | undefined };

export interface InputSchema {
  type: 'object';
  properties: { [name: string]: { type: 'string' | 'integer'; description: string } & Limits };
  required?: string[];
  additionalProperties: false;
}

interface Limits {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The answer of a tool. Strings from pages are quoted and limited in length, against prompt injection. */
export interface Answer {
  text: string;
  /** The same answer as JSON, without the text of pages. */
  data: { [name: string]: unknown };
  /** The whole content of a page or schema. It is separate from `text`, so that clients can distinguish it from the
   * tool's own words. */
  document?: { uri: string; type: string; text: string } | undefined;
}

/** Limits for all answers. */
export const bounds = {
  results: 20,
  listed: 100,
  /** Characters of a page's Markdown per answer. */
  text: 20_000,
  query: 500,
  address: 2000,
  name: 100,
} as const;

const name = (description: string) => ({ type: 'string', description, minLength: 1, maxLength: bounds.name }) as const;

/** Input properties that several tools share. */
export const common = {
  version: name('Version of the docs: a name that list_versions returns. Default: the last version.'),
  instance: name('Docs instance or blog: an id that list_versions returns. Default: all.'),
  language: name('Language: a name that list_versions returns. Default: the main language of the site.'),
  limit: (most: number, usual: number) =>
    ({
      type: 'integer',
      description: `Maximum number of results. Default: ${usual}.`,
      minimum: 1,
      maximum: most,
    }) as const,
  offset: (of: string) =>
    ({
      type: 'integer',
      description: `Offset from which to continue ${of}: the number in the previous answer. Default: 0.`,
      minimum: 0,
      maximum: 1_000_000_000,
    }) as const,
};

/** @returns the input as text, if it has the property */
export function textIn(input: Input, key: string): string | undefined {
  const value = input[key];
  return value === undefined ? undefined : String(value);
}
