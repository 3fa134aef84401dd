import { keyText, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { didYouMean } from '../diagnostics/rule.ts';
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
    const result = await schema['~standard'].validate(given ?? {});
    if (!result.issues) return { options: deepFreeze(result.value) };
    return { problems: result.issues.flatMap((issue) => problemsOf(issue, schema, path)) };
  } catch (error) {
    return problem(`the schema of the extension "${name}" throws: ${thrownText(error)}`);
  }
}

/** Options are in keys of the cache and go to threads, so they are JSON. */
function notData(value: unknown, path: readonly PropertyKey[]): ConfigIssue[] {
  if (value === undefined || value === null || ['string', 'boolean'].includes(typeof value)) return [];
  if (typeof value === 'number' && Number.isFinite(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => notData(item, [...path, index]));
  if (isPlainObject(value)) return Object.entries(value).flatMap(([key, inner]) => notData(inner, [...path, key]));
  const message = 'options of an extension are data: text, numbers, booleans, lists and objects';
  return [{ key: keyText(path), message }];
}

function problemsOf(issue: SchemaIssue, schema: OptionsSchema, path: readonly PropertyKey[]): ConfigIssue[] {
  const inside = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
  // Zod lists unknown keys in one issue, at the object around them.
  const { keys } = issue as { keys?: readonly string[] };
  if (!Array.isArray(keys)) return [{ key: keyText([...path, ...inside]), message: issue.message }];
  const { shape } = schema as { shape?: object };
  return keys.map((key) => ({
    key: keyText([...path, ...inside, key]),
    message: 'there is no option with this name',
    hint: inside.length === 0 && shape ? didYouMean(nearest(String(key), Object.keys(shape))) : undefined,
  }));
}
