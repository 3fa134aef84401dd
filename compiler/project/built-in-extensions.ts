import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config/config.ts';
import { packageFolder } from '../fs/package-folder.ts';
import type { ExtensionUse } from '../extensions/extension.ts';
import type { Entry } from '../extensions/open-extensions.ts';

/** The extensions in this package that a setting enables: config key → its module in the built package. */
const builtIn = { debug: 'debug', agents: 'agents' } as const;

/** An extension, or a function that returns it from the value of its setting. */
type Export = ExtensionUse | ((settings: unknown) => ExtensionUse);

/** The extensions in this package that the command line loads for any site. */
const tools = ['tools/accessibility', 'tools/external'] as const;

/** Loads the extensions that settings of the config enable. No other module refers to their modules. */
export async function builtInExtensions(config: Pick<Config, keyof typeof builtIn>): Promise<Entry[]> {
  const enabled = Object.entries(builtIn).filter(([key]) => config[key as keyof typeof builtIn]);
  return Promise.all(
    enabled.map(async ([key, name]) => {
      const found = (await load<Export>(name))[name];
      return { path: [key], value: typeof found === 'function' ? found(config[key as keyof typeof builtIn]) : found };
    }),
  );
}

/** Loads the extensions that add commands, and checks on request. */
export function builtInTools(): Promise<ExtensionUse['extension'][]> {
  return Promise.all(tools.map(async (name) => (await load<ExtensionUse['extension']>(name)).tool!));
}

/** Loads the command of an extension in this package. */
export async function builtInCommand<Module>(name: 'agents'): Promise<Module> {
  return (await import(moduleUrl('build', 'extensions', name, 'command.js'))) as Module;
}

async function load<Value>(name: string): Promise<Record<string, Value>> {
  // Only extensions without views run from source, because views must be bundled.
  const isSource = import.meta.url.endsWith('.ts') && name.startsWith('tools/');
  const file = isSource ? ['extensions', name, 'index.ts'] : ['build', 'extensions', name, 'index.js'];
  return (await import(moduleUrl(...file))) as Record<string, Value>;
}

function moduleUrl(...file: readonly string[]): string {
  return pathToFileURL(path.join(packageFolder(), ...file)).href;
}
