import type { Config } from '../../config/config.ts';
import type { Artifact } from '../output.ts';
import { sheetsFolder } from '../../../corpus/file-paths.ts';
import { lookText } from './look-text.ts';

// A module of its own: the text alone is drawn on a page of the documentation, too, whose code may import nothing else.

/** @returns the style sheet of a site that has another look than the viewer's own */
export function lookSheet({ themeConfig: { preset, accent } }: Config): (Artifact & { text: string })[] {
  const text = lookText({ preset, accent });
  return text === '' ? [] : [{ path: `${sheetsFolder}theme/look.css`, text }];
}
