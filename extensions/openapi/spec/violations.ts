import type { Key } from './spec.ts';

/** An error of the validator, as Ajv writes it. */
export interface Violation {
  instancePath: string;
  keyword: string;
  message?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** A violation of the OpenAPI schema. `keys` lead to the invalid value. */
export interface SchemaProblem {
  keys: readonly Key[];
  reason: string;
}

/** Keywords whose errors only repeat the errors of nested schemas. */
const combining = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'unevaluatedProperties', 'dependentSchemas']);
const mostReported = 10;

/**
 * Reduces the errors of the validator to their causes. If a value matches no alternative of a schema, the validator
 * reports several errors. There is one per alternative, and one per object that contains the value.
 *
 * @returns the deepest errors, one for each location
 */
export function violations(errors: readonly Violation[]): SchemaProblem[] {
  const own = errors.filter(({ keyword, params }) => !combining.has(keyword) && params?.missingProperty !== '$ref');
  const relevant = own.length > 0 ? own : errors;
  const paths = relevant.map(pathOf);
  const found = new Map<string, Violation>();
  for (const [index, violation] of relevant.entries()) {
    const path = paths[index]!;
    const isOutside = paths.some((other) => other.startsWith(`${path}/`));
    if (!isOutside) found.set(path, merged(found.get(path), violation));
  }
  return [...found]
    .slice(0, mostReported)
    .map(([path, violation]) => ({ keys: keysOf(path), reason: reasonOf(violation) }));
}

/** @returns the first error of a location. If two errors list allowed values, the result lists the values of both */
function merged(first: Violation | undefined, next: Violation): Violation {
  const allowed = ({ keyword, params }: Violation) => (keyword === 'enum' ? params?.allowedValues : undefined);
  const values = [first && allowed(first), allowed(next)];
  if (!first || !values.every(Array.isArray)) return first ?? next;
  return { ...first, params: { allowedValues: [...new Set(values.flat() as unknown[])] } };
}

/**
 * Returns the path of the invalid value as a JSON pointer. If a property must not exist, this is the path of the
 * property.
 */
function pathOf({ instancePath, params = {} }: Violation): string {
  const extra = params.additionalProperty ?? params.unevaluatedProperty;
  if (typeof extra !== 'string') return instancePath;
  return `${instancePath}/${extra.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function reasonOf({ instancePath, keyword, message = 'is invalid', params = {} }: Violation): string {
  const name = keysOf(instancePath).at(-1);
  const subject = name === undefined ? 'the description' : JSON.stringify(name);
  if (keyword === 'required') return `${subject} has no ${JSON.stringify(params.missingProperty)}, which is required`;
  const extra = params.additionalProperty ?? params.unevaluatedProperty;
  if (extra !== undefined) return `${JSON.stringify(extra)} is not allowed in ${subject}`;
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return `${subject} must be one of ${params.allowedValues.map((each) => JSON.stringify(each)).join(', ')}`;
  if (keyword === 'const') return `${subject} must be ${JSON.stringify(params.allowedValue)}`;
  return `${subject} ${message}`;
}
