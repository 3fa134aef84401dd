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
  parse,
  useMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeOklab, modeOklch]) useMode(mode);

const inOklch = converter('oklch');

/**
 * @param hex `#rgb` or `#rrggbb`
 * @returns the colour as it looks: how light, how strong, and of which hue
 */
export function toOklch(hex: string): Oklch {
  return inOklch(hex)!;
}

/** @returns `#rrggbb`; a colour that no screen shows is made weaker until one does */
export function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'));
}

/** @returns `#rrggbb` for an opaque colour that CSS can say by itself; nothing for any other */
export function toHexColor(value: string): string | undefined {
  const color = parse(value.trim());
  return color === undefined || (color.alpha ?? 1) < 1 ? undefined : formatHex(color);
}

/** @returns the contrast of two colours by WCAG 2, from 1 to 21 */
export const contrast: (a: string, b: string) => number = wcagContrast;

/** @returns what `color-mix(in srgb, …)` makes of two colours, with so much of the first */
export function mix(a: string, b: string, share: number): string {
  return formatHex(interpolate([b, a], 'rgb')(share));
}
