import { describeIssue, type Issue, type Naming } from '../config/issues/describe-issue.ts';
import { knownKeys } from '../config/issues/known-keys.ts';
import { keyText, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { didYouMean, useOneOf } from '../diagnostics/rule.ts';
import { thrownText } from '../diagnostics/thrown-text.ts';
import { isPlainObject } from '../values/objects.ts';
import { deepFreeze } from '../values/frozen.ts';
import type { Extension } from './extension.ts';
import type { OptionsSchema, SchemaIssue } from '../yaml/options-schema.ts';

/**
 * Validates the options of an extension.
 *
 * @param path the keys of the extension in the config
 * @returns the frozen options, or their problems
 */
export async function checkOptions(
  { name, options: schema }: Pick<Extension, 'name' | 'options'>,
  given: unknown,
  path: readonly PropertyKey[],
): Promise<{ options: unknown; problems?: undefined } | { problems: ConfigIssue[] }> {
  const problem = (message: string, hint?: string) => ({ problems: [{ key: keyText(path), message, hint }] });
  const odd = notData(given, path);
  if (odd.length > 0) return { problems: odd };
  if (!schema) {
    if (given === undefined) return { options: deepFreeze({}) };
    return problem(`the extension "${name}" has no options`, 'remove the options');
  }
  try {
    const value = given === undefined ? {} : given;
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return { options: deepFreeze(result.value) };
    if (isZod(schema)) return { problems: zodProblems(result.issues as readonly Issue[], value, schema, path) };
    return { problems: result.issues.map((issue) => problemOf(issue, path)) };
  } catch (error) {
    return problem(`the schema of the extension "${name}" throws: ${thrownText(error)}`);
  }
}

/**
 * Returns an error for each option that is not JSON. Cache keys contain the options, and threads get a copy of them.
 */
function notData(value: unknown, path: readonly PropertyKey[]): ConfigIssue[] {
  if (value === undefined || value === null || ['string', 'boolean'].includes(typeof value)) return [];
  if (typeof value === 'number' && Number.isFinite(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => notData(item, [...path, index]));
  if (isPlainObject(value)) return Object.entries(value).flatMap(([key, inner]) => notData(inner, [...path, key]));
  const message = 'options of an extension are data: text, numbers, booleans, lists and objects';
  return [{ key: keyText(path), message }];
}

type ZodSchema = Naming['schema'];

function isZod(schema: object): schema is OptionsSchema & ZodSchema {
  return '_zod' in schema;
}

function zodProblems(
  issues: readonly Issue[],
  value: unknown,
  schema: ZodSchema,
  path: readonly PropertyKey[],
): ConfigIssue[] {
  const hintFor = (inside: readonly PropertyKey[], name: string) => {
    const known = knownKeys(schema, inside);
    return (
      didYouMean(nearest(name, known)) ??
      (known.length === 0 ? undefined : `remove the option, or ${useOneOf(known, 40)}`)
    );
  };
  const described = issues.flatMap((issue) => describeIssue(issue, value, { schema, noun: 'option', hintFor }));
  return described.map(({ key, ...problem }) => ({ ...problem, key: keyBelow(path, key) }));
}

/** Joins keys: `path` leads to the options, `inner` from there to a value: `icons[0].src`. */
function keyBelow(path: readonly PropertyKey[], inner: string): string {
  const outer = keyText(path);
  return inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;
}

function problemOf({ path: inside = [], message }: SchemaIssue, path: readonly PropertyKey[]): ConfigIssue {
  const keys = inside.map((part) => (typeof part === 'object' ? part.key : part));
  return { key: keyText([...path, ...keys]), message };
}
