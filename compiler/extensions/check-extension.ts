import * as z from 'zod';
import { keyText, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { didYouMean, useOneOf } from '../diagnostics/rule.ts';
import { isObject } from '../values/objects.ts';
import type { Extension } from './extension.ts';
import { isSchema, viewerHookShapes } from './viewer/viewer-hooks.ts';

const requiredHook = z.custom((value) => typeof value === 'function', 'expected a function');
const hook = requiredHook.optional();

const Rule = z.strictObject({
  severity: z.enum(['error', 'warning']),
  message: z.string().min(1),
  hint: z.string().optional(),
  url: z.string().optional(),
});

const name = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const nameRule = 'expected lowercase letters, digits and hyphens, such as "api-pages"';

const Optional = z
  .strictObject({ description: z.string(), run: hook, instead: hook })
  .refine(
    ({ run, instead }) => (run === undefined) !== (instead === undefined),
    'expected one of the functions "run" and "instead"',
  );
const optionName = z.string().regex(name, nameRule);

const Definition = z.strictObject({
  name: z.string().regex(name, nameRule),
  options: z.custom(isSchema, 'expected a schema, for example of Zod').optional(),
  readConfig: hook,
  configModules: z.strictObject({ virtual: z.record(z.string(), z.any()).optional(), optional: hook }).optional(),
  grammarModule: z.strictObject({ name: z.string(), virtual: requiredHook, optional: requiredHook }).optional(),
  sources: hook,
  markdown: z
    .custom(
      (value) => typeof value === 'function' || (isObject(value) && value.module instanceof URL),
      'expected { module: new URL("./plugin.js", import.meta.url) }',
    )
    .optional(),
  rules: z.record(z.string().regex(name, nameRule), Rule).optional(),
  check: z.strictObject({ document: hook, site: hook, optional: z.record(optionName, Optional).optional() }).optional(),
  files: hook,
  head: hook,
  features: hook,
  cache: hook,
  inDevelopment: z.boolean().optional(),
  socialCards: hook,
  paths: z
    .custom((value) => typeof value === 'function' || Array.isArray(value), 'expected a list of paths')
    .optional(),
  commands: hook,
  handle: hook,
  ...viewerHookShapes,
});

/**
 * Checks the properties of an extension.
 *
 * @param entry an item of `extensions` in the config
 * @param key of the item, for messages
 * @returns the extension and the given options, or their problems
 */
export function checkExtension(
  entry: unknown,
  key: string,
): { hooks: Extension; given: unknown; problems?: undefined } | { problems: ConfigIssue[] } {
  const wrong = (message: string, hint?: string) => ({ problems: [{ key, message, hint }] });
  if (typeof entry === 'function')
    return wrong(
      'this is the function that creates the extension, not the extension',
      'call the function: write parentheses after its name',
    );
  const hooks = isObject(entry) ? entry.extension : undefined;
  if (!isObject(entry) || !isObject(hooks)) {
    const isDefinition = isObject(entry) && typeof entry.name === 'string';
    return wrong(
      'expected an extension',
      isDefinition
        ? 'pass the object to defineExtension, and call the function that it returns'
        : 'call the function that defineExtension returned',
    );
  }
  const { error } = Definition.safeParse(hooks, { jitless: true });
  if (!error) return { hooks: hooks as unknown as Extension, given: entry.options };
  const extension = typeof hooks.name === 'string' ? `the extension ${JSON.stringify(hooks.name)}` : 'the extension';
  return { problems: error.issues.flatMap((issue) => problemsOf(issue, extension, key)) };
}

function problemsOf(issue: z.core.$ZodIssue, extension: string, key: string): ConfigIssue[] {
  if (issue.code !== 'unrecognized_keys') {
    const reason = issue.code === 'invalid_key' ? issue.issues[0]!.message : issue.message;
    return [{ key, message: `${extension} has an invalid "${keyText(issue.path)}": ${reason}` }];
  }
  const known = knownAt(issue.path);
  return issue.keys.map((each) => ({
    key,
    message: `${extension} has the unknown key "${keyText([...issue.path, each])}"`,
    hint: didYouMean(nearest(each, known)) ?? `remove the key, or ${useOneOf(known, 40)}`,
  }));
}

function knownAt(path: readonly PropertyKey[]): string[] {
  if (path.length === 0) return Object.keys(Definition.shape);
  if (path[0] === 'check') return path.length === 1 ? ['document', 'site', 'optional'] : Object.keys(Optional.shape);
  return path[0] === 'rules' ? Object.keys(Rule.shape) : [];
}
