import type { Pluggable } from 'unified';
import { pluginStages, type PluginStage, type SitePlugin, type SitePlugins } from '../../parse/remark/site-plugins.ts';
import type { SourceFile } from '../../source/source.ts';
import type { OpenExtension } from '../../extensions/open-extension.ts';
import { exportedBy } from '../modules/exported-by.ts';
import type { Config } from '../../config/config.ts';

type PluginConfig = Pick<Config, 'markdown' | 'docs' | 'pages' | 'blog' | 'changelog'>;

type PluginsOfFile = (file: Pick<SourceFile, 'collection'>, text: string) => SitePlugins | undefined;

/** Cache: config → function that returns the plugins of a file. */
const found = new WeakMap<PluginConfig, { extensions: readonly WithPlugins[]; ofFile: PluginsOfFile }>();

const none: readonly WithPlugins[] = [];

/**
 * Finds the plugins for the files of a site. Plugins for the whole site come first, then plugins of the file's docs
 * instance or blog, then plugins of extensions. For all files of an instance to which the same plugins apply, the
 * function returns the same object.
 *
 * @returns a function that returns the plugins for a file and its source; undefined without plugins
 */
export function pluginsFor(config: PluginConfig, extensions: readonly WithPlugins[] = none): PluginsOfFile {
  const before = found.get(config);
  if (before?.extensions === extensions) return before.ofFile;
  const known = new Map<string, SitePlugins | undefined>();
  const ofFile: PluginsOfFile = ({ collection }, text) => {
    const used = extensions.map((extension) => ({
      ...extension,
      markdown: usedIn(text, extension.markdown),
      texts: usedIn(text, extension.texts),
    }));
    const name = JSON.stringify([
      collection?.kind,
      collection?.instance,
      used.map(({ markdown, texts }) => [markdown !== undefined, texts !== undefined]),
    ]);
    if (!known.has(name)) known.set(name, pluginsOf(collection, config, used));
    return known.get(name);
  };
  found.set(config, { extensions, ofFile });
  return ofFile;
}

/** @returns the plugins; undefined if they don't apply to a document with this source */
function usedIn<Plugins extends { when?: readonly string[] | undefined }>(
  text: string,
  plugins: Plugins | undefined,
): Plugins | undefined {
  const { when } = plugins ?? {};
  return !when || when.some((part) => text.includes(part)) ? plugins : undefined;
}

/** An extension, which may have plugins. */
type WithPlugins = Pick<OpenExtension, 'name' | 'key' | 'markdown' | 'texts'> & { hooks?: Pick<Hooks, 'rules'> };
type Hooks = OpenExtension['hooks'];

function pluginsOf(
  collection: SourceFile['collection'],
  config: PluginConfig,
  extensions: readonly WithPlugins[],
): SitePlugins | undefined {
  const instances = collection ? config[collection.kind] : [];
  const index = instances.findIndex(({ id }) => id === collection?.instance);
  const entries = pluginStages.map(
    (stage) =>
      [
        stage,
        [
          ...named(config.markdown[stage], 'markdown', stage),
          ...named(instances[index]?.[stage] ?? [], `${collection?.kind}[${index}]`, stage),
          ...extensions.flatMap((extension) => ofExtension(extension, stage)),
        ],
      ] as const,
  );
  return entries.some(([, list]) => list.length > 0) ? (Object.fromEntries(entries) as SitePlugins) : undefined;
}

function ofExtension({ name, key, markdown, texts, hooks }: WithPlugins, stage: PluginStage): SitePlugin[] {
  const ofTexts = texts && stage === 'rehypePlugins' ? [{ name, key, use: texts.plugin as Pluggable }] : [];
  if (!markdown || (stage !== 'remarkPlugins' && stage !== 'rehypePlugins')) return ofTexts;
  const plugin = stage === 'remarkPlugins' ? markdown.remark : markdown.rehype;
  const use = [plugin, markdown.options] as unknown as Pluggable;
  return plugin ? [{ name, key, use, rules: hooks?.rules }, ...ofTexts] : ofTexts;
}

function named(list: readonly Pluggable[], owner: string, stage: PluginStage): SitePlugin[] {
  return list.map((use, index) => {
    const key = `${owner}.${stage}[${index}]`;
    const call = Array.isArray(use) ? use[0] : use;
    return { name: exportedBy(call) ?? ((typeof call === 'function' && call.name) || key), key, use };
  });
}
