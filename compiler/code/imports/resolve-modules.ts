import path from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { clientModule, isOfReact } from '../modules/client-shim.ts';
import { findThemeFile } from '../../project/theme/theme-file.ts';
import { assetAddress } from '../asset-address.ts';
import { classNamesFor } from '../styles/class-names.ts';
import { compiledStyle } from '../styles/compile-style.ts';
import { placeholderFor } from '../modules/placeholders.ts';
import { importProblem, type ImportProblem } from './unresolved.ts';
import { namespaces, sitePath, tracedName, type CodeRun, type Found, providedNames } from '../code-run.ts';
import { isOfTheme, pluginPart, siteSpecifier, splitSpecifier, type ImportForm } from './module-specifier.ts';
import { nameOfPackage, folderOfPackage } from './installed-package.ts';
import { intoPackage, isLeftToEsbuild, loaded, notePackageImport } from './package-import.ts';
import { recordResolution } from './record-resolution.ts';
import { escapeRegExp } from '../../values/reg-exp.ts';

/** Extensions of files that esbuild can load as modules. */
const modules = /\.(?:[cm]?[jt]sx?|css|json)$/i;
/** Extensions of files that would need a compiler that Lectern doesn't have. */
const foreign = /\.(?:styl|vue|svelte)$/i;

const isOurOwn = Symbol();

/**
 * Matches specifiers that the plugin resolves: all except relative ones such as `./chart` and
 * `../icons/anchor.js`.
 */
const notRelative = new RegExp(`^[^.]|[?!]|${loaded.source}`, 'i');

/** Matches relative specifiers that may lead into a folder that an alias replaces: `@site/.docusaurus`. */
function intoReplaced({ config }: CodeRun): RegExp | undefined {
  const folders = Object.keys(config.aliases).flatMap((name) => /^@site\/(.+)$/.exec(name)?.[1] ?? []);
  return folders.length === 0 ? undefined : new RegExp(`/(?:${folders.map(escapeRegExp).join('|')})(?:/|$)`);
}

/**
 * An esbuild plugin that resolves imports by the site's rules: aliases, modules of the viewer, packages.
 *
 * Calling a plugin for each import would take longer than bundling. So esbuild resolves relative imports without the
 * plugin, and Lectern checks the resolved files afterwards. If a file is not allowed, the bundler runs again with
 * `isTraced`, to find the importers.
 *
 * @param isTraced whether to record the importer of every import
 */
export function resolveModules(run: CodeRun, isTraced: boolean): Plugin {
  return {
    name: 'site-modules',
    setup(build) {
      const resolve = async (args: OnResolveArgs): Promise<OnResolveResult | undefined> => {
        if (args.pluginData === isOurOwn) return undefined;
        // The module with the class names of a CSS module has one import: the styles in `pluginData`.
        if (args.namespace === namespaces.cssNames)
          return { path: args.importer, namespace: namespaces.css, pluginData: args.pluginData as string };
        if (args.path === providedNames) return { path: 'names', namespace: namespaces.provided, sideEffects: false };
        if (args.kind === 'entry-point')
          return { path: args.path.slice(`${namespaces.entry}:`.length), namespace: namespaces.entry };
        if (isLeftToEsbuild(args, run)) {
          await notePackageImport(args, run);
          return (run.stubMissing || run.isLenient) && !(await isFoundByEsbuild(args, build))
            ? placeholderFor(args, run)
            : undefined;
        }
        const asFound = await resolveModule(args, build, run);
        const resolved =
          (isMissing(asFound) &&
            (classNamesFor(args.path) ?? ((run.stubMissing || run.isLenient) && placeholderFor(args, run)))) ||
          asFound;
        if (resolved.path === undefined || resolved.external) return resolved;
        note(resolved.namespace, resolved.path, args, run);
        // Without a result, esbuild resolves the import itself. It then also applies `sideEffects` and the module
        // format of the package.
        return resolved.namespace === 'file' &&
          resolved.path.includes(`${path.sep}node_modules${path.sep}`) &&
          siteSpecifier(args.path, run.config.aliases) === undefined &&
          !isOfTheme(args.path)
          ? undefined
          : resolved;
      };
      if (isTraced) build.onResolve({ filter: /.*/ }, resolve);
      else {
        for (const namespace of Object.values(namespaces)) build.onResolve({ filter: /.*/, namespace }, resolve);
        build.onResolve({ filter: new RegExp(`^(?:${namespaces.entry}|${namespaces.provided}):`) }, resolve);
        const replaced = intoReplaced(run);
        for (const filter of [notRelative, ...(replaced ? [replaced] : [])])
          build.onResolve({ filter, namespace: 'file' }, resolve);
      }
    },
  };
}

