/** Red, green and blue, 0–255. */
type Rgb = [number, number, number];

/** Parses a colour that the reader typed: `#2E8` → `#22ee88`, `2e8555` → `#2e8555`, anything else → undefined. */
export function parseHex(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/**
 * Returns a shade of a colour, as in Infima. The ratio is the fraction by which the lightness decreases. With a
 * negative ratio, the lightness increases.
 *
 *     darken('#2e8555', 0.1)  →  '#29784c'
 */
export function darken(hex: string, ratio: number): string {
  const [hue, saturation, lightness] = toHsl(toRgb(hex));
  return toHex(fromHsl(hue, saturation, Math.min(1, lightness * (1 - ratio))));
}

/** @returns the contrast of two colours according to WCAG, from 1 to 21 */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(toRgb(a)), luminance(toRgb(b))].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toRgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function toHsl(rgb: Rgb): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = rgb.map((value) => value / 255) as Rgb;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return [0, 0, lightness];
  const hue =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return [hue, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/** @param hue in sixths of the circle, from 0 to 6 */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const span = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((shift) => {
    const place = (((shift + 2 * hue) % 12) + 12) % 12;
    return 255 * (lightness - span * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  }) as Rgb;
}
