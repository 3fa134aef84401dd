import { contrast, mix, toHex, toOklch } from './colors.ts';

/** Values of custom properties for the accent colour. Names lack the prefix `--lectern-`. */
export interface Accent {
  accent: string;
  'accent-strong': string;
  'on-accent': string;
}

/** The minimum contrast. WCAG 2 (AA) requires 4.5 for text. The small surplus compensates for rounding. */
const enough = 4.55;
const step = 0.005;

/**
 * Derives the accent of a colour mode from any colour. The result has the same hue, and enough contrast on `paper` and
 * on the background of active items. Otherwise it is as similar as possible.
 *
 * @param color `#rgb` or `#rrggbb`
 * @param mode `light` makes the accent darker than its background, `dark` lighter
 * @param papers.share share of the accent in the background of active items, as in `viewer/styles/tokens.css`
 */
export function accentOf(
  color: string,
  mode: 'light' | 'dark',
  { paper, share, others }: { paper: string; share: number; others: readonly string[] },
): Accent {
  const away = mode === 'light' ? -step : step;
  const given = toOklch(color);
  const start = mode === 'light' ? given : { ...given, l: Math.max(given.l, 0.72) };
  let { l: lightness } = start;
  const at = (value: number) => toHex({ ...start, l: value });
  const isClear = (hex: string) => [paper, ...others].every((ground) => contrast(hex, ground) >= enough);
  while (!isClear(at(lightness)) && lightness > 0 && lightness < 1) lightness += away;
  const accent = at(lightness);
  const active = mix(accent, paper, share);
  let strong = lightness + away * 16;
  while (contrast(at(strong), active) < enough && strong > 0 && strong < 1) strong += away;
  const strongest = at(Math.min(1, Math.max(0, strong)));
  const onAccent = ['#ffffff', toHex({ ...given, l: 0.18, c: Math.min(given.c, 0.05) })].sort(
    (a, b) => worst(b, accent, strongest) - worst(a, accent, strongest),
  )[0]!;
  return { accent, 'accent-strong': strongest, 'on-accent': onAccent };
}

function worst(text: string, ...grounds: string[]): number {
  return Math.min(...grounds.map((ground) => contrast(text, ground)));
}
