import type { OutputUnit } from '@cfworker/json-schema';

/** Errors of these keywords only mean that there are other errors below. */
const ofParts = new Set(['$ref', 'properties', 'additionalProperties', 'items', 'prefixItems', 'if']);

/** @returns the errors of a schema check, each once */
export function faultsOf(errors: readonly OutputUnit[]): Fault[] {
  // The errors of a union's members are useless: the value matches none of them.
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instanceLocation }) => instanceLocation);
  const isOfUnion = ({ keyword, instanceLocation: place }: OutputUnit) =>
    unions.some((union) => (place === union && keyword !== 'anyOf') || place.startsWith(`${union}/`));
  return errors
    .filter((error) => !ofParts.has(error.keyword) && !isOfUnion(error))
    .map((error) => ({ pointer: pointerOf(error.instanceLocation), message: messageOf(error) }));
}

/** `#/a%20b` → `/a b` */
function pointerOf(location: string): string {
  return decodeURIComponent(location.slice(1));
}

function messageOf({ keyword, error }: OutputUnit): string {
  if (keyword === 'false') return 'This is not known.';
  if (keyword === 'anyOf') return 'It has none of the forms that it may have.';
  return error.replace(/^Instance type/, 'Type').replace(/^Instance/, 'It');
}

/** An error in a value. */
export interface Fault {
  /** The location, as a JSON Pointer: `/body/children/0/tagName`; empty for the whole value. */
  pointer: string;
  /** A sentence. */
  message: string;
}
