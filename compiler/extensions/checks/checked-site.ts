import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import { accentIn, activeShare, infimaNames, repeated } from '../../emit/theme/theme-text.ts';
import { presets } from '../../emit/theme/presets.ts';
import type { Files } from '../../fs/files.ts';
import { fileText } from '../../fs/text-file.ts';
import { frameLinks } from '../../link/frame-links.ts';
import type { Site } from '../../site/site.ts';
import { deepFreeze } from '../../values/frozen.ts';
import { getters, join } from '../../values/objects.ts';
import type { CheckedSite, CheckedTheme, ThemeColor } from '../hooks/check-hooks.ts';
import type { CheckedDocument } from '../hooks/checked-document.ts';
import { settingsJson } from '../viewer/linked-site.ts';

/** The values that checks of a whole site can read. */
export interface CheckedContent {
  readonly dir: string;
  readonly config: Config;
  readonly files: Files;
  /** The site in the default language. */
  readonly site: Pick<Site, 'places'>;
  readonly languages: readonly { readonly site: Pick<Site, 'navbar' | 'footer' | 'announcement'> }[];
  /** Paths of the site's style sheets. */
  readonly styles: readonly string[];
  /** Whether a file is published at a decoded pathname. */
  hasFile(pathname: string): boolean;
}

/**
 * @returns the site for checks. Values are computed when a check reads them, so a check depends only on the values
 *   that it reads
 */
export function checkedSite(documents: () => readonly CheckedDocument[], content: CheckedContent): CheckedSite {
  const values = getters({
    documents: () => deepFreeze([...documents()]),
    pages: () => deepFreeze(pagesOf(content.site)),
    settings: () => deepFreeze(settingsJson(content.config, content.dir)),
    menuLinks: () =>
      deepFreeze(
        content.languages.flatMap(({ site }) =>
          frameLinks(site).map(({ href: url, key: setting }) => ({ url, setting })),
        ),
      ),
  });
  const functions: Pick<CheckedSite, 'theme' | 'hasFile'> = {
    theme: async () => deepFreeze(await themeOf(content)),
    hasFile: (pathname) => content.hasFile(pathname),
  };
  return Object.freeze(join(values, functions));
}

function pagesOf({ places }: Pick<Site, 'places'>): { path: string; source?: string | undefined }[] {
  const pages = [...places.values()].map(({ path: address, source }) => ({ path: address, source }));
  return pages.sort((a, b) => compareText(a.path, b.path));
}

async function themeOf({ dir, config, files, styles }: CheckedContent): Promise<CheckedTheme> {
  const sheets: { path: string; text: string }[] = [];
  for (const file of styles) sheets.push({ path: file, text: (await fileText(path.join(dir, file), files)) ?? '' });
  return { styles: sheets, colors: themeColors(config.themeConfig) };
}

/** @returns the colours of a theme in both colour modes, before the site's style sheets override them */
export function themeColors(theme: Pick<Config['themeConfig'], 'preset' | 'accent'>): ThemeColor[] {
  return (['light', 'dark'] as const).flatMap((mode) => colorsIn(mode, theme));
}

/** Docusaurus' custom property for the colour of active items, by colour mode. */
const strongNames = { light: '--ifm-color-primary-darker', dark: '--ifm-color-primary-lighter' };

function colorsIn(
  mode: 'light' | 'dark',
  { preset, accent }: Pick<Config['themeConfig'], 'preset' | 'accent'>,
): ThemeColor[] {
  const derived: Partial<Record<string, string>> =
    accent === undefined ? {} : { ...accentIn(presets[preset], mode, accent) };
  const colors = Object.keys(presets.lectern.light).map((name): ThemeColor => {
    const other = name === 'accent-strong' ? strongNames[mode] : infimaNames[name];
    return {
      mode,
      name,
      value: derived[name] ?? presets[preset][mode][name],
      setting: derived[name] === undefined ? undefined : 'themeConfig.accent',
      properties: [`--lectern-${name}`, ...(other === undefined ? [] : [other])],
      limited: mode === 'dark' && repeated.includes(name) && other !== undefined ? [other] : [],
    };
  });
  const paper: ThemeColor = {
    mode,
    name: 'accent-paper',
    mix: { of: ['accent', 'paper'], share: activeShare[mode] },
    properties: ['--lectern-accent-paper', '--ifm-color-primary-contrast-background'],
    limited: [],
  };
  return [...colors, paper];
}
