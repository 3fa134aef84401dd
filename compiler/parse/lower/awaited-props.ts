import type { AwaitedData } from '../../html/component-node.ts';
import type { Awaited } from '../mdx/evaluate.ts';

/** Sorts what is known later by where it comes from: other files, or the props of a partial. */
export function awaitedProps(awaited: Record<string, Awaited>): {
  data?: Record<string, AwaitedData>;
  given?: Record<string, readonly string[]>;
} {
  const data: Record<string, AwaitedData> = {};
  const given: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(awaited)) {
    if (value.kind === 'given') given[name] = value.keys;
    else data[name] = awaitedData(value);
  }
  return { ...(Object.keys(data).length > 0 && { data }), ...(Object.keys(given).length > 0 && { given }) };
}

function awaitedData(value: Exclude<Awaited, { kind: 'given' }>): AwaitedData {
  const { kind, url, at } = value;
  return value.kind === 'json' && value.keys.length > 0 ? { kind, url, at, keys: value.keys } : { kind, url, at };
}
