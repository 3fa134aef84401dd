import { cutText } from '../../corpus/cut-text.ts';
import type * as z from 'zod';
import { knownKeys } from '../config/issues/known-keys.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { useOneOf } from '../diagnostics/rule.ts';
import { isObject } from '../values/objects.ts';
import type { DataFile } from '../source/source.ts';
import type { Report } from './report.ts';

/** A violation of a schema. */
export interface ShapeProblem {
  keys: (string | number)[];
  /** The error as a phrase that follows the key in a message: `expected a number`. */
  reason: string;
  /** The known key that an unknown key is similar to. */
  near?: string | undefined;
  /** A hint that lists the allowed keys, for an unknown key. */
  hint?: string | undefined;
  /** Set if the key itself is wrong, not its value. */
  isKey?: true;
}

/**
 * @param schema the schema that the value violates
 * @returns the issues of zod, converted to Lectern's messages
 */
export function shapeProblems(error: z.ZodError, schema: z.core.$ZodType): ShapeProblem[] {
  const problems = error.issues.flatMap((issue): ShapeProblem[] => {
    const keys = issue.path as ShapeProblem['keys'];
    if (issue.code !== 'unrecognized_keys') return [{ keys, reason: reasonOf(issue) }];
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => ({
      keys: [...keys, key],
      reason: 'there is no key with this name',
      near: nearest(key, known),
      hint: `remove the key, or ${useOneOf(known, 40)}`,
      isKey: true,
    }));
  });
  // If an unknown key is a misspelt required key, only the misspelt key is reported, not the missing one.
  const meant = new Set(
    problems.flatMap(({ keys, near }) => (near === undefined ? [] : [JSON.stringify([...keys.slice(0, -1), near])])),
  );
  return problems.filter(({ keys }) => !meant.has(JSON.stringify(keys)));
}

/** @returns the reason of an issue as a phrase: `expected a number, not text` */
export function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  const [, received] = issue.code === 'invalid_type' ? (/received (\w+)$/.exec(issue.message) ?? []) : [];
  if (issue.code === 'invalid_type' && received !== undefined)
    return received === 'undefined'
      ? `the value is missing; expected ${kindOf(issue.expected)}`
      : `expected ${kindOf(issue.expected)}, not ${kindOf(received)}`;
  return issue.message.replace(/^Invalid (?:input|string): /, '');
}

function kindOf(type: string): string {
  return kinds[type] ?? type;
}

/** Zod's name of a type → the phrase in messages. */
const kinds: Record<string, string | undefined> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/**
 * @returns the location of an error in a file. If a key is missing, it is the location of the object that lacks the key
 */
export function problemPlace(file: DataFile, { keys, isKey }: ShapeProblem): Place {
  if (isKey) return { path: file.path, ...file.keyAt(keys) };
  return { path: file.path, ...nearestPlace(keys, file.at) };
}

/** @returns the location at a path of keys, or of the nearest ancestor with a known location */
export function nearestPlace<Found>(
  keys: readonly (string | number)[],
  at: (keys: readonly (string | number)[]) => Found | undefined,
): Found | undefined {
  for (let depth = keys.length; depth >= 0; depth -= 1) {
    const place = at(keys.slice(0, depth));
    if (place) return place;
  }
  return undefined;
}

/**
 * Reads an object from a file and reports all violations of a schema.
 *
 * @param spare replacement for an invalid value: the key still exists, so pages that use it cause no further error.
 * If absent, the key is removed
 * @returns the object without its invalid values; undefined if the file contains no object
 */
export function readShaped<Value>(
  file: DataFile,
  schema: z.ZodType<Value>,
  rule: 'tags-file' | 'glossary-file' | 'category-file',
  report: Report,
  spare?: unknown,
): Value | undefined {
  if (file.isUnread) return undefined;
  const result = schema.safeParse(file.value ?? {});
  if (result.success) return result.data;
  const problems = shapeProblems(result.error, schema);
  for (const problem of problems) {
    report(diagnose(rule, problemPlace(file, problem), settingOf(problem)));
  }
  return isObject(file.value) ? schema.safeParse(withoutInvalid(file.value, problems, spare)).data : undefined;
}

function withoutInvalid(value: object, problems: readonly ShapeProblem[], spare: unknown): object {
  const invalid = new Set(problems.map(({ keys }) => keys[0]));
  const kept = Object.entries(value).map(([key, inner]) => [key, invalid.has(key) ? spare : inner] as const);
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}

/** @returns the parameters of the diagnostic for a schema violation */
export function settingOf({ keys, reason, near, hint }: ShapeProblem) {
  return { key: keyText(keys), reason, near, hint };
}

/** Formats a path of keys: `['docs', 0, 'label']` → `docs[0].label`. */
export function keyText(keys: readonly (string | number)[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** @returns the value at a path of keys as text, shortened for a message */
export function valueText(root: unknown, keys: readonly (string | number)[]): string {
  const value = keys.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  );
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${cutText(text, 57)}…` : text;
}
