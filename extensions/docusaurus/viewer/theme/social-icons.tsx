import type { ReactNode, SVGProps } from 'react';
import { useColorMode } from '../../../../viewer/extension.ts';

type IconProps = SVGProps<SVGSVGElement>;

/** The colour of black logos, by colour mode: light, dark. */
const inkOfMode = ['#000', '#fff'] as const;

/**
 * An SVG path: `area` is filled, `line` is a stroke with `width` in grid units. `colour` is one colour, or one per
 * colour mode. Default: the text colour.
 */
interface Shape {
  area?: string;
  line?: string;
  width?: number;
  colour?: string | readonly [light: string, dark: string];
}

/** Name of a platform → its logo on a grid of 24 units. */
const marks: Record<string, readonly Shape[]> = {
  Bluesky: [
    {
      area: 'M12 11C10.6 8 7.5 4.4 5 2.6 2.5.9 0 .9 0 4.1c0 1 .6 5.6 1 6.5.9 2.6 3.7 3.4 6.3 3.1-4 .6-6.8 2.4-2.8 6.5 4.3 4.3 6.4-.9 7.5-3.8 1.1 2.9 3.2 8.1 7.5 3.8 4-4.1 1.2-5.9-2.8-6.5 2.6.3 5.4-.5 6.3-3.1.4-.9 1-5.5 1-6.5 0-3.2-2.5-3.2-5-1.5C16.5 4.4 13.4 8 12 11z',
      colour: '#0085ff',
    },
  ],
  Default: [
    {
      line: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18m1-18a17 17 0 0 1 0 18',
    },
  ],
  Email: [{ line: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 7l9 6 9-6' }],
  GitHub: [
    {
      area: 'M12 .5a11.6 11.6 0 0 0-3.7 22.6c.6.1.8-.2.8-.6v-2.1c-3.2.7-3.9-1.4-3.9-1.4-.6-1.3-1.3-1.7-1.3-1.7-1.1-.7.1-.7.1-.7 1.1.1 1.8 1.2 1.8 1.2 1 1.8 2.7 1.3 3.3 1 .1-.8.4-1.3.8-1.6-2.6-.3-5.3-1.3-5.3-5.7 0-1.3.4-2.3 1.2-3.1-.1-.3-.5-1.5.1-3.1 0 0 1-.3 3.2 1.2a11 11 0 0 1 5.8 0c2.2-1.5 3.2-1.2 3.2-1.2.6 1.6.2 2.8.1 3.1.7.8 1.2 1.8 1.2 3.1 0 4.4-2.7 5.4-5.3 5.7.4.4.8 1.1.8 2.1v3.2c0 .4.2.7.8.6A11.6 11.6 0 0 0 12 .5z',
      colour: inkOfMode,
    },
  ],
  Instagram: [
    {
      area: 'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6.4-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
      colour: inkOfMode,
    },
  ],
  LinkedIn: [
    {
      area: 'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zm1.6 9v11.4h3.5V9zm1.8-5.7a2 2 0 1 0 0 4.1 2 2 0 0 0 0-4.1zM9.4 9v11.4h3.5v-5.9c0-3.2 3.9-3.4 3.9 0v5.9h3.6v-6.9c0-5.3-5.5-5.6-7.6-2.9V9z',
      colour: ['#0a66c2', '#ffffffe6'],
    },
  ],
  Mastodon: [
    {
      area: 'M12 0c3.5 0 6.9.4 8.5 1.2 0 0 3 1.4 3 6.2 0 4.3-.2 9.2-6.2 10.3-3.9.7-7.2.5-9.9 0 0 0-.6 3.7 8.7 2.1v2C7.5 24.3 2.6 21.7 1.2 16.5.5 13.5.5 7.4.5 7.4c0-4.8 3-6.2 3-6.2C5.1.4 8.5 0 12 0z',
      colour: '#6364ff',
    },
    {
      line: 'M5.8 15V8.2C5.8 3.8 12 3.8 12 8.2V12m6.2 3V8.2C18.2 3.8 12 3.8 12 8.2',
      width: 2.4,
      colour: '#fff',
    },
  ],
  StackOverflow: [
    { line: 'M3.5 15.5v7.3h15v-7.3', width: 2.2, colour: '#bcbbbb' },
    {
      line: 'M6.7 19h8.6M6.9 14.5l8.4 1.7M8 9.8l7.8 3.6M10.5 5.3l6.7 5.5M15 1.5l5.2 6.9',
      width: 2.2,
      colour: '#f48024',
    },
  ],
  Threads: [
    {
      line: 'M19.5 8.3C18.6 4.5 16.1 2.2 12.1 2.2 6.9 2.2 4.2 5.8 4.2 12s2.7 9.8 7.9 9.8c4.7 0 7.4-2.5 7.4-5.4 0-5.6-10.7-5.9-10.7-1.8 0 3.3 6.8 3.7 6.8-2.4 0-4.3-2-5.3-3.7-5.3-1.4 0-2.5.5-3.1 1.5',
      width: 2,
      colour: inkOfMode,
    },
  ],
  Twitch: [
    { area: 'm6.4 1.7-3.4 3.4v13.7h4.3v3.5l3.5-3.5h3.4L21 12V1.7z', colour: '#fff' },
    {
      area: 'M6 0 1.7 4.3v15.4h5.2V24l4.3-4.3h3.4L22.3 12V0zm14.6 11.1-3.4 3.5h-3.5l-3 3v-3H6.9V1.7h13.7zM16.3 4.7H18v5.2h-1.7zm-4.7 0h1.7v5.2h-1.7z',
      colour: '#9146ff',
    },
  ],
  Twitter: [
    {
      area: 'M24 4.6c-.9.4-1.8.7-2.8.8 1-.6 1.8-1.6 2.2-2.7-1 .5-2 .9-3.1 1.1a4.9 4.9 0 0 0-8.4 4.5A14 14 0 0 1 1.7 3.2a4.9 4.9 0 0 0 1.5 6.5c-.8 0-1.6-.2-2.2-.6v.1a4.9 4.9 0 0 0 3.9 4.8c-.7.2-1.5.2-2.2.1a4.9 4.9 0 0 0 4.6 3.4A9.9 9.9 0 0 1 0 19.5a14 14 0 0 0 7.5 2.2c9.1 0 14.1-7.5 14-14.6 1-.7 1.8-1.5 2.5-2.5z',
      colour: '#55acee',
    },
  ],
  X: [
    {
      area: 'M14.3 10.2 23.2 0h-2.1l-7.7 8.9L7.2 0H0l9.3 13.4L0 24h2.1l8.2-9.3 6.5 9.3H24zm-2.9 3.3-1-1.4L2.9 1.6h3.2l6.1 8.6 1 1.4 7.9 11h-3.2z',
      colour: inkOfMode,
    },
  ],
  YouTube: [
    {
      area: 'M4 3.6h16a3.5 3.5 0 0 1 3.5 3.2q.5 5.2 0 10.4a3.5 3.5 0 0 1-3.5 3.2H4a3.5 3.5 0 0 1-3.5-3.2Q0 12 .5 6.8A3.5 3.5 0 0 1 4 3.6z',
      colour: '#f00',
    },
    { area: 'M9.6 8.4v7.2l6.3-3.6z', colour: '#fff' },
  ],
};

function markOf(shapes: readonly Shape[]) {
  return (props: IconProps): ReactNode => {
    const { colorMode } = useColorMode();
    const inMode = (colour: Shape['colour'] = 'currentColor') =>
      typeof colour === 'string' ? colour : colour[colorMode === 'dark' ? 1 : 0];
    return (
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" {...props}>
        {shapes.map(({ area, line, width = 2, colour }) =>
          area === undefined ? (
            <path key={line} fill="none" stroke={inMode(colour)} strokeWidth={width} strokeLinejoin="round" d={line} />
          ) : (
            <path key={area} fill={inMode(colour)} fillRule="evenodd" d={area} />
          ),
        )}
      </svg>
    );
  };
}

/** `Icon/Socials/…` of Docusaurus' theme. */
export const socialIcons: Record<string, (props: IconProps) => ReactNode> = Object.fromEntries(
  Object.entries(marks).map(([platform, shapes]) => [`Icon/Socials/${platform}`, markOf(shapes)]),
);
