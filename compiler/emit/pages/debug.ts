import { componentNames, type DebugPage, type Json, type Registry } from '../../../corpus/schema/index.ts';
import type { Config } from '../../config/config.ts';
import type { DebugSource } from '../../site/routes/own-pages.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import { linkGraph } from './debug-links.ts';

/** Builds a debug view. */
export function debugPage({ view, path, title }: DebugSource, input: EmitInput): Content<DebugPage> {
  const { config, own } = input.site;
  const views = own.filter((other) => other.kind === 'debug');
  return {
    kind: 'debug',
    path,
    title,
    metadata: pageMetadata({ path, title: `Debug: ${title}`, noIndex: true }, config),
    view,
    views: views.map((other) => ({ view: other.view, path: other.path, title: other.title })),
    graph: view === 'overview' ? linkGraph(input) : undefined,
    config: view === 'config' ? configJson(config, input.siteDir) : undefined,
    registry: view === 'registry' ? registryOf(input) : undefined,
  };
}

function registryOf({ site: { config }, code }: EmitInput): Registry {
  const own = Object.entries(config.components);
  const builtIn = componentNames.filter((name) => !Object.hasOwn(config.components, name));
  return {
    components: [...builtIn.map((name) => ({ name })), ...own.map(([name, module]) => ({ name, module }))].sort(
      (a, b) => compareText(a.name, b.name),
    ),
    modules: [...code.modules]
      .map(([source, module]) => ({ source, ...module }))
      .sort((a, b) => compareText(a.source, b.source)),
  };
}

/**
 * Converts the config to JSON. Functions become their names, the path of the site's folder becomes a dot, and
 * other values become strings.
 *
 * @param siteDir absolute path. It must not appear in the output
 */
export function configJson(config: Config, siteDir: string): Record<string, Json> {
  return toJson(config, siteDir, []) as Record<string, Json>;
}

function toJson(value: unknown, siteDir: string, above: readonly object[]): Json {
  if (typeof value === 'string') return withoutPlace(value, siteDir);
  if (typeof value === 'boolean' || value === null || (typeof value === 'number' && Number.isFinite(value)))
    return value;
  if (typeof value === 'function') return `[function ${value.name || 'without a name'}]`;
  if (typeof value !== 'object' || value instanceof Date || value instanceof RegExp) return String(value);
  if (above.includes(value)) return '[circular]';
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((item) => toJson(item, siteDir, inside));
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, toJson(item, siteDir, inside)]));
}

function withoutPlace(text: string, siteDir: string): string {
  return text === siteDir ? '.' : text.replaceAll(`${siteDir}/`, './');
}
