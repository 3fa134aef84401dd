import type { CheckedTheme, Report, ReportPlace, ThemeColor } from '../../../compiler/index.ts';
import { contrast, mix, toHexColor } from './colors.ts';
import { declaredProperties } from './declared-colors.ts';

/** The contrast ratio that WCAG 2 (AA) requires for text. */
const enough = 4.5;

/** [name of the text's colour, names of the colours behind the text, description of the text]. */
const pairs: [color: string, grounds: string[], what: string][] = [
  ['ink', ['paper', 'paper-raised'], 'the text'],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunken'], 'secondary text'],
  ['ink-faint', ['paper', 'paper-raised', 'paper-sunken'], 'small text'],
  ['accent', ['paper', 'paper-raised', 'paper-sunken'], 'a link'],
  ['accent-strong', ['accent-paper'], 'active items'],
  ['on-accent', ['accent'], 'text on the accent colour'],
];

interface Color {
  hex: string;
  /** The location where the site sets the colour. Absent for defaults. */
  place?: ReportPlace | undefined;
}

/** Reports colours of a site whose contrast is too low, in both colour modes. */
export function reportContrast(theme: CheckedTheme, report: Report): void {
  for (const mode of ['light', 'dark'] as const) {
    const colors = colorsIn(mode, theme);
    for (const [name, grounds, what] of pairs) {
      const problems = grounds.flatMap((ground) => {
        const [front, back] = [colors.get(name), colors.get(ground)];
        const place = front?.place ?? back?.place;
        // Colours without a location are Lectern's defaults, which the site has not set.
        if (!front || !back || !place) return [];
        const value = contrast(front.hex, back.hex);
        return value >= enough ? [] : [{ value, front, back, place }];
      });
      const [worst] = problems.sort((a, b) => a.value - b.value);
      if (!worst) continue;
      const { value, front, back, place } = worst;
      report('low-contrast', place, {
        kindOfText: what,
        mode,
        color: front.hex,
        background: back.hex,
        contrast: rounded(value),
        required: String(enough),
      });
    }
  }
}

/** Rounds down, so that a ratio below the limit is never shown as the limit: `4.49`. */
function rounded(value: number): string {
  return (Math.floor(value * 100) / 100).toString();
}

function colorsIn(mode: 'light' | 'dark', { styles, colors: all }: CheckedTheme): Map<string, Color> {
  const own = all.filter((color) => color.mode === mode);
  const given = declaredIn(mode, styles, new Set(own.flatMap(({ limited }) => limited)));
  const resolve = (value: string, depth = 0): string | undefined => {
    const [, name, otherwise] = /^var\(\s*(--[\w-]+)\s*(?:,(.*))?\)$/s.exec(value.trim()) ?? [];
    if (name === undefined) return toHexColor(value);
    const next = given.get(name)?.value ?? otherwise;
    return next === undefined || depth > 10 ? undefined : resolve(next, depth + 1);
  };
  const colors = new Map<string, Color>();
  // Sorts mixed colours to the end, because they are computed from the other colours.
  for (const color of [...own].sort((a, b) => Number(Boolean(a.mix)) - Number(Boolean(b.mix)))) {
    const declared = color.properties.map((property) => given.get(property)).find(Boolean);
    const hex = declared ? resolve(declared.value) : usualValue(color, colors);
    const place = declared?.place ?? (color.setting === undefined ? undefined : { setting: color.setting });
    if (hex !== undefined) colors.set(color.name, { hex, place });
  }
  return colors;
}

/** @returns property → value and location, from the declarations that apply to a colour mode */
function declaredIn(
  mode: 'light' | 'dark',
  styles: CheckedTheme['styles'],
  limited: ReadonlySet<string>,
): Map<string, { value: string; place: ReportPlace }> {
  const all = styles.flatMap(({ path: file, text }) =>
    declaredProperties(text).map(({ at, ...each }) => ({ ...each, place: { file, ...at } })),
  );
  // A declaration for one colour mode overrides a declaration for all modes, regardless of their order.
  const general = all.filter((each) => each.mode === undefined && !limited.has(each.name));
  const special = all.filter((each) => each.mode === mode);
  return new Map([...general, ...special].map(({ name, value, place }) => [name, { value, place }]));
}

/** @returns the default of a colour. A mixed colour is computed from other colours */
function usualValue({ value, mix: mixed }: ThemeColor, colors: ReadonlyMap<string, Color>): string | undefined {
  if (!mixed) return value;
  const [front, back] = mixed.of.map((name) => colors.get(name));
  return front && back && mix(front.hex, back.hex, mixed.share);
}
