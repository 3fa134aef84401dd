import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, BuildFailure, PartialMessage, Plugin } from 'esbuild';
import { noteBundle, noteConfigCode, sourceOfBundle } from '../../diagnostics/config-code.ts';
import { ConfigError, refusal, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { unreadableValues } from '../../config/issues/unreadable-values.ts';
import { thrownParts, thrownText } from '../../diagnostics/thrown-text.ts';
import { answeringPipes } from '../../fs/answer-pipes.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import { loadEsbuild } from '../../fs/esbuild.ts';
import type { Point } from '../../diagnostics/diagnostic.ts';
import { sourcePlaces } from '../../diagnostics/source-places.ts';
import type { Files } from '../../fs/files.ts';
import type { WorkFolder } from './module-folder.ts';
import { missingPackage, notInstalled } from './missing-package.ts';
import { inFolder } from './in-folder.ts';
import { locationBanner, withOwnLocation } from './own-location.ts';
import { packageVersions } from './package-versions.ts';
import { runSettingsCode } from './run-settings-code.ts';
import { notUtf8, readSettings, settingsText } from './settings-text.ts';
import { placeIn } from './thrown-place.ts';
import { unreadableFile } from './unreadable-file.ts';
import { sha256 } from '../../fs/sha256.ts';
import { relativePath } from '../../fs/inside.ts';

/** A module of the site's configuration, after it has run. */
export interface LoadedModule {
  /** The default export of the module. */
  value: unknown;
  /** Errors that make the value unusable. The caller reports them together with other errors of the site. */
  problems?: readonly ConfigIssue[];
  /** Hash of the module's code, of the local files that it imports, and of the versions of its packages. */
  fingerprint: string;
}

/** @returns a hash of the module's code and its value */
export function stateOf({ value, fingerprint }: LoadedModule): string {
  const seen = new Set<unknown>();
  // Makes plugin values serialisable: drops repeated objects and cycles, and converts bigints to strings.
  const plain = (_key: string, inner: unknown) => {
    if (typeof inner === 'bigint') return String(inner);
    if (typeof inner !== 'object' || inner === null) return inner;
    return seen.has(inner) ? null : seen.add(inner) && inner;
  };
  return sha256(`${fingerprint}\n${JSON.stringify(value, plain)}`);
}

/**
 * Runs a module of the site's configuration. Apart from plugins, this is the only code of a site that the
 * compiler runs.
 *
 * @param file absolute path of a TypeScript, JavaScript, JSON or YAML file
 * @param work folder for the bundled module; bare imports in it resolve to the site's packages
 * @param files reads all sources of the module
 * @throws ConfigError if the module can't be read, has a syntax error, throws, or exports nothing
 */
export async function loadModule(file: string, work: WorkFolder, files: Files): Promise<LoadedModule> {
  const name = path.basename(file);
  const unreadable = await unreadableFile(file, files);
  if (unreadable !== undefined) throw refusal(name, { message: unreadable });
  if (/\.(?:json|ya?ml)$/.test(file)) {
    const { text, value, problems } = await readSettings(file, files);
    return { value, problems, fingerprint: sha256(text) };
  }
  const { value, pipes } = await answeringPipes(path.dirname(file), () => bundle(file, name, files));
  if (pipes.length > 0)
    throw new EnvironmentError(
      `can't read "${pipes[0]}", which "${name}" needs: the file is a pipe`,
      'put a regular file at this path',
    );
  const { code, map, packages, inputs } = value;
  for (const input of inputs) await files.stat(input);
  // The hash excludes the code's first line, a banner that contains the path of the site.
  const own = code.slice(code.indexOf('\n'));
  const fingerprint = sha256(JSON.stringify([own, await packageVersions(packages, path.dirname(file), files)]));
  // The process id makes the name unique, because each process deletes its file after loading it.
  const bundled = path.join(work.dir, `${sha256(code).slice(0, 16)}-${process.pid}.mjs`);
  await work.files.write(bundled, Buffer.from(code));
  noteConfigCode(name, path.dirname(file), work.dir);
  noteBundle(bundled, sourceFinder(map, path.dirname(file)));
  try {
    const evaluate = () => runSettingsCode(name, () => import(pathToFileURL(bundled).href));
    const module = (await inFolder(work.siteDir, evaluate)) as { default?: unknown };
    if (module.default === undefined)
      throw refusal(name, {
        message: 'the file has no default export',
        hint: 'end the file with "export default { … }"',
      });
    if (module.default instanceof Promise) {
      module.default.catch(() => undefined);
      throw refusal(name, {
        message: 'the default export of the file is a promise',
        hint: 'end the file with "export default await …"',
      });
    }
    const odd = unreadableValues(module.default);
    if (odd.length > 0) throw new ConfigError(name, odd);
    return { value: module.default, fingerprint };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const missing = missingPackage(error);
    if (missing !== undefined) throw refusal(name, await notInstalled(missing, file, files));
    const where = await placeInSource(thrownParts(error).stack ?? '', bundled, file, files);
    throw refusal(name, { message: `the code throws an error: ${thrownText(error)}`, ...where });
  } finally {
    await work.files.remove(bundled);
  }
}

// Replaces the package `lectern` with its two `define…` functions, so a config can import them without `lectern` in
// `node_modules`.
const ownPackage: Plugin = {
  name: 'own-package',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^lectern$/ }, () => ({ path: 'lectern', namespace: 'own-package' }));
    onLoad({ filter: /.*/, namespace: 'own-package' }, () => ({
      contents: `
        export const defineConfig = (config) => config;
        export const defineExtension = (extension) => (options) =>
          ({ extension, options, toJSON: () => ({ name: extension.name, options }) });`,
    }));
  },
};

