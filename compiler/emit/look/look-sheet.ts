import type { Config } from '../../config/config.ts';
import type { Artifact } from '../output.ts';
import { sheetsFolder } from '../../../corpus/file-paths.ts';
import { lookText } from './look-text.ts';

// A separate module, because a page of the documentation imports `look-text.ts`, and its code cannot import the rest.

/** @returns the style sheet of a site whose theme differs from the default */
export function lookSheet({ themeConfig: { preset, accent } }: Config): (Artifact & { text: string })[] {
  const text = lookText({ preset, accent });
  return text === '' ? [] : [{ path: `${sheetsFolder}theme/look.css`, text }];
}
