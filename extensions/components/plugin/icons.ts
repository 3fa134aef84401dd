import type { MdxJsxTextElement } from 'mdast-util-mdx';
import type { Position } from 'unist';
import { inline } from './nodes.ts';

/** Name of an icon → its lines, in a square of 24 units. Icons of Starlight have the names of Starlight. */
const paths: Readonly<Record<string, string>> = {
  'add-document': 'M14 3H6v18h12V7zM14 3v4h4M12 11v6M9 14h6',
  'approve-check-circle': 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8 12l3 3l5-6',
  approve: 'M5 13l4 4L19 7',
  bars: 'M4 7h16M4 12h16M4 17h16',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 20h4',
  bookmark: 'M7 4h10v16l-5-4l-5 4z',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  close: 'M6 6l12 12M18 6L6 18',
  cloud: 'M7 18a4 4 0 0 1 0-8a5 5 0 0 1 9.700-1a4.500 4.500 0 0 1 .3 9z',
  code: 'M9 7l-5 5l5 5M15 7l5 5l-5 5',
  document: 'M14 3H6v18h12V7zM14 3v4h4M9 12h6M9 16h6',
  down: 'M12 4v16M6 14l6 6l6-6',
  download: 'M12 4v11M7 11l5 5l5-5M5 20h14',
  email: 'M3 6h18v12H3zM3 7l9 7l9-7',
  error: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M9 9l6 6M15 9l-6 6',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  file: 'M14 3H6v18h12V7zM14 3v4h4',
  folder: 'M3 6h6l2 3h10v10H3z',
  gear: 'M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M5.600 18.400l2.200-2.200M16.200 7.800l2.200-2.200',
  heart: 'M12 20s-8-5-8-10.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8 2.500C20 15 12 20 12 20z',
  information: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v5M12 8v.01',
  key: 'M8 11a4 4 0 1 0 0 8a4 4 0 1 0 0-8M11 12l8-8M16 7l3 3',
  laptop: 'M5 5h14v10H5zM3 19h18',
  left: 'M20 12H4M10 6l-6 6l6 6',
  'left-arrow': 'M20 12H4M10 6l-6 6l6 6',
  'list-format': 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  magnifier: 'M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  'open-book': 'M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  plus: 'M12 5v14M5 12h14',
  puzzle: 'M4 8h4a2 2 0 1 1 4 0h4v4a2 2 0 1 1 0 4v4H4z',
  right: 'M4 12h16M14 6l6 6l-6 6',
  'right-arrow': 'M4 12h16M14 6l6 6l-6 6',
  rocket: 'M12 3c4 3 5 7 4 12H8C7 10 8 6 12 3zM8 12l-3 4l3-1M16 12l3 4l-3-1M10 18l2 3l2-3M12 8v2',
  seti: 'M3 6h6l2 3h10v10H3z',
  setting: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  star: 'M12 3l2.800 5.800l6.200.9l-4.500 4.400l1.100 6.300L12 17.400L6.400 20.400l1.100-6.300L3 9.700l6.200-.9z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  terminal: 'M3 5h18v14H3zM7 9l3 3l-3 3M12 15h5',
  translate: 'M3 6h10M8 4v2M11 6c-1 5-4 8-7 9M5 9c1 3 4 5 7 6M13 20l4-10l4 10M14.500 17h5',
  up: 'M12 20V4M6 10l6-6l6 6',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-5 4-7 8-7s8 2 8 7',
  warning: 'M12 4l9 16H3zM12 10v5M12 17v.01',
};

/** Icons with a direction, such as arrows. They are mirrored in right-to-left text. */
const directed = new Set(['left', 'left-arrow', 'right', 'right-arrow', 'list-format', 'external']);

export const iconNames = Object.keys(paths);

/**
 * Creates an icon, or `undefined` for an unknown name. Assistive technology skips the icon.
 */
export function icon(
  name: string,
  { size, color }: { size?: string | undefined; color?: string | undefined },
  position: Position | undefined,
): MdxJsxTextElement | undefined {
  if (!Object.hasOwn(paths, name)) return undefined;
  const attributes = {
    className: directed.has(name) ? 'lc-icon lc-directed' : 'lc-icon',
    viewBox: '0 0 24 24',
    width: size ?? '1em',
    height: size ?? '1em',
    fill: 'none',
    stroke: color ?? 'currentColor',
    'aria-hidden': 'true',
  };
  const shape = { strokeWidth: '1.75', strokeLinecap: 'round', strokeLinejoin: 'round' };
  return inline('svg', attributes, [inline('path', { d: paths[name]!, ...shape }, [], position)], position);
}