/**
 * Reads the source files for esbuild. If esbuild read a device file itself, it would never finish.
 *
 * @param locates whether to replace expressions such as `import.meta`. The replacement shifts locations in esbuild's
 * errors
 */
function readModules(files: Files, locates: boolean): Plugin {
  return {
    name: 'read-modules',
    setup({ onLoad }) {
      onLoad({ filter: /.*/, namespace: 'file' }, async ({ path: file }) => {
        const reason = await unreadableFile(file, files);
        if (reason !== undefined) return { errors: [{ text: `can't read "${file}": ${reason}` }] };
        const read = await settingsText(file, files);
        if (read && 'wrongByte' in read) return { errors: [notUtf8At(file, read.wrongByte)] };
        return read && locates ? withOwnLocation(file, read.text) : undefined;
      });
    },
  };
}

function notUtf8At(file: string, { line, column }: Point): PartialMessage {
  const { message, hint } = notUtf8(file);
  return { text: message, notes: [{ text: hint }], location: { file, line, column: column - 1 } };
}

function bundleOptions(file: string, files: Files, locates: boolean) {
  return {
    entryPoints: [file],
    // Paths in the bundle must not depend on the current folder.
    absWorkingDir: path.dirname(file),
    metafile: true,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'external',
    sourcesContent: false,
    outfile: 'module.mjs',
    banner: { js: locationBanner(file) },
    plugins: [ownPackage, readModules(files, locates)],
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

/**
 * @returns the source location at which the bundle threw an error: in the module, or in a file that it imports
 */
async function placeInSource(
  stack: string,
  bundled: string,
  file: string,
  files: Files,
): Promise<Pick<ConfigIssue, 'at' | 'file'>> {
  const [, line, column] = stack.split(bundled)[1]?.match(/^:(\d+):(\d+)/) ?? [];
  if (line === undefined) return {};
  const source = sourceOfBundle(bundled, { line: Number(line), column: Number(column) });
  return source ? placeIn(source.file, source.at, file, files) : {};
}

/**
 * @returns a function that maps positions in a bundle to its sources. The source map is parsed on the first
 * call
 */
function sourceFinder(map: string, folder: string): Parameters<typeof noteBundle>[1] {
  let places: ReturnType<typeof sourcePlaces> | undefined;
  return ({ line, column }) => {
    places ??= sourcePlaces(map);
    const { source, ...at } = places({ line, column: column - 1 }) ?? {};
    return source === undefined ? undefined : { file: path.resolve(folder, source), at: at as Point };
  };
}

async function bundle(
  file: string,
  name: string,
  files: Files,
): Promise<{ code: string; map: string; packages: string[]; inputs: string[] }> {
  const { build } = loadEsbuild();
  try {
    const attempt = (locates: boolean) => build(bundleOptions(file, files, locates));
    const { outputFiles, metafile } = await attempt(true).catch(() => attempt(false));
    const endingIn = (end: string) => outputFiles.find(({ path: output }) => output.endsWith(end))!.text;
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const inputs = Object.keys(metafile.inputs).map((input) => path.resolve(path.dirname(file), input));
    return {
      code: endingIn('.mjs'),
      map: endingIn('.map'),
      packages: imports.filter(({ external }) => external).map((each) => each.path),
      inputs,
    };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    // An error without `errors` is not about the module: for example, esbuild doesn't start.
    if (!errors?.length) throw error;
    throw new ConfigError(
      name,
      errors.map(({ text, notes, location }) => ({
        key: name,
        message: text,
        hint: text.startsWith('Could not resolve') ? 'fix the path, or add the file' : notes[0]?.text,
        at: location ? { line: location.line, column: location.column + 1 } : undefined,
        ...inFile(location?.file, file),
      })),
    );
  }
}

/** @returns the file of an error, if it is not the config itself but a file that the config imports */
function inFile(found: string | undefined, config: string): Pick<ConfigIssue, 'file'> {
  const folder = path.dirname(config);
  if (found === undefined || path.resolve(folder, found) === config) return {};
  return { file: { path: relativePath(folder, path.resolve(folder, found)) } };
}
