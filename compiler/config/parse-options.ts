import type { ParseOptions } from '../parse/document.ts';
import { componentNames } from '../../corpus/components.ts';
import type { SourceFile } from '../source/source.ts';
import type { Config } from './config.ts';

/** Admonition keywords that are built in. */
export const admonitionKeywords = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'secondary',
  'important',
  'success',
  'caution',
];

// Default of `truncateMarker`: `<!-- truncate -->`, or the same in an MDX comment.
const truncateMarker = String.raw`<!--\s*truncate\s*-->|\{\s*/\*\s*truncate\s*\*/\s*\}`;

/** Returns the parse options for a file, from the config, its extension and its collection. */
export function parseOptions(config: Config, { path, collection, part }: SourceFile): ParseOptions {
  const { markdown, themeConfig, i18n } = config;
  const { keywords, extendDefaults } = markdown.admonitions;
  const detected = path.endsWith('.mdx') ? 'mdx' : 'md';
  const blog = collection?.kind === 'blog' ? config.blog.find(({ id }) => id === collection.instance) : undefined;
  const changelog =
    collection?.kind === 'changelog' ? config.changelog.find(({ id }) => id === collection.instance) : undefined;
  const isReact = !part && /\.[jt]sx?$/.test(path);
  return {
    // Changelogs are always parsed as CommonMark, because GitHub and npm also render them.
    format: part ? 'md' : isReact ? 'react' : markdown.format === 'detect' ? detected : markdown.format,
    detectedFormat: detected,
    admonitions: extendDefaults ? [...admonitionKeywords, ...keywords] : keywords,
    components: [...componentNames],
    siteComponents: Object.fromEntries(
      Object.entries(config.components).map(([name, module]) => [name, fromSite(module)]),
    ),
    aliases: Object.keys(config.aliases).sort(),
    code: config.code,
    defaultLanguage: themeConfig.prism.defaultLanguage,
    magicComments: themeConfig.prism.magicComments,
    math: markdown.math,
    emoji: markdown.emoji,
    descriptions: markdown.descriptions,
    anchors: markdown.anchors,
    mdx1Compat: markdown.mdx1Compat,
    nodeLimit: markdown.nodeLimit,
    npm2yarn: markdown.npm2yarn,
    ...(isReact && { siteTexts: { title: config.title, tagline: config.tagline } }),
    ...((collection?.kind === 'docs' || collection?.kind === 'pages') && { hero: true }),
    truncateMarker: blog?.truncateMarker?.source ?? truncateMarker,
    countWords: (blog ?? changelog)?.showReadingTime ? i18n.defaultLocale : undefined,
  };
}

// Converts a module specifier relative to the site's folder to one with `@site/`: `./src/a.js` → `@site/src/a.js`.
function fromSite(module: string): string {
  if (module.startsWith('../')) return `@site/${module}`;
  return module.startsWith('./') ? `@site/${module.slice('./'.length)}` : module;
}
