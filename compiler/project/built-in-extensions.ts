import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config/config.ts';
import { packageFolder } from '../fs/package-folder.ts';
import type { ExtensionUse } from '../extensions/extension.ts';
import type { Entry } from '../extensions/open-extensions.ts';

/** An extension that the command line loads for any site. */
export interface Tool {
  extension: ExtensionUse['extension'];
  /** Name of a command → the command before it in the help. */
  after: Readonly<Record<string, string>>;
}

/** The tools in this package: module → its commands, as in {@link Tool}. */
const tools: Readonly<Record<string, Tool['after']>> = {
  'tools/translations': { 'write-translations': 'docs-version', translated: 'write-translations' },
  'tools/accessibility': {},
  'tools/external': {},
};

/** Extensions that need modules which the build bundles. All others also run from source. */
const bundled: readonly string[] = ['debug', 'agents', 'offline'];

/**
 * The extensions in this package that a setting enables.
 *
 * Key: the setting, and the name of the extension in the built package. Value: a function that returns the options;
 * undefined if the config does not enable the extension.
 */
const builtIn: Record<string, (config: Config) => object | undefined> = {
  agents: ({ agents }) => agents || undefined,
  debug: ({ debug }) => (debug ? {} : undefined),
  hosts: ({ hosts, redirects: { fromExtensions } }) =>
    hosts.length > 0 ? { hosts, cleanUrls: fromExtensions.includes('html') } : undefined,
  offline: ({ pwa }) => pwa,
};

/** The config has already validated the options. */
const validated = { '~standard': { version: 1, vendor: 'lectern', validate: (value: unknown) => ({ value }) } };

/** Loads the extensions that settings of the config enable. No other module refers to their modules. */
export async function builtInExtensions(config: Config): Promise<Entry[]> {
  const enabled = Object.keys(builtIn).flatMap((name) => {
    const options = builtIn[name]!(config);
    return options ? [{ name, options }] : [];
  });
  return Promise.all(
    enabled.map(async ({ name, options }) => {
      const module = await load(name);
      return { path: [name], isBuiltIn: true, value: { extension: { ...module[name], options: validated }, options } };
    }),
  );
}

/** Loads the extension that reads the configs of a generator. */
export async function builtInReader(name: string): Promise<ExtensionUse['extension']> {
  return (await load(name))[name]!;
}

/** Loads the extensions that add commands, and checks on request. */
export function builtInTools(): Promise<Tool[]> {
  const loading = Object.entries(tools).map(async ([name, after]) => {
    const { tool } = await load(name);
    return { extension: tool!, after };
  });
  return Promise.all(loading);
}

/** Loads the command of an extension in this package. */
export async function builtInCommand<Module>(name: 'agents'): Promise<Module> {
  return (await import(moduleUrl('build', 'extensions', name, 'command.js'))) as Module;
}

async function load(name: string): Promise<Record<string, ExtensionUse['extension']>> {
  const isSource = import.meta.url.endsWith('.ts') && !bundled.includes(name);
  return await import(
    isSource ? moduleUrl('extensions', name, 'index.ts') : moduleUrl('build', 'extensions', name, 'index.js')
  );
}

function moduleUrl(...file: readonly string[]): string {
  return pathToFileURL(path.join(packageFolder(), ...file)).href;
}
