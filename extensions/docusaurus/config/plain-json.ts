import type { Json } from '../../../corpus/index.ts';
import type { Notices } from './notice.ts';

/** @returns a value as JSON. Values that JSON can't represent are removed, with a notice */
export function plainJson(value: unknown, key: string, notices: Notices): Json | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.flatMap((item, index) => plainJson(item, `${key}[${index}]`, notices) ?? []);
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([name, item]) => [name, plainJson(item, `${key}.${name}`, notices)]);
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined)) as Json;
  }
  if (value !== undefined) notices.add(key, `ignored: a ${typeof value} can't be published as data`);
  return undefined;
}
