import type { ParseOptions } from '../parse/document.ts';
import { componentNames } from '../corpus/components.ts';
import type { Config } from './config.ts';

const admonitionKeywords = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'];

const truncateMarker = String.raw`<!--\s*truncate\s*-->|\{\s*/\*\s*truncate\s*\*/\s*\}`;

/** How a file is parsed, from the config and its extension. */
export function parseOptions({ markdown, themeConfig }: Config, path: string): ParseOptions {
  const { keywords, extendDefaults } = markdown.admonitions;
  const detected = path.endsWith('.mdx') ? 'mdx' : 'md';
  return {
    format: markdown.format === 'detect' ? detected : markdown.format,
    admonitions: extendDefaults ? [...admonitionKeywords, ...keywords] : keywords,
    components: [...componentNames],
    defaultLanguage: themeConfig.prism.defaultLanguage,
    magicComments: themeConfig.prism.magicComments,
    math: markdown.math,
    emoji: markdown.emoji,
    mdx1Compat: markdown.mdx1Compat,
    truncateMarker,
  };
}
