import { ThemeConfig } from '../config/theme.ts';
import type { Notices } from './notice.ts';
import { pick } from './pick.ts';
import { plainJson } from './plain-json.ts';

type Options = Record<string, unknown>;

/** The parts of a theme's settings that Lectern checks key by key: what it does not know of these is left out. */
const parts = [
  'colorMode',
  'docs',
  'tableOfContents',
  'prism',
  'navbar',
  'footer',
  'announcementBar',
  'mermaid',
  'liveCodeBlock',
];

/** @returns Lectern's `themeConfig` */
export function themeSettings(given: Options, notices: Notices): Options {
  const { hideableSidebar, blog: _blog, gtag: _gtag, googleAnalytics: _analytics, ...rest } = given;
  const settings: Options = {};
  const custom: Options = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue;
    if (!Object.hasOwn(ThemeConfig.shape, name) || name === 'custom' || name === 'customCss') custom[name] = value;
    else settings[name] = parts.includes(name) ? partOf(name, value as Options, notices) : value;
  }
  if (hideableSidebar !== undefined) settings.docs = { sidebar: { hideable: hideableSidebar } };
  const free = plainJson(custom, 'themeConfig', notices);
  return Object.keys(custom).length === 0 ? settings : { ...settings, custom: free };
}

const unused = {
  colorMode: { switchConfig: true },
  docs: {},
  prism: {
    theme: ['colours of code are custom properties', 'set --lectern-code-… in a style sheet; see "Custom properties"'],
    darkTheme: true,
    plugins: true,
  },
  announcementBar: {},
} as const;

function partOf(name: string, value: Options, notices: Notices): unknown {
  if (name === 'mermaid' || name === 'liveCodeBlock') return plainJson(value, `themeConfig.${name}`, notices);
  const schema = ThemeConfig.shape[name as 'navbar'];
  return pick(value, keysOf(schema), {
    unused: ((unused as Record<string, object>)[name] as never) ?? {},
    key: `themeConfig.${name}`,
    notices,
  });
}

/** @returns the keys of an object's schema, whatever wraps it */
function keysOf(schema: unknown): string[] {
  let inner = schema as { shape?: object; unwrap?: () => unknown; def?: { innerType?: unknown; in?: unknown } };
  while (!inner.shape) inner = (inner.def?.innerType ?? inner.def?.in ?? inner.unwrap!()) as typeof inner;
  return Object.keys(inner.shape);
}