async function isFoundByEsbuild(args: OnResolveArgs, build: PluginBuild): Promise<boolean> {
  const { path: specifier, kind, importer, resolveDir } = args;
  const { errors } = await build.resolve(specifier, { kind, importer, resolveDir, pluginData: isOurOwn });
  return errors.length === 0;
}

function isMissing({ errors }: OnResolveResult): boolean {
  return errors?.some(({ detail }) => (detail as ImportProblem | undefined)?.rule === 'unresolved-import') === true;
}

async function resolveModule(args: OnResolveArgs, build: PluginBuild, run: CodeRun): Promise<OnResolveResult> {
  const { kind } = args;
  const isStyle = kind === 'url-token' || kind === 'import-rule';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(args.path)) {
    // Style sheets may load files from any origin, and code may import from any origin at run time. The
    // comment `webpackIgnore` marks such imports in code for other bundlers.
    return isStyle ||
      (kind === 'dynamic-import' && args.path.startsWith('https:')) ||
      args.path.startsWith('#') ||
      args.path.startsWith('data:')
      ? { path: args.path, external: true }
      : importProblem('unresolved-import', args.path);
  }
  // In style sheets, `~` may precede the name of a package, or an alias: `~@site/img/a.png`.
  const { path: written, form } = splitSpecifier(isStyle ? args.path.replace(/^~(?=[@/\w])/, '') : args.path);
  const own = (await themeFile(written, run)) ?? pluginPart(written, run.config.aliases);
  const provided = own === undefined ? clientModule(written) : undefined;
  if (provided !== undefined) return { path: provided, namespace: namespaces.client, sideEffects: false };
  if (isOfReact(written) || written.includes('!')) return importProblem('unresolved-import', args.path);

  const ofSite = own ?? siteSpecifier(replacedFolder(written, args, run) ?? written, run.config.aliases);
  const from = ofSite !== undefined || args.resolveDir === '' ? run.dir : args.resolveDir;
  const isRelative = /^\.\.?(?:\/|$)/.test(ofSite ?? written);
  // Files outside of the site are not imported, and messages don't contain their paths.
  if (isRelative && !(await run.trusted.has(path.resolve(from, ofSite ?? written), './', from)))
    return importProblem('import-outside-site', args.path);
  const generated = isRelative ? generatedModule(path.resolve(from, ofSite ?? written), run) : undefined;
  if (generated !== undefined) return { path: generated, namespace: namespaces.generated };
  const found = await findModule(ofSite, written, from, args, build, run);
  if (found === undefined)
    return isStyle && written.startsWith('/')
      ? { path: written, external: true }
      : importProblem('unresolved-import', args.path);
  if (found.namespace !== 'file') return found;
  if (!(await run.trusted.has(found.path, written, args.resolveDir || run.dir)))
    return importProblem('import-outside-site', args.path);
  return asModule(found, args, form, run);
}

/**
 * @returns the path of a module that Lectern generates from content, with the file extension that the import may omit
 */
function generatedModule(file: string, run: CodeRun): string | undefined {
  const name = sitePath(run, file);
  return ['', '.js', '.json'].map((extension) => name + extension).find((each) => run.generated.has(each));
}

/**
 * @returns a relative specifier as `@site/…`, if its path is in a folder that an alias replaces; otherwise undefined
 */
