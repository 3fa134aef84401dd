/** A colour as it looks: how light, how strong, and of which hue in degrees. */
export interface Oklch {
  /** From 0, black, to 1, white. */
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue as light: from 0 to 1. */
type Linear = readonly [number, number, number];

/**
 * @param hex `#rgb` or `#rrggbb`
 * @see https://bottosson.github.io/posts/oklab/ where the numbers come from
 */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** @returns `#rrggbb`; a colour that no screen shows is made weaker until one does */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let strength = chroma; strength > 0.002; strength -= 0.002) {
    const light = linearOf(lightness, strength, hue);
    if (light.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOf(light);
  }
  return hexOf(linearOf(lightness, 0, hue));
}

/** @returns the contrast of two colours by WCAG 2, from 1 to 21 */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** @returns what `color-mix(in srgb, …)` makes of two colours, with so much of the first */
export function mix(a: string, b: string, share: number): string {
  const [ofA, ofB] = [channels(a), channels(b)];
  return `#${ofA.map((value, at) => inHex(value * share + ofB[at]! * (1 - share))).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearOf(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function channels(hex: string): number[] {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

function toLinear(hex: string): Linear {
  const [r, g, b] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

function hexOf(light: Linear): string {
  return `#${light.map((channel) => inHex(255 * (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055))).join('')}`;
}

/** @returns two digits for a channel, which may lie beyond what there is */
export function inHex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}
