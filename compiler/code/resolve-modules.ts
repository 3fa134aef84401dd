import path from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { clientModules } from '../../corpus/client-modules.ts';
import { isOfReact } from './client-shim.ts';
import { findThemeFile } from '../project/theme-file.ts';
import { assetAddress } from './asset-address.ts';
import { importFault } from './unresolved.ts';
import { moduleName, namespaces, sitePath, type CodeRun } from './code-run.ts';
import { siteSpecifier, splitSpecifier } from './module-specifier.ts';
import { recordResolution } from './record-resolution.ts';

/** Files that become modules as esbuild reads them. */
const modules = /\.(?:[cm]?[jt]sx?|css|json)$/i;
/** Files that have to be translated before a browser can use them. */
const foreign = /\.(?:s[ac]ss|less|styl|vue|svelte|mdx?)$/i;

const isOurOwn = Symbol();

/** Finds the file that an import means, by the rules of the site: its own names, what the viewer provides, packages. */
export function resolveModules(run: CodeRun): Plugin {
  return {
    name: 'site-modules',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args) => {
        if (args.pluginData === isOurOwn) return undefined;
        // What a module of class names imports is its styles, which came with it.
        if (args.namespace === namespaces.cssNames)
          return { path: args.importer, namespace: namespaces.css, pluginData: args.pluginData as string };
        if (args.kind === 'entry-point')
          return { path: args.path.slice(`${namespaces.entry}:`.length), namespace: namespaces.entry };
        const resolved = await resolveModule(args, build, run);
        if (resolved.path === undefined || resolved.external) return resolved;
        note(moduleName(resolved.namespace, resolved.path), args, run);
        // Of a package esbuild knows more than its files tell, such as which kind of modules they are.
        return resolved.namespace === 'file' && resolved.path.includes(`${path.sep}node_modules${path.sep}`)
          ? undefined
          : resolved;
      });
    },
  };
}

async function resolveModule(args: OnResolveArgs, build: PluginBuild, run: CodeRun): Promise<OnResolveResult> {
  const { kind } = args;
  const isStyle = kind === 'url-token' || kind === 'import-rule';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(args.path)) {
    // A page's code comes from its own site; what a style sheet shows may come from anywhere.
    return isStyle || args.path.startsWith('#') || args.path.startsWith('data:')
      ? { path: args.path, external: true }
      : importFault('unresolved-import', args.path);
  }
  const { path: written, isRaw } = splitSpecifier(args.path);
  const own = await themeFile(written, run);
  const provided = own === undefined ? clientModule(written) : undefined;
  if (provided !== undefined) return { path: provided, namespace: namespaces.client, sideEffects: false };
  if (isOfReact(written) || written.includes('!')) return importFault('unresolved-import', args.path);

  const ofSite = own ?? siteSpecifier(written, run.config.aliases);
  const from = ofSite !== undefined || args.resolveDir === '' ? run.dir : args.resolveDir;
  const isRelative = /^\.\.?(?:\/|$)/.test(ofSite ?? written);
  // Nor is it told what there is.
  if (isRelative && !(await run.trusted.has(path.resolve(from, ofSite ?? written), './', from)))
    return importFault('import-outside-site', args.path);
  const found = await findModule(ofSite, written, from, args, build, run);
  if (found === undefined)
    return isStyle && written.startsWith('/')
      ? { path: args.path, external: true }
      : importFault('unresolved-import', args.path);
  if (found.namespace !== 'file') return found;
  if (!(await run.trusted.has(found.path, written, args.resolveDir || run.dir)))
    return importFault('import-outside-site', args.path);
  return asModule(found, args, isRaw, run);
}

async function asModule(
  found: Found,
  { path: specifier, kind }: OnResolveArgs,
  isRaw: boolean,
  run: CodeRun,
): Promise<OnResolveResult> {
  const file = found.path;
  const inside = (namespace: string): OnResolveResult => ({ path: sitePath(run, file), namespace, pluginData: file });
  if (isRaw) return inside(namespaces.raw);
  if (kind === 'url-token') return { path: await assetAddress(file, run), external: true };
  if (/\.module\.css$/i.test(file) && kind !== 'import-rule') return inside(namespaces.cssNames);
  if (modules.test(file)) return found;
  if (/\.svg$/i.test(file)) return inside(namespaces.svg);
  if (/\.ya?ml$/i.test(file)) return inside(namespaces.yaml);
  if (!foreign.test(file)) return inside(namespaces.asset);
  const text = /\.mdx?$/i.test(file)
    ? `"${specifier}" is Markdown, which only Markdown can import`
    : `"${specifier}" has to be compiled first: to CSS, or to JavaScript`;
  return { errors: [{ text }] };
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

function clientModule(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
  return Object.hasOwn(clientModules, name) ? name : undefined;
}

interface Found {
  path: string;
  namespace: string;
  sideEffects: boolean;
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
  const candidates = isPublic
    ? run.config.staticDirectories.map((folder) => `./${path.posix.join(folder, written)}`)
    : [own ?? written];
  const from = isPublic ? run.dir : dir;
  for (const candidate of candidates) {
    const {
      errors,
      path: file,
      namespace,
      sideEffects,
    } = await build.resolve(candidate, { kind, importer, resolveDir: from, pluginData: isOurOwn });
    await recordResolution(candidate, from, errors.length === 0 ? file : undefined, run);
    if (errors.length === 0) return { path: file, namespace, sideEffects };
  }
  return undefined;
}

function note(resolved: string, { importer, namespace, path: specifier }: OnResolveArgs, run: CodeRun): void {
  const known = run.importers.get(resolved) ?? [];
  known.push({ name: moduleName(namespace, importer), specifier });
  run.importers.set(resolved, known);
}
