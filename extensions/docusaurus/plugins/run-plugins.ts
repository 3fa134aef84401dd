import path from 'node:path';
import type { Json } from '../../../corpus/index.ts';
import type { NamedPlugin } from '../config/plugin-list.ts';
import { isPlaceholder } from '../placeholders.ts';
import { attempt, contextOf, loadMaker, type PluginRun } from './call-plugin.ts';
import { carryWebpack } from './carry-webpack.ts';
import { postcssPlugins } from './load-postcss.ts';
import { noticeOf, nothingMade, type MadeByPlugins } from './made-by-plugins.ts';
import { watchPaths } from './paths-to-watch.ts';
import { validate, type GivenRoute, type HtmlTag, type Plugin, type PluginModule } from './plugin-api.ts';
import { modulesOf } from './route-module.ts';

/** A plugin instance and the content that it loaded. */
interface Running {
  plugin: Plugin;
  id: string;
  named: NamedPlugin;
  /** The folder that the plugin's relative paths refer to. */
  folder: string;
  content: unknown;
}

/**
 * Runs plugins as Docusaurus does before bundling. They load content, and create data, routes, and elements
 * for all pages.
 */
export async function runPlugins(plugins: readonly NamedPlugin[], run: PluginRun): Promise<MadeByPlugins> {
  const made = nothingMade();
  const running: Running[] = [];
  for (const named of plugins) {
    const started = await attempt(named, made, () => start(named, run, made));
    if (started) running.push(started);
  }
  const loaded: Running[] = [];
  for (const each of running) {
    const load = async () => {
      each.content = await run.code.run('loadContent', () => each.plugin.loadContent?.());
      loaded.push(each);
    };
    await attempt(each.named, made, load);
  }
  const allContent: Record<string, Record<string, unknown>> = {};
  for (const { plugin, id, content } of loaded) (allContent[plugin.name ?? ''] ??= {})[id] = content;
  for (const each of loaded) {
    const { plugin, content, named } = each;
    const actions = actionsOf(each, run, made);
    await attempt(named, made, async () => {
      await run.code.run('contentLoaded', () => plugin.contentLoaded?.({ content, actions, allContent }));
      await run.code.run('allContentLoaded', () => plugin.allContentLoaded?.({ actions, allContent }));
      await carryOver(each, run, made);
    });
  }
  return made;
}

async function start(named: NamedPlugin, run: PluginRun, made: MadeByPlugins) {
  made.ran.add(named.key);
  const { make, module, folder } = await loadMaker(named, run);
  const id = String(named.options.id ?? 'default');
  const check = make.validateOptions ?? (module as PluginModule).validateOptions;
  const checked = await run.code.run('validateOptions', () =>
    check ? check({ validate, options: named.options }) : named.options,
  );
  const plugin = await run.code.run('plugin', () => make(contextOf(run), { ...(checked as object), id }));
  if (!plugin) return undefined;
  const started: Running = { plugin: plugin as Plugin, id, named, folder, content: undefined };
  await addTheme(started, run, made);
  return started;
}

/**
 * Makes the components of a plugin available as `@theme/…`, and as replacements of viewer slots. If several
 * plugins have a component, the last plugin wins. The site's own components override all plugins.
 */
async function addTheme(
  { plugin, named, folder }: Running,
  { files, viewer }: PluginRun,
  made: MadeByPlugins,
): Promise<void> {
  const themePath = plugin.getThemePath?.();
  if (typeof themePath !== 'string') return;
  const theme = path.resolve(folder, themePath);
  const left: string[] = [];
  const searched: string[] = [];
  for (const file of await files.list(theme)) {
    const [, part] = /^(.+?)(?:\/index)?\.[jt]sx?$/.exec(file) ?? [];
    if (part === undefined || /\.d$|\.test$/.test(part)) continue;
    const isProvided = viewer.modules.includes(`@theme/${part}`);
    // If a plugin with `postBuild` has search components, `postBuild` creates their index from Docusaurus' output.
    // Lectern can't run it, so the components are ignored.
    if (/^Search(?:Bar|Page)$/.test(part) && plugin.postBuild) searched.push(part);
    else if (isProvided && !viewer.slots.includes(part)) left.push(part);
    else
      for (const name of isProvided ? ['@theme', '@theme-original'] : ['@theme', '@theme-original', '@theme-init'])
        made.aliases[`${name}/${part}`] = path.join(theme, file);
  }
  const note = (what: string, hint?: string) => void made.notices.push(noticeOf(named, `in part: ${what}`, hint));
  if (left.length > 0)
    note(
      `its components ${left.join(', ')} do not replace components of the viewer`,
      'import them in files with these names in src/theme',
    );
  if (searched.length > 0)
    note(`Lectern ignores ${searched.join(' and ')}, because every site has its own search index`);
}

