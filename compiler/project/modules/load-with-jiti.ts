import { createRequire } from 'node:module';
import path from 'node:path';
import type { Jiti } from 'jiti';
import { noteConfigCode } from '../../diagnostics/config-code.ts';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { disk } from '../../fs/disk.ts';
import { placeholderFolder, writePlaceholder, type Placeholders } from './resolve-placeholders.ts';
import { runSettingsCode } from '../settings/run-settings-code.ts';
import { inFolder } from '../settings/in-folder.ts';
import { standInFor } from './stand-ins.ts';
import { adviceOnMissingFile } from './scripts-before.ts';
import { parserPlace, placeIn, thrownPlace } from '../settings/thrown-place.ts';
import { unreadableFile } from '../settings/unreadable-file.ts';
import { unwrapModules } from './unwrap-modules.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import { packageName } from '../settings/package-versions.ts';
import type { Files } from '../../fs/files.ts';
import type { ConfigModules } from '../../extensions/hooks/config-hook.ts';
import type { WorkFolder } from '../settings/module-folder.ts';

/** Options for loading modules with jiti. */
export interface JitiOptions extends Placeholders {
  /** Packages to replace: name → exports. */
  virtualModules?: Readonly<Record<string, object>> | undefined;
  /** Import prefixes that resolve to files of the site: prefix → folder. */
  alias?: Record<string, string> | undefined;
}

/** A loaded module, and the files of the site that it was loaded from. */
export interface JitiModule {
  /** The default export; without one, an object of all exports. */
  value: unknown;
  /** An object of all exports. */
  module: unknown;
  /** Absolute paths of the files. */
  inputs: string[];
}

/** @returns the options for modules of a foreign config */
export function jitiOptions({ virtual, optional }: ConfigModules, work: WorkFolder, stubMissing: boolean): JitiOptions {
  return {
    work,
    used: new Set(),
    virtualModules: virtual,
    mayReplace: (name) => stubMissing || optional?.(name) === true,
  };
}

/** Maximum number of missing packages. Each attempt to load the module finds only one of them. */
const mostMissing = 100;

/**
 * Runs a module with jiti, as Docusaurus does. It supports CommonJS and ES modules, TypeScript, JSON,
 * `require.resolve`, `__dirname` and `import.meta.url`.
 *
 * @param file absolute path
 * @param files registers all files of the module as dependencies, so that a change runs it again
 * @throws ConfigError if the module can't be read, throws, or imports a package that is not installed
 */
export async function loadWithJiti(
  file: string,
  options: JitiOptions,
  files: Pick<Files, 'stat'>,
): Promise<JitiModule> {
  const { createJiti } = await import('jiti');
  const { cache } = createRequire(file);
  const name = path.basename(file);
  const unreadable = await unreadableFile(file, disk);
  if (unreadable !== undefined) throw refusal(name, { message: unreadable });
  noteConfigCode(name, path.dirname(file));
  const alias: Record<string, string> = { ...options.alias };
  // jiti lets Node load CommonJS modules, and Node doesn't support jiti's virtual modules.
  standInFor(file, options.virtualModules ?? {});
  const known = new Set(Object.keys(cache));
  for (let missing = 0; ; missing += 1) {
    let loaded: Pick<JitiModule, 'value' | 'module'>;
    try {
      const jiti = createJiti(file, { alias, fsCache: false, virtualModules: options.virtualModules ?? {} });
      const module = await inFolder(options.work.siteDir, () => runSettingsCode(name, () => evaluate(jiti, file)));
      loaded = { value: unwrapModules((module as { default?: unknown } | undefined)?.default ?? module), module };
    } catch (error) {
      takeOut(cache, known);
      const specifier = missingPackage(error, placeholderFolder(options.work));
      if (specifier === undefined || missing === mostMissing || Object.hasOwn(alias, specifier))
        throw await issue(file, error);
      if (!options.mayReplace(packageName(specifier))) throw notInstalled(name, specifier);
      alias[specifier] = writePlaceholder(specifier, options);
      continue;
    }
    const inputs = [file, ...takeOut(cache, known)];
    for (const input of inputs) await files.stat(input);
    return { ...loaded, inputs };
  }
}

// Runs a module with `require`, because Node runs an imported module only once. Only modules with top-level await are
// imported.
async function evaluate(jiti: Jiti, file: string): Promise<unknown> {
  try {
    return jiti(file);
  } catch (error) {
    if (!/\bawait\b|ERR_REQUIRE_ASYNC_MODULE/.test(String(error))) throw error;
    return jiti.import(file);
  }
}

/**
 * Removes the modules that are not in `known` from the cache, so the next run evaluates them again. Packages stay
 * cached.
 *
 * @returns the absolute paths of the removed modules
 */
function takeOut(cache: NodeJS.Dict<NodeJS.Module>, known: ReadonlySet<string>): string[] {
  const loaded = Object.keys(cache).filter(
    (each) => !known.has(each) && !each.split(path.sep).includes('node_modules'),
  );
  for (const each of loaded) delete cache[each];
  return loaded.filter((each) => path.isAbsolute(each));
}

/**
 * @returns the specifier of the package that an error reports as missing: `kit`, `kit/links`; undefined for files of
 * the site
 */
function missingPackage(error: unknown, placeholders: string): string | undefined {
  const named = /Cannot find (?:module|package) '([^']+)'/.exec((error as Error).message ?? '')?.[1];
  // The error may name a module of a package that already has a placeholder.
  const specifier = named?.startsWith(`${placeholders}/`) ? named.slice(placeholders.length + 1) : named;
  return specifier === undefined || /^[./]|^[a-z]:[\\/]|^file:|^node:/i.test(specifier) ? undefined : specifier;
}

function notInstalled(name: string, specifier: string): ConfigError {
  return refusal(name, {
    message: `the file imports "${specifier}", which is not installed`,
    hint: `run "npm install" in the site's folder, or use --stub-missing`,
  });
}

async function issue(file: string, error: unknown): Promise<ConfigError> {
  if (error instanceof ConfigError) return error;
  const [message] = thrownText(error).split('\nRequire stack');
  const [, missing] = /Cannot find module '([./][^']*)'/.exec(message!) ?? [];
  const hint = missing && (await adviceOnMissingFile(missing, path.dirname(file), disk));
  const parsed = parserPlace(message!);
  const where = await (parsed.file && parsed.at
    ? placeIn(parsed.file, parsed.at, file, disk)
    : thrownPlace(error, file, disk));
  const problem = { message: `the code throws an error: ${parsed.message}`, ...(hint && { hint }), ...where };
  return refusal(path.basename(file), problem);
}
