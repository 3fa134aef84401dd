import type { ReactNode, SVGProps } from 'react';
import { message } from '../../../../viewer/extension.ts';

type IconProps = SVGProps<SVGSVGElement>;

/** An icon in the text colour, as SVG paths on a grid of 24 units. `area` is filled, `line` is a stroke 2 units wide. */
interface Drawing {
  area?: string;
  line?: string;
  size?: number;
}

const drawings: Record<string, Drawing> = {
  Copy: {
    area: 'M8 5h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm0 2v14h11V7zM4 1h12v2H4v14H2V3a2 2 0 0 1 2-2z',
  },
  DarkMode: {
    area: 'M12 3a9 9 0 1 0 8.9 7.6A5.4 5.4 0 1 1 13.4 3.1 9 9 0 0 0 12 3zM9.4 5.5a7.4 7.4 0 0 0 9.1 9.1A7 7 0 1 1 9.4 5.5z',
    size: 24,
  },
  Home: { area: 'M12 3.2 21.8 12H19v8h-5v-6h-4v6H5v-8H2.2z' },
  Language: {
    line: 'M2 5h12M8 2.5V5m3.5 0c-1.2 4.5-4.5 8.5-8.5 11m2.5-8c1.3 2.8 3.5 5 6.5 6.5M12.5 21.5 17.5 10l5 11.5M14.3 18h6.4',
    size: 20,
  },
  LightMode: {
    area: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    line: 'M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
    size: 24,
  },
  Success: { area: 'm9 16.2 10.6-10.6L21 7 9 19l-5.5-5.5 1.4-1.4z' },
  SystemColorMode: { area: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2a7 7 0 0 1 0 14z', size: 24 },
  WordWrap: { area: 'M15 15v6l-3-3z', line: 'M5 6h14M5 12h12.3a3 3 0 0 1 0 6H15M5 18h4' },
};

/** Old names of icons in `@theme/Icon`, from the first Docusaurus releases. */
const otherNames: Record<string, string> = { Dark: 'DarkMode', Light: 'LightMode' };

function iconOf({ area, line, size }: Drawing) {
  return (props: IconProps): ReactNode => (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...props}>
      {area && <path fill="currentColor" fillRule="evenodd" d={area} />}
      {line && <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d={line} />}
    </svg>
  );
}

function Arrow(props: IconProps): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {...props}>
      <path fill="#7a7a7a" d="M.3 1.5h4.2L10 10l-5.5 8.5H.3L5.8 10zm10 0h4.2L20 10l-5.5 8.5h-4.2l5.5-8.5z" />
    </svg>
  );
}

function Close({ color = 'currentColor', strokeWidth = 1.2, ...props }: IconProps): ReactNode {
  return (
    <svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true" {...props}>
      <path fill="none" stroke={color} strokeWidth={strokeWidth} d="m.8.8 13.4 13.4m0-13.4L.8 14.2" />
    </svg>
  );
}

function Edit({ style, ...props }: IconProps): ReactNode {
  const styles = { marginInlineEnd: '0.3em', verticalAlign: 'sub', ...style };
  return (
    <svg viewBox="0 0 40 40" width="20" height="20" fill="currentColor" aria-hidden="true" style={styles} {...props}>
      <path d="M5 28.5 23.4 10l6.6 6.5L11.6 35H5zM25.2 8.2l3-3q1.2-1.1 2.4 0l4.1 4.1q1.2 1.2 0 2.4l-3 3z" />
    </svg>
  );
}

function ExternalLink({ style, ...props }: IconProps): ReactNode {
  const size = 13.5;
  const styles = { marginInlineStart: '0.3rem', ...style };
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={message('theme.IconExternalLink.ariaLabel')}
      style={styles}
      {...props}
    >
      <path fill="currentColor" d="M13 1h11v11l-4.1-4.2-7.1 7.1-2.8-2.8L17 5zM0 4h12v2H2v15h17v-8h2v10H0z" />
    </svg>
  );
}

function Menu(props: IconProps): ReactNode {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" {...props}>
      <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M4 7h22M4 15h22M4 23h22" />
    </svg>
  );
}

const plain = Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, iconOf(drawing)]));
const icons: Record<string, (props: IconProps) => ReactNode> = {
  ...plain,
  ...Object.fromEntries(Object.entries(otherNames).map(([name, now]) => [name, plain[now]!])),
  Arrow,
  Close,
  Edit,
  ExternalLink,
  Menu,
};

/**
 * The components `Icon/…` of Docusaurus' theme. They accept the props of an `svg` element, and have the same sizes as
 * in Docusaurus.
 */
export const iconParts: Record<string, (props: IconProps) => ReactNode> = {
  ...Object.fromEntries(Object.entries(icons).map(([name, icon]) => [`Icon/${name}`, icon])),
  IconExternalLink: ExternalLink,
};
