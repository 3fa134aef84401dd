import type * as z from 'zod';
import { keyText, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { anyOf, didYouMean } from '../../diagnostics/rule.ts';
import { knownKeys } from './known-keys.ts';

/** An issue of a Zod schema. */
export type Issue = z.core.$ZodIssue;

/** The schema of a value, and words for describing its issues. */
export interface Naming {
  readonly schema: z.core.$ZodType;
  /** The noun in messages for a key of the value. Default: `setting`. */
  readonly noun?: 'option' | undefined;
  /** @returns a hint for an unknown key of the object at `path` */
  hintFor(path: readonly PropertyKey[], name: string): string | undefined;
}

/**
 * Describes an issue of a Zod schema in a sentence.
 *
 * @param root the invalid value
 * @returns its problems. Their keys are relative to `root`
 */
export function describeIssue(issue: Issue, root: unknown, naming: Naming): ConfigIssue[] {
  const given = valueAt(root, issue.path);
  const value = JSON.stringify(given)?.slice(0, 80) ?? 'nothing';
  const problem = (message: string, hint?: string) => [{ key: keyText(issue.path), message, hint }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
        key: keyText([...issue.path, name]),
        message: `there is no ${naming.noun ?? 'setting'} with this name`,
        hint: naming.hintFor(issue.path, name),
      }));
    case 'invalid_value': {
      const expected = anyOf(issue.values.map(String));
      return problem(`${value} is not allowed; expected ${expected}`, didYouMean(nearValue(given, issue.values)));
    }
    case 'invalid_type': {
      if (issue.path.length === 0 && !naming.noun) return [wrongWhole(root)];
      const what = value === 'nothing' ? 'is missing' : `${value} is not allowed`;
      return problem(
        `${what}; expected ${issue.expected}`,
        asWritten(given, issue.expected) ?? inObject(given, issue, naming),
      );
    }
    case 'invalid_union': {
      const details = issue.message === unsaid ? formsOf(issue.errors) : `: ${issue.message}`;
      return nearestBranch(issue.errors, issue.path, root, naming) ?? problem(`${value} is not allowed${details}`);
    }
    case 'invalid_key':
      return problem(`the name of this key is not allowed: ${issue.issues.map(({ message }) => message).join(', ')}`);
    case 'custom':
      if (issue.params?.hint !== undefined) return problem(issue.message, String(issue.params.hint));
      return problem(`${value} is not allowed: ${issue.message}`);
    default:
      if (issue.code === 'too_small' && value === '[]')
        return problem('is empty', `list at least ${issue.minimum === 1 ? 'one' : issue.minimum}`);
      return problem(`${value} is not allowed: ${issue.message}`, withScheme(given, issue));
  }
}

/** @returns the expected types as text; empty if a type has no name */
function formsOf(branches: Issue[][]): string {
  const forms = branches
    .flatMap(([issue]) => (issue?.code === 'invalid_union' ? issue.errors : [[issue!]]))
    .map(([issue]) => formOf(issue));
  return forms.includes(undefined) ? '' : `; expected ${[...new Set(forms)].join(' or ')}`;
}

function formOf(issue: Issue | undefined): string | undefined {
  if (issue?.code === 'invalid_type') return issue.expected;
  if (issue?.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ');
  return /^expected (.*)/.exec(issue?.message ?? '')?.[1];
}

/** Zod's generic message for unions. It doesn't contain the expected types. */
const unsaid = 'Invalid input';

function wrongWhole(value: unknown): ConfigIssue {
  const message = 'the config must be an object with settings';
  if (typeof value !== 'function') return { key: '', message, hint: 'write an object, as in { "title": "Handbook" }' };
  const hint =
    'export the result of the call: "export default createConfig();", with "await" before the call if it returns a promise';
  return { key: '', message: `${message}, but this is a function`, hint };
}

/**
 * @returns the most similar allowed value, or an allowed value that is a prefix of the given word: `warning` → `warn`
 */
function nearValue(given: unknown, values: readonly unknown[]): string | undefined {
  if (typeof given !== 'string' || given === '') return undefined;
  const texts = values.filter((value) => typeof value === 'string');
  return nearest(given.toLowerCase(), texts) ?? texts.find((text) => text.length > 2 && given.startsWith(text));
}

/** Returns a hint if a boolean or a number is written in quotes. */
function asWritten(given: unknown, expected: string): string | undefined {
  if (typeof given !== 'string') return undefined;
  const meant =
    expected === 'boolean' ? truths.get(given.toLowerCase()) : expected === 'number' ? numberIn(given) : undefined;
  return meant === undefined ? undefined : `write ${meant}, without quotes`;
}

const truths = new Map(Object.entries({ true: true, yes: true, on: true, false: false, no: false, off: false }));

/** Returns a hint for a list that must be inside an object with the same key: `redirects: { redirects: [] }`. */
function inObject(given: unknown, { path }: Issue, { schema }: Naming): string | undefined {
  const name = String(path.at(-1));
  if (!Array.isArray(given) || !knownKeys(schema, path).includes(name)) return undefined;
  return `write "${name}": { "${name}": [ … ] }`;
}

function numberIn(text: string): number | undefined {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Returns a suggestion with `https://`, if the value is a URL without a scheme. */
function withScheme(given: unknown, { code, message }: Issue): string | undefined {
  if (code !== 'invalid_format' || !message.includes('"https://')) return undefined;
  return typeof given === 'string' && /^[\w-]+(?:\.[\w-]+)+(?:[/:]|$)/.test(given)
    ? didYouMean(`https://${given}`)
    : undefined;
}

// Returns the issues of one branch of a union: the branch with the most deeply nested issue. The author probably meant
// that type.
function nearestBranch(
  branches: Issue[][],
  path: PropertyKey[],
  root: unknown,
  naming: Naming,
): ConfigIssue[] | undefined {
  const depth = (issues: Issue[]) => Math.max(...issues.map((issue) => issue.path.length));
  const nearest = branches.toSorted((a, b) => depth(b) - depth(a))[0];
  if (!nearest || depth(nearest) === 0) return undefined;
  return nearest.flatMap((issue) => describeIssue({ ...issue, path: [...path, ...issue.path] } as Issue, root, naming));
}

/**
 * @returns the value at a path in a config. `docs[0]` is also the value of `docs` if the author wrote a single
 * instance without a list
 */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof key === 'number' && !Array.isArray(value)) return key === 0 ? value : undefined;
    return (value as Record<PropertyKey, unknown> | undefined)?.[key];
  }, root);
}
