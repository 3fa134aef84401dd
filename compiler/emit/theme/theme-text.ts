import type { ThemeConfig } from '../../config/theme.ts';
import { accentOf, type Accent } from './accent.ts';
import { presets, type Preset } from './presets.ts';

/**
 * Lectern's custom properties → Docusaurus' names for them. If a site sets a Docusaurus property, its value is used.
 */
export const infimaNames: Record<string, string> = {
  paper: '--ifm-background-color',
  'paper-raised': '--ifm-background-surface-color',
  ink: '--ifm-font-color-base',
  accent: '--ifm-color-primary',
};
/** Proportion of the accent colour in the background of active items, as in `viewer/styles/tokens.css`. */
export const activeShare = { light: 0.08, dark: 0.14 };
/**
 * Names in `infimaNames` whose Docusaurus properties the viewer sets again in dark mode, as in
 * `viewer/styles/migrated.css`.
 */
export const repeated = ['paper', 'paper-raised', 'ink'];

/** @returns the CSS of a theme, which pages load after the viewer's style sheet; empty for the default theme */
export function themeText({ preset, accent }: Pick<ThemeConfig, 'preset'> & { accent?: string | undefined }): string {
  return preset === 'lectern' && accent === undefined ? '' : writeTheme(presets[preset], accent, preset === 'lectern');
}

function writeTheme(preset: Preset, color: string | undefined, isOwn: boolean): string {
  const { both, rules } = preset;
  // The viewer's style sheet already contains the values of the default preset.
  const light = { ...(isOwn ? {} : preset.light), ...(color && accentIn(preset, 'light', color)) };
  const dark = { ...(isOwn ? {} : preset.dark), ...(color && accentIn(preset, 'dark', color)) };
  return [
    '@layer tokens {',
    block(':root', { ...both, ...light }),
    block(":root[data-theme='dark']", dark),
    '}',
    ...(isOwn ? [] : [repeat(preset.dark)]),
    ...(rules === '' ? [] : [`@layer states {\n${rules}\n}`]),
    '',
  ].join('\n');
}

/** @returns the accent of a mode, derived from a colour */
export function accentIn(preset: Preset, mode: 'light' | 'dark', color: string): Accent {
  const { paper, 'paper-raised': raised, 'paper-sunken': sunken } = preset[mode];
  return accentOf(color, mode, { paper: paper!, share: activeShare[mode], others: [raised!, sunken!] });
}

function block(selector: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    const infima = infimaNames[name];
    return `  --lectern-${name}: ${infima === undefined ? value : `var(${infima}, ${value})`};`;
  });
  return `${selector} {\n${lines.join('\n')}\n}`;
}

function repeat(dark: Record<string, string>): string {
  const lines = repeated.map((name) => `  ${infimaNames[name]}: ${dark[name]};`);
  return `html[data-theme='dark'] {\n${lines.join('\n')}\n}`;
}
