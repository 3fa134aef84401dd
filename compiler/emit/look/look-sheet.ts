import type { Config } from '../../config/config.ts';
import type { Artifact } from '../output.ts';
import { sheetsFolder } from '../../../corpus/file-paths.ts';
import { lookText } from './look-text.ts';

/** @returns the style sheet of a site that has another look than the viewer's own */
export function lookSheet({ themeConfig: { preset, accent } }: Config): (Artifact & { text: string })[] {
  const text = lookText({ preset, accent });
  return text === '' ? [] : [{ path: `${sheetsFolder}theme/look.css`, text }];
}
