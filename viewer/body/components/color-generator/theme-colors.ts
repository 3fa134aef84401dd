import type { Theme } from '../../../state/choices.ts';
import { darken, parseHex } from './hex-color.ts';

/** The reader's colours for one colour mode. */
export interface ThemeColors {
  primary: string;
  background: string;
}

/** The seven shades of a primary colour: the suffix of the custom property, and the ratio for `darken`. */
export const shades = [
  { name: '-lightest', adjustment: -0.3 },
  { name: '-lighter', adjustment: -0.15 },
  { name: '-light', adjustment: -0.1 },
  { name: '', adjustment: 0 },
  { name: '-dark', adjustment: 0.1 },
  { name: '-darker', adjustment: 0.15 },
  { name: '-darkest', adjustment: 0.3 },
] as const;

export const usualColors: Record<Theme, ThemeColors> = {
  light: { primary: '#2e8555', background: '#ffffff' },
  dark: { primary: '#25c2a0', background: '#181920' },
};

/** @returns a style sheet with these colours. It sets the background only if the background differs from the default */
export function themeCss(colors: Record<Theme, ThemeColors>): string {
  return (['light', 'dark'] as const)
    .map((mode) => {
      const { primary, background } = colors[mode];
      const lines = shades.map(
        ({ name, adjustment }) => `  --ifm-color-primary${name}: ${darken(primary, adjustment)};`,
      );
      if (background !== usualColors[mode].background) lines.push(`  --ifm-background-color: ${background};`);
      return `${mode === 'light' ? ':root' : "[data-theme='dark']"} {\n${lines.join('\n')}\n}\n`;
    })
    .join('\n');
}

/** @returns the colours that the reader chose earlier in this tab; undefined if the reader chose none */
export function readColors(): Record<Theme, ThemeColors> | undefined {
  const light = readMode('light');
  const dark = readMode('dark');
  return light || dark ? { light: light ?? usualColors.light, dark: dark ?? usualColors.dark } : undefined;
}

export function keepColors(colors: Record<Theme, ThemeColors> | undefined): void {
  for (const mode of ['light', 'dark'] as const) {
    try {
      if (!colors) sessionStorage.removeItem(key(mode));
      else
        sessionStorage.setItem(
          key(mode),
          JSON.stringify({ baseColor: colors[mode].primary, background: colors[mode].background }),
        );
    } catch {
      // If storage is blocked, the colours are lost when the reader leaves the page.
    }
  }
}

function readMode(mode: Theme): ThemeColors | undefined {
  try {
    const { baseColor, background } = JSON.parse(sessionStorage.getItem(key(mode)) ?? '{}') as Record<string, unknown>;
    const [primary, paper] = [baseColor, background].map((value) =>
      typeof value === 'string' ? parseHex(value) : undefined,
    );
    return primary === undefined ? undefined : { primary, background: paper ?? usualColors[mode].background };
  } catch {
    return undefined;
  }
}

function key(mode: Theme): string {
  return `ifm-theme-colors-${mode}`;
}
