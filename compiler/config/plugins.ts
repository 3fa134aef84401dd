import type { Pluggable } from 'unified';
import * as z from 'zod';

type PluginFunction = (...options: never[]) => unknown;

/**
 * A remark or rehype plugin: a function, `[function, ...options]`, or a preset. The type is loose, because plugins for
 * different versions of unified have different types.
 */
export type MarkdownPlugin =
  | PluginFunction
  | readonly [PluginFunction, ...unknown[]]
  | { plugins?: readonly MarkdownPlugin[] | undefined; settings?: object | undefined };

const plugin: z.ZodType<Pluggable, MarkdownPlugin> = z.custom<Pluggable>(isPluggable, {
  error: 'expected a plugin: a function, [function, options], or a preset',
});
const plugins = z.array(plugin).default([]);

/**
 * Settings for remark plugins (Markdown) and rehype plugins (HTML). Names and order are the same as in
 * Docusaurus.
 */
export const pluginOptions = {
  /** Remark plugins that run directly after parsing. */
  beforeDefaultRemarkPlugins: plugins,
  /** Remark plugins that run after admonitions, headings and the table of contents were read. */
  remarkPlugins: plugins,
  beforeDefaultRehypePlugins: plugins,
  rehypePlugins: plugins,
};

function isPluggable(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (Array.isArray(value)) return typeof value[0] === 'function';
  return (
    typeof value === 'object' &&
    value !== null &&
    'plugins' in value &&
    Array.isArray(value.plugins) &&
    value.plugins.every(isPluggable)
  );
}
