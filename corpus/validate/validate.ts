// Checks the files of a corpus: `@lectern/corpus/validate`.
import { dereference, validate as check, type Schema } from '@cfworker/json-schema';
import type { SchemaKind } from '../types.ts';
import { definitionOf, definitions } from './definitions.ts';
import { type Fault, faultsOf } from './faults.ts';

export type { SchemaKind } from '../types.ts';
export type { Fault } from './faults.ts';

const lookup = dereference({ $defs: definitions } as Schema);

/**
 * Checks a file of a corpus against the JSON Schema of its kind, by the version of the format that this package was
 * built with: a field that a newer version has added is a fault.
 *
 * @param kind of the file: `site`, `doc`, `sidebars` …; of pages the `kind` that they name
 * @param value what the file holds, parsed
 * @returns all that is wrong with it; an empty list when nothing is
 */
export function validate(kind: SchemaKind, value: unknown): Fault[] {
  const definition = definitions[definitionOf[kind]] as Schema;
  return faultsOf(check(value, definition, '2020-12', lookup, false).errors);
}

/** @returns the kind of a file, which its `$schema` names; nothing when it names none that is known */
export function kindOf(value: unknown): SchemaKind | undefined {
  const { $schema } = Object(value) as { $schema?: unknown };
  const kind = /([a-z-]+)\.schema\.json$/.exec(String($schema))?.[1];
  return kind !== undefined && Object.hasOwn(definitionOf, kind) ? (kind as SchemaKind) : undefined;
}
