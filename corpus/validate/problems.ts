import type { OutputUnit } from '@cfworker/json-schema';

/** Keywords of JSON Schema whose errors only repeat that an inner value is invalid. These errors are omitted. */
const ofParts = new Set(['$ref', 'properties', 'additionalProperties', 'items', 'prefixItems', 'if']);

/** @returns the errors of a validation, without duplicates */
export function problemsOf(errors: readonly OutputUnit[]): Problem[] {
  // If a value matches no member of a union, the intended member is unknown. So the errors of single members are
  // omitted.
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instanceLocation }) => instanceLocation);
  const isOfUnion = ({ keyword, instanceLocation: place }: OutputUnit) =>
    unions.some((union) => (place === union && keyword !== 'anyOf') || place.startsWith(`${union}/`));
  return errors
    .filter((error) => !ofParts.has(error.keyword) && !isOfUnion(error))
    .map((error) => ({ pointer: pointerOf(error.instanceLocation), message: messageOf(error) }));
}

/** Converts a location in the validator's format (a URI fragment) to a JSON Pointer: `#/a%20b` → `/a b`. */
function pointerOf(location: string): string {
  return decodeURIComponent(location.slice(1));
}

function messageOf({ keyword, error }: OutputUnit): string {
  if (keyword === 'false') return 'This property is unknown.';
  if (keyword === 'anyOf') return 'The value has none of the allowed types.';
  return error.replace(/^Instance type/, 'Type').replace(/^Instance/, 'It');
}

/** An error in the validated value. */
export interface Problem {
  /** The location of the error, as a JSON Pointer: `/body/children/0/tagName`. Empty for the whole value. */
  pointer: string;
  /** A sentence about the error. */
  message: string;
}

/** @deprecated The old name of `Problem`. */
export type Fault = Problem;
