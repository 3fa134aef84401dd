import type { Notices } from './notice.ts';

/** Options that Lectern does not have → the reason, and an alternative. `true` if nothing is lost. */
export type Unused = Record<string, true | string | readonly [reason: string, hint: string]>;

/**
 * Keeps the options that Lectern has under the same names, and reports the others.
 *
 * @param known the names of Lectern's options
 * @param unused the notices about other options of Docusaurus
 * @param usual the default values of some of these: with such a value, nothing is lost
 */
export function pick(
  options: Record<string, unknown>,
  known: Iterable<string>,
  {
    unused,
    usual = {},
    key,
    notices,
  }: { unused: Unused; usual?: Readonly<Record<string, unknown>>; key: string; notices: Notices },
): Record<string, unknown> {
  const names = new Set(known);
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (names.has(name)) kept[name] = value;
    if (names.has(name) || (Object.hasOwn(usual, name) && usual[name] === value)) continue;
    const entry = Object.hasOwn(unused, name) ? unused[name]! : 'Lectern has no such setting';
    if (entry === true) continue;
    const [reason, hint] = typeof entry === 'string' ? [entry] : entry;
    notices.add(key === '' ? name : `${key}.${name}`, `left out: ${reason}`, hint);
  }
  return kept;
}
