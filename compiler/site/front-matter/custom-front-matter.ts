import type * as z from 'zod';
import type { Json } from '../../../corpus/schema/json.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { useOneOf } from '../../diagnostics/rule.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import type { Head } from '../../parse/document.ts';
import { isObject } from '../../values/objects.ts';
import type { OptionsSchema, SchemaIssue } from '../../yaml/options-schema.ts';
import { number } from '../../yaml/scalars.ts';
import type { Report } from '../report.ts';
import { reasonOf, type ShapeProblem } from '../shape-problems.ts';
import { frontMatterKeys } from './check-head.ts';
import { reportProblems } from './front-matter.ts';

/** A schema for the front matter of a collection. */
export type FrontMatterSchema = OptionsSchema<Record<string, unknown>>;

/**
 * Validates the front matter of a file with the schema of its collection. Keys that Lectern reads are only validated if
 * the schema names them, so a strict schema can refuse unknown keys.
 *
 * @returns the values that the schema returns, as JSON; undefined without a schema or after an error
 */
export function customFrontMatter(
  schema: FrontMatterSchema | undefined,
  head: Head,
  source: string,
  report: Report,
): Record<string, Json> | undefined {
  if (!schema) return undefined;
  const names = keysOf(schema);
  const custom = Object.entries(head.frontMatter).filter(([key]) => !frontMatterKeys.has(key) || names.includes(key));
  const { value, problems } = validate(schema, structuredClone(Object.fromEntries(custom)));
  reportProblems(problems, head, source, report);
  return value;
}

type Validated = { value: Record<string, Json>; problems: [] } | { value: undefined; problems: ShapeProblem[] };

const failed = (reason: string): Validated => ({ value: undefined, problems: [{ keys: [], reason }] });

function validate(schema: FrontMatterSchema, values: Record<string, unknown>): Validated {
  try {
    const result = schema['~standard'].validate(values);
    if (result instanceof Promise) {
      result.catch(() => undefined);
      return failed('the schema is asynchronous; use a schema that validates at once');
    }
    if (!result.issues) return { value: JSON.parse(JSON.stringify(result.value)), problems: [] };
    const isChanged = result.issues.map((issue) => readNumber(values, pathOf(issue))).includes(true);
    if (isChanged) return validate(schema, values);
    return { value: undefined, problems: result.issues.flatMap((issue) => problemsOf(issue, keysOf(schema))) };
  } catch (error) {
    return failed(`the schema of the front matter throws: ${thrownText(error)}`);
  }
}

/**
 * Converts a string to the number that it contains. Lectern reads YAML numbers such as `4.10` as strings, so that
 * titles keep their spelling.
 *
 * @param values the front matter; modified
 * @returns whether the value at `path` was converted
 */
function readNumber(values: Record<string, unknown>, path: ShapeProblem['keys']): boolean {
  type Parent = Record<string | number, unknown> | undefined;
  const parent = path.slice(0, -1).reduce<Parent>((at, key) => at?.[key] as Parent, values);
  const key = path.at(-1);
  if (key === undefined || typeof parent?.[key] !== 'string') return false;
  const { data } = number.safeParse(parent[key]);
  if (data === undefined) return false;
  parent[key] = data;
  return true;
}

function problemsOf(issue: SchemaIssue, names: readonly string[]): ShapeProblem[] {
  const path = pathOf(issue);
  // Zod reports all unknown keys of an object in one issue. This splits it into one problem per key.
  const { keys } = issue as { keys?: readonly string[] };
  if (!Array.isArray(keys)) return [{ keys: path, reason: reasonOf(issue as z.core.$ZodIssue) }];
  const known = path.length === 0 ? names : [];
  return keys.map((key) => ({
    keys: [...path, key],
    reason: 'there is no key with this name',
    near: nearest(key, known),
    hint: known.length > 0 ? `remove the key, or ${useOneOf(known, 40)}` : 'remove it',
  }));
}

function pathOf({ path = [] }: SchemaIssue): ShapeProblem['keys'] {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  return keys.map((key) => (typeof key === 'number' ? key : String(key)));
}

/** @returns the top-level keys of a schema: Zod stores them in `shape`, Valibot in `entries` */
function keysOf(schema: FrontMatterSchema): string[] {
  const { shape, entries } = schema as { shape?: unknown; entries?: unknown };
  return [shape, entries].flatMap((named) => (isObject(named) ? Object.keys(named) : []));
}
