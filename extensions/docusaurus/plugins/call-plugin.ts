import { createRequire } from 'node:module';
import path from 'node:path';
import type { ConfigContext } from '../../../compiler/index.ts';
import type { NamedPlugin } from '../config/plugin-list.ts';
import { isPlaceholder } from '../placeholders.ts';
import { messageOf } from '../values.ts';
import { noticeOf, type MadeByPlugins } from './made-by-plugins.ts';
import type { PluginModule } from './plugin-api.ts';

/** The input for running plugins. */
export interface PluginRun extends Pick<ConfigContext, 'code' | 'files' | 'generatedDir' | 'viewer'> {
  /** Name of the config file, for messages. */
  configFile: string;
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The Docusaurus config, before its translation to a Lectern config. */
  siteConfig: Record<string, unknown>;
  /** Files that plugins write: absolute path → content. Plugins add to it. */
  written: Map<string, string>;
}

export const notInstalled = 'is not installed';
export const install = 'run "npm install" in the site\'s folder';

/** The function that creates a plugin or preset, its module, and the folder that its paths are relative to. */
interface Maker {
  make: PluginModule;
  module: unknown;
  folder: string;
}

export async function loadMaker(named: NamedPlugin, run: PluginRun): Promise<Maker> {
  const { module, folder = run.siteDir } =
    typeof named.module === 'string' ? await load(named.module, run) : { module: named.module };
  if (module === undefined || isPlaceholder(module)) throw new LeftOut(`it ${notInstalled}`, install);
  const inner = (module as { default?: unknown }).default;
  const make = (typeof inner === 'function' ? inner : module) as PluginModule;
  if (typeof make !== 'function') throw new LeftOut('the file exports no function');
  return { make, module, folder };
}

/** Thrown if a plugin can't be used, so the site is compiled without it. Contains the reason and a hint. */
export class LeftOut extends Error {
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Calls a plugin. If it fails, the site is built without it, and a notice lists the missing features. */
export async function attempt<T>(
  { key, name }: NamedPlugin,
  made: Pick<MadeByPlugins, 'notices' | 'lacking'>,
  act: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    const { hint } = Object(error) as { hint?: string };
    made.notices.push(noticeOf({ key, name }, `left out: ${messageOf(error)}`, hint));
    made.lacking.add(name);
    return undefined;
  }
}

async function load(
  name: string,
  { siteDir, configFile, code }: PluginRun,
): Promise<{ module: unknown; folder?: string }> {
  const { resolve } = createRequire(path.join(siteDir, configFile));
  for (const each of [name, ...['plugin', 'theme', 'preset'].map((kind) => `docusaurus-${kind}-${name}`)]) {
    let file: string;
    try {
      file = resolve(each);
    } catch {
      continue;
    }
    const { exports } = await code.load(file);
    return { module: exports, folder: path.dirname(file) };
  }
  return { module: undefined };
}

/** Defaults for config keys that plugins read. */
const defaults = {
  tagline: '',
  trailingSlash: undefined,
  titleDelimiter: '|',
  staticDirectories: ['static'],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  noIndex: false,
  future: { v4: {}, faster: {}, experimental_faster: {}, experimental_storage: {}, experimental_router: 'browser' },
  markdown: { format: 'mdx', mermaid: false, hooks: {}, mdx1Compat: {} },
  headTags: [],
  scripts: [],
  stylesheets: [],
  clientModules: [],
  plugins: [],
  themes: [],
  presets: [],
  themeConfig: {},
  customFields: {},
};

/** The context that plugins receive. */
export function contextOf({ siteDir, configFile, generatedDir, siteConfig }: PluginRun) {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en'],
    path: 'i18n',
    localeConfigs: {},
    ...(siteConfig.i18n as object),
  };
  const baseUrl = (siteConfig.baseUrl as string | undefined) ?? '/';
  return {
    siteDir,
    siteConfigPath: path.join(siteDir, configFile),
    generatedFilesDir: generatedDir,
    outDir: path.join(generatedDir, 'build'),
    localizationDir: path.join(siteDir, i18n.path, i18n.defaultLocale),
    baseUrl,
    i18n: { ...i18n, currentLocale: i18n.defaultLocale },
    codeTranslations: {},
    siteStorage: { type: 'localStorage', namespace: '' },
    siteConfig: {
      ...defaults,
      baseUrl,
      ...siteConfig,
      future: { ...defaults.future, ...withV4(siteConfig.future) },
      i18n,
    },
  };
}

/** Expands `future.v4`: one boolean sets all of its flags. */
function withV4(future: unknown): object {
  const { v4, ...flags } = (future ?? {}) as { v4?: unknown };
  return { ...flags, v4: typeof v4 === 'object' ? v4 : {} };
}