function actionsOf({ plugin, id, named }: Running, run: PluginRun, made: MadeByPlugins) {
  const name = plugin.name ?? named.name;
  return {
    addRoute: (route: GivenRoute) => addRoute(route, named, run, made),
    createData: async (file: string, data: unknown) => {
      const place = path.join(run.generatedDir, name.replaceAll('..', '-'), id, file);
      if (path.relative(run.generatedDir, place).startsWith('..'))
        throw new Error(`createData writes only below the plugin's own folder, not to "${file}"`);
      run.written.set(place, typeof data === 'string' ? data : JSON.stringify(data));
      return place;
    },
    setGlobalData(data: unknown) {
      // `JSON.stringify` throws if the data can't be represented in JSON. The plugin then fails.
      (made.globalData[name] ??= {})[id] = JSON.parse(JSON.stringify(data ?? null)) as Json;
    },
  };
}

function addRoute(
  { path: given, component, modules, routes }: GivenRoute,
  named: NamedPlugin,
  run: PluginRun,
  made: MadeByPlugins,
) {
  const base = String(run.siteConfig.baseUrl ?? '/').replace(/\/$/, '');
  const route = (given.startsWith(`${base}/`) ? given.slice(base.length) : given).replace(/^\/+|\/+$/g, '');
  const unusable = /\p{Surrogate}/u.test(route)
    ? 'half of a surrogate pair'
    : /\0/.test(route)
      ? 'the character NUL'
      : undefined;
  const reason =
    unusable !== undefined
      ? `the path contains ${unusable}`
      : routes && routes.length > 0
        ? 'the route contains nested routes, which Lectern does not support'
        : route.split('/').includes('..')
          ? 'the path leads out of the site'
          : /[:*()?]/.test(route)
            ? 'the path is a pattern, not the path of one page'
            : modulesOf(modules).some((file) => /\.mdx?$/.test(file))
              ? 'the route renders Markdown, which must be in a content folder'
              : component.startsWith('@theme/') &&
                  !run.viewer.modules.includes(component) &&
                  !Object.hasOwn(made.aliases, component)
                ? `the component ${component} is a part of a theme that Lectern does not have`
                : undefined;
  if (reason === undefined) return void made.routes.push({ path: route, component, modules });
  made.notices.push(noticeOf(named, `the route /${route} of the plugin is left out: ${reason}`));
  made.lacking.add(named.name);
}

async function carryOver(each: Running, run: PluginRun, made: MadeByPlugins): Promise<void> {
  const { plugin, named, content, folder } = each;
  const { siteDir } = run;
  const tags = ((await run.code.run('injectHtmlTags', () => plugin.injectHtmlTags?.({ content }))) ?? {}) as Record<
    string,
    HtmlTag | HtmlTag[] | undefined
  >;
  for (const place of ['headTags', 'preBodyTags', 'postBodyTags'] as const)
    made[place].push(...[tags[place] ?? []].flat());
  await watchPaths(await run.code.run('getPathsToWatch', () => plugin.getPathsToWatch?.()), run.files);
  const modules = (await run.code.run('getClientModules', () => plugin.getClientModules?.())) as string[] | undefined;
  made.clientModules.push(...(modules ?? []).map((file) => (file.startsWith('.') ? path.resolve(folder, file) : file)));
  // A plugin may change the options in place instead of returning new options.
  const postcss = { plugins: [] as unknown[] };
  const changed = (await run.code.run('configurePostCss', () => plugin.configurePostCss?.(postcss))) ?? postcss;
  made.postcssPlugins.push(...postcssPlugins(changed.plugins, siteDir));
  const left: string[] = [];
  if ([changed.plugins].flat(2).some(isPlaceholder))
    left.push('a PostCSS plugin whose package is not installed, so its styles are missing');
  if (plugin.postBuild) left.push('postBuild, which works on the output of Docusaurus');
  if (plugin.configureWebpack) left.push(...(await carryWebpack(each, run, made)));
  if (left.length > 0) made.notices.push(noticeOf(named, `in part: Lectern ignores ${left.join(', and ')}`));
}
