import type { Notices } from './notice.ts';

/**
 * Docusaurus option that Lectern lacks → the reason for the notice that it is ignored, or reason and hint. `true`: no
 * notice, because the option doesn't affect the site.
 */
export type Unused = Record<string, true | string | readonly [reason: string, hint: string]>;

/**
 * Returns the options that Lectern also has, under the same names. Adds notices about all other options.
 *
 * @param known names of Lectern's options
 * @param unused notices about options that Lectern doesn't have
 * @param usual default values of unused options. An option with its default value needs no notice
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
