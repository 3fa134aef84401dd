import type { Config } from '../../config/config.ts';
import type { Artifact } from '../output.ts';
import { sheetsFolder } from '../../../corpus/file-paths.ts';
import { themeText } from './theme-text.ts';

// This function is not in `theme-text.ts`, because a page of the documentation imports that module. This module's
// imports can't be bundled for a browser.

/** @returns the style sheet for a site whose theme differs from the default */
export function themeSheet({ themeConfig: { preset, accent } }: Config): (Artifact & { text: string })[] {
  const text = themeText({ preset, accent });
  return text === '' ? [] : [{ path: `${sheetsFolder}theme/look.css`, text }];
}
