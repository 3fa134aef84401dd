import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeHsl,
  modeHwb,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeOklab, modeOklch]) useMode(mode);

const inOklch = converter('oklch');

/**
 * @param hex `#rgb` or `#rrggbb`
 * @returns lightness, chroma and hue in OKLCH
 */
export function toOklch(hex: string): Oklch {
  return inOklch(hex)!;
}

/** @returns `#rrggbb`. If the colour is outside sRGB, its chroma is reduced */
export function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'));
}

/** @returns the contrast of two colours by WCAG 2, from 1 to 21 */
export const contrast: (a: string, b: string) => number = wcagContrast;

/** @returns the colour of `color-mix(in srgb, …)`, where `share` belongs to the first colour */
export function mix(a: string, b: string, share: number): string {
  return formatHex(interpolate([b, a], 'rgb')(share));
}
