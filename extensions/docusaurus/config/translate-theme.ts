import type { SettingNames } from '../../../compiler/index.ts';
import type { Notices } from './notice.ts';
import { pick } from './pick.ts';
import { isPlaceholder } from '../placeholders.ts';
import { plainJson } from './plain-json.ts';

type Options = Record<string, unknown>;

/** Theme settings whose keys are checked. Unknown keys in them are removed, with a notice. */
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
export function themeSettings(given: Options, notices: Notices, names: SettingNames): Options {
  const own = names.names(['themeConfig']);
  const { hideableSidebar, blog: _blog, gtag: _gtag, googleAnalytics: _analytics, ...rest } = given;
  const settings: Options = {};
  const custom: Options = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue;
    if (name === 'algolia' && isOfOldService(value as Options)) {
      notices.add(
        'themeConfig.algolia',
        'left out: without "appId", these settings refer to the former shared application of DocSearch; the search of Lectern replaces it',
        'add "appId" to search with Algolia',
      );
      continue;
    }
    if (!own.includes(name) || ['custom', 'customCss', 'infima'].includes(name)) custom[name] = value;
    else settings[name] = parts.includes(name) ? partOf(name, value as Options, notices, names) : value;
  }
  if (hideableSidebar !== undefined) settings.docs = { sidebar: { hideable: hideableSidebar } };
  const free = plainJson(custom, 'themeConfig', notices);
  return Object.keys(custom).length === 0 ? settings : { ...settings, custom: free };
}

/**
 * Until 2.0.0-beta.15, Docusaurus provided an Algolia application for sites without one. Algolia has shut it
 * down, so these settings are ignored.
 */
const isOfOldService = ({ appId, apiKey, indexName }: Options): boolean =>
  appId === undefined && apiKey !== undefined && indexName !== undefined;

const unused = {
  colorMode: { switchConfig: true },
  docs: {},
  prism: { plugins: true },
  announcementBar: {},
} as const;

function partOf(name: string, given: Options, notices: Notices, names: SettingNames): unknown {
  const value = changes[name]?.(given, notices, names) ?? given;
  if (name === 'mermaid' || name === 'liveCodeBlock') return plainJson(value, `themeConfig.${name}`, notices);
  return pick(value, names.names(['themeConfig', name]), {
    unused: ((unused as Record<string, object>)[name] as never) ?? {},
    key: `themeConfig.${name}`,
    notices,
  });
}

/** Theme setting → function that changes its value. */
const changes: Record<string, (given: Options, notices: Notices, names: SettingNames) => Options> = {
  prism: withThemes,
  navbar: (given) => ({ ...withPositions(given), mark: false }),
};

/** Sets the position of navbar items: the default is left in Docusaurus, and right in Lectern. */
function withPositions(navbar: Options): Options {
  const { items } = navbar;
  if (!Array.isArray(items)) return navbar;
  const isItem = (item: unknown): item is Options => typeof item === 'object' && item !== null;
  return {
    ...navbar,
    items: items.map((item) => (isItem(item) ? { ...item, position: item.position ?? 'left' } : item)),
  };
}

/** @returns settings for code, without themes that prism-react-renderer doesn't accept */
function withThemes(prism: Options, notices: Notices, { accepts }: SettingNames): Options {
  const themes = (['theme', 'darkTheme'] as const).filter((name) => prism[name] !== undefined);
  const unread = themes.filter((name) => !accepts(['themeConfig', 'prism', name], prism[name]));
  for (const name of unread) {
    const [reason, hint] = isPlaceholder(prism[name])
      ? [
          'the package of this theme, such as prism-react-renderer, is not installed',
          'run "npm install" in the site\'s folder',
        ]
      : [
          'the value is not a theme of prism-react-renderer',
          'set --lectern-code-… in a style sheet; see "Custom properties"',
        ];
    notices.add(`themeConfig.prism.${name}`, `left out: ${reason}`, hint);
  }
  return Object.fromEntries(Object.entries(prism).filter(([name]) => !unread.some((other) => other === name)));
}
