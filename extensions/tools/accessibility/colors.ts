import {
  formatHex,
  interpolate,
  modeHsl,
  modeHwb,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeOklab, modeOklch]) useMode(mode);

/** @returns `#rrggbb` for an opaque CSS colour; undefined for other values */
export function toHexColor(value: string): string | undefined {
  const color = parse(value.trim());
  return color === undefined || (color.alpha ?? 1) < 1 ? undefined : formatHex(color);
}

/** @returns the contrast of two colours by WCAG 2, from 1 to 21 */
export const contrast: (a: string, b: string) => number = wcagContrast;

/** @returns the colour of `color-mix(in srgb, …)`, where `share` is the share of the first colour, from 0 to 1 */
export function mix(a: string, b: string, share: number): string {
  return formatHex(interpolate([b, a], 'rgb')(share));
}
