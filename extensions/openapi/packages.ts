import type { Violation } from './spec/violations.ts';

export type Validate = (description: object) => Promise<readonly Violation[]>;

/** Generates an example value for a schema. */
export type Sample = (schema: unknown, options: object, description: unknown) => unknown;

/** A request in the format HAR. */
export interface HarRequest {
  method: string;
  url: string;
  httpVersion: string;
  headers: { name: string; value: string }[];
  queryString: { name: string; value: string }[];
  cookies: { name: string; value: string }[];
  postData?: { mimeType: string; text?: string; params?: { name: string; value: string }[] };
  headersSize: number;
  bodySize: number;
}

/** Converts a request to code. */
export type WriteRequest = (request: HarRequest, target: string, client: string) => Promise<string>;

/** The packages that a site with OpenAPI descriptions must install. */
export interface Packages {
  validate: Validate;
  sample: Sample;
  writeRequest: WriteRequest;
}

const names = {
  validator: '@seriousme/openapi-schema-validator',
  sampler: 'openapi-sampler',
  snippets: 'httpsnippet-lite',
} as const;

/** The names of all optional packages, for hints. */
export const packageNames = Object.values(names);

/**
 * Loads the packages, which are optional peer dependencies of Lectern.
 *
 * @param load imports a package
 * @returns the packages, or the names of all missing packages
 */
export async function loadPackages(load = importPackage): Promise<Packages | { missing: string[] }> {
  const loading = packageNames.map(async (name) => {
    try {
      return await load(name);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
      throw error;
    }
  });
  const modules = await Promise.all(loading);
  const missing = packageNames.filter((_, index) => modules[index] === undefined);
  if (missing.length > 0) return { missing };
  const [{ Validator }, { sample }, { HTTPSnippet }] = modules as [
    { Validator: new () => { validate(value: object): Promise<{ errors?: readonly Violation[] | string }> } },
    { sample: Sample },
    { HTTPSnippet: new (request: HarRequest) => { convert(target: string, client: string): Promise<unknown> } },
  ];
  const validator = new Validator();
  return {
    sample,
    async validate(description) {
      const { errors = [] } = await validator.validate(description);
      // If `errors` is a string, the OpenAPI version is unsupported or a reference is broken. `checkSpec` reports
      // these errors with their locations.
      return typeof errors === 'string' ? [] : errors;
    },
    writeRequest: async (request, target, client) => String(await new HTTPSnippet(request).convert(target, client)),
  };
}

function importPackage(name: string): Promise<unknown> {
  return import(name);
}
