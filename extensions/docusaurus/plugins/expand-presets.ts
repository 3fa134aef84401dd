import type { Notice } from '../../../compiler/index.ts';
import { namedPlugins, type NamedPlugin } from '../config/plugin-list.ts';
import { isKnown } from '../config/translate-config.ts';
import { isPlaceholder } from '../placeholders.ts';
import { noticeOf, nothingMade } from './made-by-plugins.ts';
import { attempt, contextOf, install, LeftOut, loadMaker, notInstalled, type PluginRun } from './call-plugin.ts';

/** The plugins and themes of a site, after presets without a built-in translation were replaced by their content. */
export interface ExpandedPresets {
  plugins: NamedPlugin[];
  notices: Notice[];
  /** Names of presets that could not be loaded. */
  lacking: ReadonlySet<string>;
}

/**
 * Replaces each preset that has no built-in translation with its themes and plugins. Most of these presets wrap the
 * classic preset.
 */
export async function expandPresets(listed: readonly NamedPlugin[], run: PluginRun): Promise<ExpandedPresets> {
  const made = nothingMade();
  const plugins: NamedPlugin[] = [];
  for (const named of listed) {
    const isOther = named.key.startsWith('presets[') && !isKnown(named);
    const inside = isOther ? await attempt(named, made, () => listedByPreset(named, run)) : [named];
    plugins.push(...(inside ?? asClassic(named, listed, made)));
  }
  return { plugins, notices: made.notices, lacking: made.lacking };
}

/**
 * Treats a preset that could not be loaded as the classic preset. It must have options such as `docs`, and the site
 * must have no classic preset.
 */
function asClassic(
  named: NamedPlugin,
  listed: readonly NamedPlugin[],
  { notices }: Pick<ExpandedPresets, 'notices'>,
): NamedPlugin[] {
  const hasContent = ['docs', 'blog', 'pages'].some((option) => named.options[option] !== undefined);
  if (!hasContent || listed.some(({ key, name }) => key.startsWith('presets[') && name === 'classic')) return [];
  notices.push(noticeOf(named, 'its options are read as options of the classic preset'));
  return [{ ...named, name: 'classic', module: 'classic' }];
}

async function listedByPreset(named: NamedPlugin, run: PluginRun): Promise<NamedPlugin[]> {
  const { make } = await loadMaker(named, run);
  const preset = await run.code.run('preset', () => make(contextOf(run), named.options));
  if (isPlaceholder(preset)) throw new LeftOut(`a package that the preset depends on ${notInstalled}`, install);
  const { themes, plugins } = (preset ?? {}) as { themes?: unknown; plugins?: unknown };
  return [
    ...namedPlugins(themes, 'themes', `${named.key}.themes`),
    ...namedPlugins(plugins, 'plugins', `${named.key}.plugins`),
  ];
}
