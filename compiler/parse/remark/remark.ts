import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { directive } from 'micromark-extension-directive';
import type { Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin, type Processor } from 'unified';
import { ConfigError, someConfig } from '../../diagnostics/errors/problem.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { readAutolinks } from './autolinks.ts';
import { htmlComment, htmlCommentFromMarkdown } from './html-comment.ts';
import './linear-edits.ts';
import { without, withSyntax } from './changed-syntax.ts';
import { readFormulas } from './formulas.ts';
import { readMailInEmphasis } from './mail-in-emphasis.ts';
import { pluginStages } from './site-plugins.ts';
import type { PluginStage, SitePlugin, SitePlugins } from './site-plugins.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import { getOrMake } from '../../values/maps.ts';

/** A syntax extension of CommonMark. */
export type Syntax = 'gfm' | 'directives' | 'math' | 'mdx' | 'autolinks' | 'comments';

/**
 * A syntax error. A source with such an error has no tree. Only MDX can have one: in CommonMark, any source is valid.
 */
export interface SyntaxProblem {
  reason: string;
  at: Point | undefined;
}

const plugins: Record<Syntax, Plugin> = {
  gfm: withSyntax(remarkGfm as Plugin, (syntax) => [
    cjkFriendlyExtension(),
    gfmStrikethroughCjkFriendly(),
    readMailInEmphasis(without('strikethrough', syntax)),
  ]),
  // Inline directives are disabled. Lectern doesn't support them, and `10:30` or `:smile` would be parsed as
  // directives.
  directives: syntaxPlugin({ flow: directive().flow! }, directiveFromMarkdown()),
  math: withSyntax(remarkMath as Plugin, (syntax) => [readFormulas(syntax)]),
  mdx: remarkMdx as Plugin,
  // `autolinks` must directly follow `mdx`, because it changes the syntax extension that `mdx` added.
  autolinks: withSyntax(
    () => undefined,
    (mdx) => [readAutolinks(mdx)],
  ),
  // `comments` must come after `mdx`: if both start at the same character, micromark tries the later extension first.
  comments: syntaxPlugin(htmlComment, htmlCommentFromMarkdown),
};

/** A remark processor, and the site's plugins that run on its trees. */
export interface Engine {
  parser: Processor<Root>;
  stages: Record<PluginStage, AttachedPlugin[]>;
  /** Whether plugins of the site added syntax to the parser. */
  isExtended: boolean;
}

/** A site plugin after its setup. Its syntax extension is already added to the parser; its transformer runs later. */
export interface AttachedPlugin extends SitePlugin {
  processor: Processor;
}

/** @returns the Markdown tree (mdast) with the position of each node, or the syntax error */
export function parseMarkdown(text: string, { parser }: Engine): Root | SyntaxProblem {
  try {
    return parser.parse(text) as Root;
  } catch (error) {
    if (!isMessage(error)) throw error;
    const { line, column, reason } = error;
    return { reason, at: line && column ? { line, column } : undefined };
  }
}

const noPlugins: SitePlugins = {
  beforeDefaultRemarkPlugins: [],
  remarkPlugins: [],
  beforeDefaultRehypePlugins: [],
  rehypePlugins: [],
};
const engines = new WeakMap<SitePlugins, Map<string, Engine>>();

/**
 * @returns the cached engine for a set of syntaxes and site plugins
 * @throws ConfigError if the setup of a plugin fails
 */
export function openEngine(syntaxes: readonly Syntax[], site: SitePlugins = noPlugins): Engine {
  const known = getOrMake(engines, site, () => new Map<string, Engine>());
  return getOrMake(known, syntaxes.join(' '), () => makeEngine(syntaxes, site));
}

function makeEngine(syntaxes: readonly Syntax[], site: SitePlugins): Engine {
  const parser = unified()
    .use(remarkParse)
    .use(syntaxes.map((syntax) => plugins[syntax]))
    .freeze() as unknown as Processor<Root>;
  const { length } = parser.data().micromarkExtensions ?? [];
  const attached = pluginStages.map((stage) => [stage, site[stage].map((plugin) => attach(plugin, parser))] as const);
  const isExtended = (parser.data().micromarkExtensions ?? []).length > length;
  return { parser, stages: Object.fromEntries(attached) as Engine['stages'], isExtended };
}

// Sets up each plugin in a separate processor, so that an error message can name the plugin. All processors share
// `data`, which contains the syntax extensions.
function attach(plugin: SitePlugin, parser: Processor<Root>): AttachedPlugin {
  try {
    // The processor needs a parser, because some plugins parse Markdown with their processor.
    const processor = unified().data(parser.data()).use([remarkParse, plugin.use]).freeze() as unknown as Processor;
    return { ...plugin, processor };
  } catch (error) {
    const message = `the plugin "${plugin.name}" failed when it was set up: ${thrownText(error)}`;
    throw new ConfigError(someConfig, [
      { key: plugin.key, message, hint: 'check the options of the plugin in the config' },
    ]);
  }
}

/** Creates a remark plugin that adds one syntax: a micromark extension, and an mdast extension. */
function syntaxPlugin(reads: Extension, builds: TreeExtension): Plugin {
  return function (this: Processor) {
    const settings = this.data();
    settings.micromarkExtensions = [...(settings.micromarkExtensions ?? []), reads];
    settings.fromMarkdownExtensions = [...(settings.fromMarkdownExtensions ?? []), builds];
  };
}

interface Message {
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
}

function isMessage(error: unknown): error is Message {
  return error instanceof Error && 'reason' in error;
}
