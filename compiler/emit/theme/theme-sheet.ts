import type { Config } from '../../config/config.ts';
import type { Artifact } from '../output.ts';
import { sheetsFolder } from '../../../corpus/file-paths.ts';
import { themeText } from './theme-text.ts';

// This module is separate from `theme-text.ts`, because a page of the documentation imports `theme-text.ts` and could
// not import this module.

/** @returns the style sheet for a site whose theme differs from the default */
export function themeSheet({ themeConfig: { preset, accent } }: Config): (Artifact & { text: string })[] {
  const text = themeText({ preset, accent });
  return text === '' ? [] : [{ path: `${sheetsFolder}theme/look.css`, text }];
}
