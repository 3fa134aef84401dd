import type { Notices } from './notice.ts';

/** What becomes of an option that Lectern does not have: why, and what to do instead. `true` when nothing is lost. */
export type Unused = Record<string, true | string | readonly [reason: string, hint: string]>;

/**
 * Keeps the options that Lectern has under the same names, and reports the others.
 *
 * @param known the names of those that it has
 * @param unused what is to be said of others that Docusaurus has
 * @param usual what some of these are where nobody sets them: then nothing is lost
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
    const said = Object.hasOwn(unused, name) ? unused[name]! : 'Lectern has no such setting';
    if (said === true) continue;
    const [reason, hint] = typeof said === 'string' ? [said] : said;
    notices.add(key === '' ? name : `${key}.${name}`, `left out: ${reason}`, hint);
  }
  return kept;
}
