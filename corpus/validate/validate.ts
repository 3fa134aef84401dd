// Checks the files of a corpus: `@lectern/corpus/validate`.
import { dereference, validate as check, type Schema } from '@cfworker/json-schema';
import type { SchemaKind } from '../types.ts';
import { definitionOf, definitions } from './definitions.ts';
import { type Problem, problemsOf } from './problems.ts';

export type { SchemaKind } from '../types.ts';
export type { Fault, Problem } from './problems.ts';

const lookup = dereference({ $defs: definitions } as Schema);

/**
 * Validates a file of a corpus against the JSON Schema of its kind. Unknown fields are errors, so a file that a newer
 * version of Lectern wrote may be reported as invalid.
 *
 * @param kind the kind of the file: `site`, `sidebars`, …; for pages, their `kind`, such as `doc`
 * @param value the parsed content of the file
 * @returns all errors; empty if the file is valid
 */
export function validate(kind: SchemaKind, value: unknown): Problem[] {
  const definition = definitions[definitionOf[kind]] as Schema;
  return problemsOf(check(value, definition, '2020-12', lookup, false).errors);
}

/** @returns the kind that `$schema` names; undefined if it is missing or unknown */
export function kindOf(value: unknown): SchemaKind | undefined {
  const { $schema } = Object(value) as { $schema?: unknown };
  const kind = /([a-z-]+)\.schema\.json$/.exec(String($schema))?.[1];
  return kind !== undefined && Object.hasOwn(definitionOf, kind) ? (kind as SchemaKind) : undefined;
}
