import { createRequire } from 'node:module';
import path from 'node:path';
import type { Files } from '../../fs/files.ts';
import { isPlaceholder } from '../modules/placeholder.ts';
import type { Config } from '../../config/config.ts';
import type { GrammarModule } from '../../extensions/hooks/config-hook.ts';
import { builtInReader } from '../built-in-extensions.ts';
import { generators } from '../foreign-configs.ts';
import { loadWithJiti } from '../modules/load-with-jiti.ts';
import { moduleFolder } from '../settings/module-folder.ts';
import { recordedPrism } from './record-grammars.ts';
import { withPlaceholders } from '../modules/resolve-placeholders.ts';
import { findThemeFile } from './theme-file.ts';
import { fileText } from '../../fs/text-file.ts';

/** The result of running a site's module that adds grammars to Prism. */
export interface ThemeGrammars {
  /** Path of the module in the site. */
  file: string;
  /** The added and changed grammars, encoded as in `ParseOptions.grammars`. */
  grammars?: string | undefined;
  /** The reason why grammars are missing or incomplete, for a warning. */
  reason?: string | undefined;
}

/**
 * Runs the module of a site that adds grammars to Prism, and finds out which grammars it adds. Grammars that are listed
 * in the config don't need this module.
 *
 * @param dir absolute path of the site's folder
 * @returns undefined if the site has no such module
 */
export async function readThemeGrammars(
  dir: string,
  { config, stateDir, stubMissing }: { config: Config; stateDir: string; stubMissing?: boolean | undefined },
  files: Files,
): Promise<ThemeGrammars | undefined> {
  const { module, file } = (await findGrammarModule(dir, files)) ?? {};
  if (module === undefined || file === undefined) return undefined;
  if (config.code === 'refuse' || !mayAddMore((await fileText(path.join(dir, file), files)) ?? '')) return { file };
  const { knownGrammars } = await import('../../parse/code-block/tokenise.ts');
  const { prism, changes, hooks } = recordedPrism(knownGrammars);
  const absolute = path.join(dir, file);
  const work = await moduleFolder(dir, stateDir);
  const jiti = {
    work,
    used: new Set<string>(),
    mayReplace: (name: string) => stubMissing === true || module.optional(name),
    virtualModules: { ...module.virtual(config), ...prismModules(Object.keys(knownGrammars)) },
    alias: { '@site': dir },
  };
  const { cache } = createRequire(absolute);
  const known = new Set(Object.keys(cache));
  try {
    const { value, inputs } = await withPlaceholders(jiti, () => loadWithJiti(absolute, jiti, files));
    for (const input of inputs) await files.read(input);
    if (typeof value !== 'function' || isPlaceholder(value)) return { file, reason: 'the file exports no function' };
    await asInBrowser(prism, () => (value as (prism: object) => unknown)(prism));
  } catch (error) {
    return { file, reason: (error instanceof Error ? error.message : String(error)).split('\n')[0] };
  } finally {
    // Remove the loaded modules from Node's cache. The next call has a new copy of Prism and must run them again.
    for (const each of Object.keys(cache)) if (!known.has(each)) delete cache[each];
  }
  const added = changes();
  return {
    file,
    ...(added && { grammars: JSON.stringify(added) }),
    ...(hooks.length > 0 && {
      reason: `the file adds functions to the hooks of Prism: "${[...new Set(hooks)].join('", "')}"`,
    }),
  };
}

/** Whether a module may add grammars, besides loading the built-in languages that the config names. */
function mayAddMore(source: string): boolean {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const required = [...code.matchAll(/(?:require|import)\(\s*(['"`])(.*?)\1/g)].map(([, , specifier]) => specifier!);
  return required.some((specifier) => !specifier.startsWith('prismjs/components/')) || /\.languages\b/.test(code);
}

/** @returns the module of a site that adds grammars, and its file in the site */
async function findGrammarModule(
  dir: string,
  files: Files,
): Promise<{ module: GrammarModule; file: string } | undefined> {
  // Without this folder, as on most sites, no extension needs to be loaded.
  if ((await files.stat(path.join(dir, 'src/theme'))) === undefined) return undefined;
  for (const { name } of generators) {
    const { grammarModule: module } = await builtInReader(name);
    if (!module) continue;
    const file = await findThemeFile(module.name, dir, files);
    if (file !== undefined) return { module, file };
  }
  return undefined;
}

/** Empty replacements of Prism's grammar modules, such as `prismjs/components/prism-php`. Lectern's Prism already
 * contains these grammars. */
function prismModules(languages: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    languages.flatMap((name) => ['', '.js', '.min.js'].map((end) => [`prismjs/components/prism-${name}${end}`, {}])),
  );
}

/** Calls code with `Prism` and `window` as globals, because packages with grammars expect them. */
async function asInBrowser(prism: object, call: () => unknown): Promise<void> {
  const names = { Prism: prism, window: globalThis };
  const before = Object.keys(names).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(names))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: false });
  try {
    await call();
  } finally {
    for (const [name, own] of before) {
      delete (globalThis as Record<string, unknown>)[name];
      if (own) Object.defineProperty(globalThis, name, own);
    }
  }
}
