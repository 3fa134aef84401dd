import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { extensionOf, type Config } from '../config/config.ts';
import { packageFolder } from '../fs/package-folder.ts';
import type { ExtensionUse } from '../extensions/extension.ts';
import type { Entry } from '../extensions/open-extensions.ts';

/** A built-in extension that the command line loads without a setting, for its commands and checks. */
export interface Tool {
  extension: ExtensionUse['extension'];
  /** Name of a command of the extension → command that precedes it in the help. */
  after: Readonly<Record<string, string>>;
}

/** The tools in this package: module → its commands, as in {@link Tool}. */
const tools: Readonly<Record<string, Tool['after']>> = {
  'tools/rename': { rename: 'routes' },
  'tools/translations': { 'write-translations': 'docs-version', translated: 'write-translations' },
  'tools/accessibility': {},
  'tools/external': {},
};

/**
 * Extensions that run only from the built package, because the build bundles their modules. All others also run from
 * source.
 */
const bundled: readonly string[] = ['debug', 'agents', 'offline'];

/**
 * The extensions in this package whose setting the config validates.
 *
 * Key: the setting, and the name of the extension in the built package. Value: a function that returns the options;
 * undefined if the config does not enable the extension.
 */
const builtIn: Record<string, (config: Config) => object | undefined> = {
  agents: ({ agents }) => agents || undefined,
  cards: ({ socialCards }) => socialCards || undefined,
  debug: ({ debug }) => (debug ? {} : undefined),
  hosts: ({ hosts, redirects: { fromExtensions } }) =>
    hosts.length > 0 ? { hosts, cleanUrls: fromExtensions.includes('html') } : undefined,
};

/** A schema that accepts all options, because the config's schema has already validated them. */
const validated = { '~standard': { version: 1, vendor: 'lectern', validate: (value: unknown) => ({ value }) } };

/**
 * Loads the built-in extensions that settings of the config enable.
 *
 * @param config undefined if the config has errors
 * @param given the export of the config file
 */
export async function builtInExtensions(config: Config | undefined, given: object): Promise<Entry[]> {
  const validatedHere = Object.keys(builtIn).map(async (name): Promise<Entry[]> => {
    const options = config && builtIn[name]!(config);
    return options ? [entryOf(name, { ...(await load(name))[name]!, options: validated }, options)] : [];
  });
  const others = Object.entries(extensionOf).map(async ([setting, name]): Promise<Entry[]> => {
    const options = (given as Record<string, unknown>)[setting];
    return options === undefined ? [] : [entryOf(setting, (await load(name))[name]!, options)];
  });
  return (await Promise.all([...validatedHere, ...others])).flat();
}

/** @returns setting → schema of the built-in extension that validates the setting */
export async function settingSchemas(): Promise<Record<string, z.core.$ZodType>> {
  const schemas = Object.entries(extensionOf).map(async ([setting, name]) => {
    const { options } = (await load(name))[name] as unknown as { options: z.core.$ZodType };
    return [setting, options] as const;
  });
  return Object.fromEntries(await Promise.all(schemas));
}

function entryOf(setting: string, extension: object, options: unknown): Entry {
  return { path: [setting], isBuiltIn: true, value: { extension, options } };
}

/** Loads the built-in extension that reads configs of another generator. */
export async function builtInReader(name: string): Promise<ExtensionUse['extension']> {
  return (await load(name))[name]!;
}

/** Loads the extensions that add commands, or checks for `lectern check`. */
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
