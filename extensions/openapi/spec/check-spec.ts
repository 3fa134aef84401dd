import type { Validate } from '../packages.ts';
import { listOperations } from './operations.ts';
import { dataKeys } from './read-spec.ts';
import { children, placeOf, refOf, resolve, rootOf, type Node, type Spec, type SpecPlace } from './spec.ts';
import { asObject, isObject } from './values.ts';
import { violations } from './violations.ts';

/** The rules for OpenAPI descriptions. A diagnostic names its rule. */
export const rules = {
  'missing-package': {
    severity: 'error',
    message: 'the package "{name}" is not installed',
    hint: 'run "npm install {names}"',
  },
  'missing-file': {
    severity: 'error',
    message: 'the description "{file}" does not exist',
    hint: 'fix the path of "{name}" in the options of the extension',
  },
  syntax: {
    severity: 'error',
    message: 'the file is not valid YAML or JSON: {reason}',
    hint: 'fix the syntax of the file at this line',
  },
  version: {
    severity: 'error',
    message: 'Lectern reads OpenAPI 3.0 and 3.1, but this is {version}',
    hint: 'convert the description to OpenAPI 3.1',
  },
  invalid: { severity: 'error', message: '{reason}', hint: 'see https://spec.openapis.org/oas/v{version}' },
  'broken-ref': {
    severity: 'error',
    message: 'the reference "{ref}" has no target',
    hint: '{advice}',
  },
  'duplicate-id': {
    severity: 'error',
    message: 'the operationId "{id}" is also in line {line} of {file}',
    hint: 'give each operation its own operationId',
  },
  'path-parameter': {
    severity: 'warning',
    message: 'the path contains "{name}" in braces, but the operation has no such parameter',
    hint: 'add a parameter with "in: path", or remove the braces',
  },
} as const;

/** An error in an OpenAPI description. */
export interface SpecProblem {
  rule: keyof typeof rules;
  place: SpecPlace;
  params: Record<string, string | number>;
}

/**
 * Finds the errors in an OpenAPI description. If a file has syntax errors, only these are reported.
 *
 * @param validate validates the OpenAPI description against the schema of its version
 */
export async function checkSpec(spec: Spec, validate: Validate): Promise<SpecProblem[]> {
  const syntax = [...spec.files].flatMap(([file, { problems }]) =>
    problems.map(({ message, line, column }) => ({
      rule: 'syntax' as const,
      place: { file, line, column },
      params: { reason: message },
    })),
  );
  if (syntax.length > 0) return syntax;
  const root = rootOf(spec);
  const version = versionProblem(spec, root);
  if (version) return [version];
  const [number = ''] = /^3\.[01]/.exec(String(asObject(root.value).openapi)) ?? [];
  const invalid = violations(await validate(root.value as object)).map(({ keys, reason }) => ({
    rule: 'invalid' as const,
    place: placeOf(spec, { ...root, keys }),
    params: { reason, version: `${number}.${number === '3.0' ? 4 : 1}` },
  }));
  return [...invalid, ...brokenRefs(spec), ...(invalid.length > 0 ? [] : operationProblems(spec))];
}

function versionProblem(spec: Spec, root: Node): SpecProblem | undefined {
  const problem = (rule: SpecProblem['rule'], key: string | undefined, params: SpecProblem['params']) => ({
    rule,
    place: placeOf(spec, { ...root, keys: key === undefined ? [] : [key] }),
    params,
  });
  if (!isObject(root.value))
    return problem('invalid', undefined, {
      reason: 'an OpenAPI description must be an object with "openapi", "info" and "paths"',
      version: '3.1.1',
    });
  const { openapi, swagger } = root.value;
  if (openapi === undefined && swagger === undefined)
    return problem('invalid', undefined, { reason: '"openapi", the version of OpenAPI, is missing', version: '3.1.1' });
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/.test(openapi)) return undefined;
  return swagger === undefined
    ? problem('version', 'openapi', { version: JSON.stringify(openapi) })
    : problem('version', 'swagger', { version: `Swagger ${String(swagger)}` });
}

function brokenRefs(spec: Spec): SpecProblem[] {
  const found: SpecProblem[] = [];
  const seen = new Set<string>();
  for (const file of spec.files.keys()) {
    const waiting: Node[] = [{ value: spec.files.get(file)!.value, file, keys: [] }];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const ref = refOf(node);
      const key = `${file} ${ref}`;
      if (ref !== undefined && !seen.has(key)) {
        seen.add(key);
        if (!resolve(spec, node)) found.push(brokenRef(spec, node, ref));
      }
      for (const [name, inner] of children(node))
        if (!dataKeys.has(name) && typeof inner.value === 'object') waiting.push(inner);
    }
  }
  return found;
}

function brokenRef(spec: Spec, { file, keys, value }: Node, ref: string): SpecProblem {
  const advice = /^https?:/.test(ref)
    ? 'save the referenced file next to the OpenAPI description, and refer to its path'
    : 'fix the reference, or add the value that it names';
  return {
    rule: 'broken-ref',
    place: placeOf(spec, { file, keys: [...keys, '$ref'], value }),
    params: { ref, advice },
  };
}

function operationProblems(spec: Spec): SpecProblem[] {
  const found: SpecProblem[] = [];
  const places = new Map<string, SpecPlace>();
  for (const { node, operationId, path, isWebhook, parameters } of listOperations(spec)) {
    const place = placeOf(spec, { ...node, keys: [...node.keys, 'operationId'] });
    const first = operationId === undefined ? undefined : places.get(operationId);
    if (operationId !== undefined && first)
      found.push({ rule: 'duplicate-id', place, params: { id: operationId, line: first.line, file: first.file } });
    else if (operationId !== undefined) places.set(operationId, place);
    if (isWebhook) continue;
    const names = new Set(parameters.filter((each) => each.in === 'path').map(({ name }) => name));
    for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g))
      if (!names.has(name)) found.push({ rule: 'path-parameter', place: placeOf(spec, node), params: { name } });
  }
  return found;
}
