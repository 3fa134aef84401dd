import type { FieldType } from '../../corpus/page-fields.ts';
import { CorpusError } from './fetch-json.ts';

/** An unchecked JSON object. */
export type Shape = Record<string, unknown>;

/** Checks that a value is an object with the format 1. @param name of the file, for the error @throws CorpusError */
export function expectFile(value: unknown, name: string): Shape {
  if (!isObject(value)) throw malformed(name, 'is not an object');
  if (value.format !== 1)
    throw malformed(name, `has format ${JSON.stringify(value.format)}; this viewer reads format 1`);
  return value;
}

/** Checks that each named field has a value of the named type; throws otherwise. */
export function expectFields(shape: Shape, name: string, fields: Record<string, FieldType>): void {
  for (const [field, type] of Object.entries(fields)) {
    if (typeName(shape[field]) !== type) throw malformed(name, `has no ${type} “${field}”`);
  }
}

export function isObject(value: unknown): value is Shape {
  return typeName(value) === 'object';
}

export function malformed(name: string, problem: string): CorpusError {
  return new CorpusError('malformed', `${name} ${problem}.`);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
