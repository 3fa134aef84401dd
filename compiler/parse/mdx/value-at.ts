import type { Json } from '../../../corpus/schema/json.ts';
import { notConstant, type Evaluated } from './expression.ts';

/** What is in a value where keys lead to. Nothing that it inherits is data. */
export function valueAt(value: Json | undefined, keys: readonly string[]): Evaluated {
  let found = value;
  for (const key of keys) {
    if (found === null || found === undefined) return notConstant;
    const holder = Object(found) as Record<string, Json>;
    if (Object.hasOwn(holder, key)) found = holder[key];
    else if (key in holder) return notConstant;
    else found = undefined;
  }
  return found;
}
