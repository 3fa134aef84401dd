import type { Config } from '../config/config.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { accentIn, activeShare, infimaNames, repeated } from '../emit/theme/theme-text.ts';
import { contrast, mix, toHexColor } from '../emit/theme/colors.ts';
import { presets } from '../emit/theme/presets.ts';
import type { Declared } from './declared-colors.ts';

/** The contrast ratio that WCAG 2 (AA) requires for text. */
const enough = 4.5;

/** [colour of text, possible backgrounds, what the text is]. */
const pairs: [color: string, grounds: string[], what: string][] = [
  ['ink', ['paper', 'paper-raised'], 'the text'],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunken'], 'text next to the page'],
  ['ink-faint', ['paper', 'paper-raised', 'paper-sunken'], 'small text'],
  ['accent', ['paper', 'paper-raised', 'paper-sunken'], 'a link'],
  ['accent-strong', ['accent-paper'], 'active items'],
  ['on-accent', ['accent'], 'text on the accent'],
];

/** A style sheet of the site, and the custom properties that it sets. */
export interface DeclaringSheet {
  path: string;
  declared: readonly Declared[];
}

interface Color {
  hex: string;
  /** Where the site sets the colour. Absent for defaults. */
  place?: Place | undefined;
}

/** @returns warnings about colours of a site whose contrast is too low, in both colour modes */
export function contrastDiagnostics(
  { themeConfig }: Pick<Config, 'themeConfig'>,
  sheets: readonly DeclaringSheet[],
  configFile: string,
): Diagnostic[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colors = colorsIn(mode, themeConfig, sheets, configFile);
    return pairs.flatMap(([name, grounds, what]) => {
      const problems = grounds.flatMap((ground) => {
        const [front, back] = [colors.get(name), colors.get(ground)];
        const place = front?.place ?? back?.place;
        // If the colours are defaults, the site can't change them.
        if (!front || !back || !place) return [];
        const value = contrast(front.hex, back.hex);
        return value >= enough ? [] : [{ value, front, back, place }];
      });
      const [worst] = problems.sort((a, b) => a.value - b.value);
      if (!worst) return [];
      const { value, front, back, place } = worst;
      const params = {
        what,
        mode,
        color: front.hex,
        ground: back.hex,
        contrast: rounded(value),
        enough: String(enough),
      };
      return [diagnose('low-contrast', place, params)];
    });
  });
}

/** Rounds down, so that a ratio below the limit is never shown as the limit: `4.49`. */
function rounded(value: number): string {
  return (Math.floor(value * 100) / 100).toString();
}

/** Docusaurus properties that are only used in one of the colour modes. */
const strongNames = { light: '--ifm-color-primary-darker', dark: '--ifm-color-primary-lighter' };

function colorsIn(
  mode: 'light' | 'dark',
  { preset, accent }: Config['themeConfig'],
  sheets: readonly DeclaringSheet[],
  configFile: string,
): Map<string, Color> {
  const usual = presets[preset][mode];
  const given = new Map<string, { value: string; place: Place }>();
  const set = ({ path, declared }: DeclaringSheet, isSelected: (each: Declared) => boolean) => {
    for (const { name, value, at } of declared.filter(isSelected)) given.set(name, { value, place: { path, ...at } });
  };
  // A declaration for one colour mode overrides a declaration for all modes, regardless of their order.
  const isRepeated = (name: string) => repeated.some((each) => infimaNames[each] === name);
  for (const sheet of sheets)
    set(sheet, (each) => each.mode === undefined && !(mode === 'dark' && isRepeated(each.name)));
  for (const sheet of sheets) set(sheet, (each) => each.mode === mode);

  const resolve = (value: string, depth = 0): string | undefined => {
    const [, name, otherwise] = /^var\(\s*(--[\w-]+)\s*(?:,(.*))?\)$/s.exec(value.trim()) ?? [];
    if (name === undefined) return toHexColor(value);
    const next = given.get(name)?.value ?? otherwise;
    return next === undefined || depth > 10 ? undefined : resolve(next, depth + 1);
  };
  const colors = new Map<string, Color>();
  const made: Partial<Record<string, string>> =
    accent === undefined ? {} : { ...accentIn(presets[preset], mode, accent) };
  const add = (name: string, names: readonly (string | undefined)[], otherwise: string | undefined) => {
    const own = names.map((each) => given.get(each ?? '')).find(Boolean);
    const hex = own ? resolve(own.value) : otherwise;
    const place =
      own?.place ?? (made[name] === undefined ? undefined : { path: configFile, setting: 'themeConfig.accent' });
    if (hex !== undefined) colors.set(name, { hex, place });
  };
  for (const name of Object.keys(presets.lectern.light)) {
    const infima = name === 'accent-strong' ? strongNames[mode] : infimaNames[name];
    add(name, [`--lectern-${name}`, infima], made[name] ?? usual[name]);
  }
  const [front, back] = [colors.get('accent'), colors.get('paper')];
  add(
    'accent-paper',
    ['--lectern-accent-paper', '--ifm-color-primary-contrast-background'],
    front && back && mix(front.hex, back.hex, activeShare[mode]),
  );
  return colors;
}
