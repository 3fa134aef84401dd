import type { ParseOptions } from '../parse/document.ts';
import { componentNames } from '../corpus/components.ts';
import type { SourceFile } from '../source/source.ts';
import type { Config } from './config.ts';

const admonitionKeywords = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'];

// `<!-- truncate -->` and the same as a comment of MDX.
const truncateMarker = String.raw`<!--\s*truncate\s*-->|\{\s*/\*\s*truncate\s*\*/\s*\}`;

/** How a file is parsed, from the config, its extension and its collection. */
export function parseOptions({ markdown, themeConfig, blog }: Config, { path, collection, part }: SourceFile): ParseOptions {
  const { keywords, extendDefaults } = markdown.admonitions;
  const detected = path.endsWith('.mdx') ? 'mdx' : 'md';
  const ownMarker = collection?.kind === 'blog' ? blog.find(({ id }) => id === collection.instance)?.truncateMarker : undefined;
  return {
    // Changelogs are written for many readers, few of which know MDX.
    format: part ? 'md' : markdown.format === 'detect' ? detected : markdown.format,
    detectedFormat: detected,
    admonitions: extendDefaults ? [...admonitionKeywords, ...keywords] : keywords,
    components: [...componentNames],
    defaultLanguage: themeConfig.prism.defaultLanguage,
    magicComments: themeConfig.prism.magicComments,
    math: markdown.math,
    emoji: markdown.emoji,
    mdx1Compat: markdown.mdx1Compat,
    truncateMarker: ownMarker?.source ?? truncateMarker,
  };
}