function replacedFolder(specifier: string, { resolveDir }: OnResolveArgs, run: CodeRun): string | undefined {
  if (!/^\.\.?\//.test(specifier)) return undefined;
  const inSite = `@site/${sitePath(run, path.resolve(resolveDir || run.dir, specifier))}`;
  const isReplaced = (name: string) => name.startsWith('@site/') && `${inSite}/`.startsWith(`${name}/`);
  return Object.keys(run.config.aliases).some(isReplaced) ? inSite : undefined;
}

async function asModule(found: Found, args: OnResolveArgs, form: ImportForm, run: CodeRun): Promise<OnResolveResult> {
  const { path: specifier, kind } = args;
  const file = found.path;
  const inside = (namespace: string): OnResolveResult => ({ path: sitePath(run, file), namespace, pluginData: file });
  const importer = importerOf(args, run);
  const isData =
    form !== 'module' || kind === 'url-token' || !modules.test(file) || isDataOfContent(file, importer, run);
  const reason = isData ? await run.dataFiles.refusal(file, importer) : undefined;
  if (reason !== undefined) return { errors: [{ text: `"${specifier}" must not be published: ${reason}` }] };
  if (form === 'text') return inside(namespaces.raw);
  if (form === 'address') return inside(namespaces.asset);
  if (kind === 'url-token') return { path: await assetAddress(file, run), external: true };
  if (/\.module\.(?:css|s[ac]ss|less)$/i.test(file) && kind !== 'import-rule') return inside(namespaces.cssNames);
  if (modules.test(file)) return found;
  if (compiledStyle.test(file)) return inside(namespaces.sass);
  if (/\.svg$/i.test(file)) return inside(namespaces.svg);
  if (/\.ya?ml$/i.test(file)) return inside(namespaces.yaml);
  if (/\.mdx?$/i.test(file)) return inside(namespaces.markdown);
  if (!foreign.test(file)) return inside(namespaces.asset);
  return { errors: [{ text: `browsers can't run "${specifier}": compile the file to CSS or JavaScript first` }] };
}

/** @returns the absolute path of the importing file; for a document's entry, its first document */
function importerOf({ importer, namespace }: OnResolveArgs, { dir }: CodeRun): string | undefined {
  const hasPath = namespace === 'file' || namespace === namespaces.entry || namespace === namespaces.css;
  return hasPath || namespace === namespaces.markdown ? path.resolve(dir, importer) : undefined;
}

/** Whether content imports a JSON file as a module. The rules for data files then apply. */
export function isDataOfContent(file: string, importer: string | undefined, { dataFiles }: CodeRun): boolean {
  return /\.json$/i.test(file) && importer !== undefined && dataFiles.isContent(importer);
}

async function themeFile(specifier: string, { dir, files, bundleInputs }: CodeRun): Promise<string | undefined> {
  const name = /^@theme\/([\w/-]+)$/.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  const place = path.join(dir, 'src/theme', name);
  await bundleInputs.folder(path.dirname(place));
  await bundleInputs.folder(place);
  const file = await findThemeFile(name, dir, files);
  return file === undefined ? undefined : `./${file}`;
}

async function findModule(
  own: string | undefined,
  written: string,
  dir: string,
  { kind, importer }: OnResolveArgs,
  build: PluginBuild,
  run: CodeRun,
): Promise<Found | undefined> {
  const isPublic = written.startsWith('/');
  // Docusaurus' webpack config searches `/…` in the same folders, in code and in style sheets.
  const folders = [...run.config.staticDirectories, '.'];
  const candidates = isPublic ? folders.map((folder) => `./${path.posix.join(folder, written)}`) : [own ?? written];
  const from = isPublic ? run.dir : dir;
  for (const candidate of candidates) {
    const key = [kind, from, candidate].join('\n');
    const answer = run.resolutions.get(key) ?? resolveOnce(candidate, { kind, importer, from }, build, run);
    run.resolutions.set(key, answer);
    const found = await answer;
    if (found !== undefined) return found;
  }
  return undefined;
}

async function resolveOnce(
  candidate: string,
  { kind, importer, from }: Pick<OnResolveArgs, 'kind' | 'importer'> & { from: string },
  build: PluginBuild,
  run: CodeRun,
): Promise<Found | undefined> {
  const resolved = await build.resolve(candidate, { kind, importer, resolveDir: from, pluginData: isOurOwn });
  const isFound = resolved.errors.length === 0;
  await recordResolution(candidate, from, isFound ? resolved.path : undefined, run);
  const { path: file, namespace, sideEffects } = resolved;
  return isFound ? { path: file, namespace, sideEffects } : undefined;
}

function note(
  of: string | undefined,
  file: string,
  { importer, namespace, path: specifier }: OnResolveArgs,
  { importers }: CodeRun,
): void {
  const own = { name: tracedName(namespace, importer), specifier };
  const folder = folderOfPackage(file);
  const names = [tracedName(of, file), ...(folder === undefined ? [] : [intoPackage(nameOfPackage(folder))])];
  for (const name of names) importers.set(name, [...(importers.get(name) ?? []), own]);
}
