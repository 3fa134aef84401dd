import type { Config } from '../config/config.ts';

/** The address of a kind's JSON Schema, as `$schema` names it. */
export function schemaHref(kind: string, { baseUrl }: Config): string {
  return `${baseUrl}corpus/schema/v1/${kind}.schema.json`;
}
