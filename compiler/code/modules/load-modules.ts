import path from 'node:path';
import type { OnLoadArgs, OnLoadResult, Plugin } from 'esbuild';
import type { Config } from '../../config/config.ts';
import { readByFunction, type OwnFrontMatter } from '../../parse/own-front-matter.ts';
import { parseYaml } from '../../yaml/parse-yaml.ts';
import { fileText } from '../../fs/text-file.ts';
import { fileUrlKey } from '../../../corpus/client-modules-key.ts';
import { assetAddress } from '../asset-address.ts';
import { classNamesModule } from '../styles/class-names.ts';
import { clientShim } from './client-shim.ts';
import { moduleName, namespaces, type CodeRun } from '../code-run.ts';
import { entryText, withAllImports } from '../imports/computed-imports.ts';
import { applyPostCss } from '../styles/apply-postcss.ts';
import { compileStyle } from '../styles/compile-style.ts';
import { loadCssModule } from '../styles/css-module.ts';
import { markdownModule } from './markdown-module.ts';
import { loaded } from '../imports/package-import.ts';
import { placeholderModule } from './placeholders.ts';
import { svgModule } from './svg-module.ts';

/**
 * An esbuild plugin that loads modules that are not plain files: entries, modules of the viewer, data,
 * images, CSS modules.
 */
export function loadModules(run: CodeRun): Plugin {
  const textOf = async ({ pluginData }: Pick<OnLoadArgs, 'pluginData'>) =>
    (await fileText(pluginData as string, run.files)) ?? '';
  const loaders: Record<string, (args: OnLoadArgs) => Promise<OnLoadResult> | OnLoadResult> = {
    [namespaces.entry]: async ({ path: id }) => ({
      contents: await entryText(id, run),
      loader: 'jsx',
      resolveDir: run.dir,
    }),
    [namespaces.client]: ({ path: specifier }) => ({ contents: clientShim(specifier), loader: 'js' }),
    [namespaces.provided]: () => ({ contents: providedModule(run.config.provide), loader: 'js', resolveDir: run.dir }),
    [namespaces.classNames]: () => ({ contents: classNamesModule, loader: 'js' }),
    [namespaces.placeholder]: ({ path: specifier, pluginData }) => placeholderModule(specifier, pluginData),
    [namespaces.raw]: async (args) => ({ contents: await textOf(args), loader: 'text' }),
    [namespaces.yaml]: async (args) => yaml(await textOf(args), moduleName(args.namespace, args.path)),
    [namespaces.markdown]: async (args) => {
      const name = moduleName(args.namespace, args.path);
      const file = args.pluginData as string;
      const { parseFrontMatter, mdx1Compat } = run.config.markdown;
      const text = await textOf(args);
      const read = parseFrontMatter ? await readByFunction(parseFrontMatter, text, file) : { text };
      return 'reason' in read ? frontMatterProblem(read.reason, name) : markdown(read, name, file, mdx1Compat.syntax);
    },
    [namespaces.sass]: async ({ pluginData }) => {
      const file = pluginData as string;
      const made = await compileStyle(file, run);
      const result = 'errors' in made ? made : await applyPostCss(made.css, file, run);
      return 'errors' in result ? result : { contents: result.css, loader: 'css', resolveDir: path.dirname(file) };
    },
    [namespaces.generated]: ({ path: name }) => {
      run.usedGenerated.add(name);
      return { contents: run.generated.get(name), loader: name.endsWith('.json') ? 'json' : 'js' };
    },
    [namespaces.svg]: async (args) => ({ contents: svgModule(await textOf(args)), loader: 'js' }),
    [namespaces.asset]: async ({ pluginData }) => ({
      contents: assetModule(await assetAddress(pluginData as string, run)),
      loader: 'js',
    }),
  };
  return {
    name: 'site-contents',
    setup(build) {
      for (const [namespace, load] of Object.entries(loaders)) build.onLoad({ filter: /.*/, namespace }, load);
      if (run.config.postcssPlugins.length > 0)
        build.onLoad({ filter: /\.css$/i, namespace: 'file' }, async ({ path: file }) => {
          await run.bundleInputs.file(file);
          const result = await applyPostCss(await textOf({ pluginData: file }), file, run);
          return 'errors' in result ? result : { contents: result.css, loader: 'css' };
        });
      if (run.typed.size + run.patterned.size + run.lacking.size > 0)
        build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path: file }) => {
          const lacking = [...(run.lacking.get(file)?.keys() ?? [])];
          if (!run.typed.has(file) && !run.patterned.has(file) && lacking.length === 0) return undefined;
          await run.bundleInputs.file(file);
          const text = await textOf({ pluginData: file });
          const isTypeScript = /\.[cm]?ts$/.test(file);
          return {
            contents: `${run.patterned.has(file) ? await withAllImports(text, file, run) : text}${lacking.map(asUndefined).join('')}`,
            loader: isTypeScript ? 'ts' : file.endsWith('x') || run.typed.has(file) ? 'tsx' : 'jsx',
          };
        });
      /**
       * Returns the module for a file that a pattern includes, or the reason why the file must not be
       * published.
       */
      const ofPattern = async (file: string): Promise<OnLoadResult | string> => {
        await run.bundleInputs.folder(path.dirname(file));
        const refused = run.trusted.hasFile(file)
          ? await run.dataFiles.refusal(file, undefined)
          : 'the file is outside the site';
        return refused ?? loaders[namespaces.asset]!({ pluginData: file } as OnLoadArgs);
      };
      // Only files from patterns are in the namespace `file`. Other imports have a namespace for their kind of file.
      build.onLoad({ filter: loaded, namespace: 'file' }, async ({ path: file }) => {
        if (/\.module\.css$/i.test(file)) return undefined;
        const reason = await ofPattern(file);
        if (typeof reason !== 'string') return reason;
        return { errors: [{ text: `"${path.basename(file)}" must not be published: ${reason}` }] };
      });
      if (run.unknownKinds.size > 0)
        build.onLoad({ filter: /.*/, namespace: 'file' }, async ({ path: file }) => {
          if (!run.unknownKinds.has(file)) return undefined;
          const result = await ofPattern(file);
          return typeof result === 'string' ? { contents: '', loader: 'js' } : result;
        });
      build.onLoad({ filter: /.*/, namespace: namespaces.cssNames }, (args) => loadCssModule(args, build, run));
      build.onLoad({ filter: /.*/, namespace: namespaces.css }, ({ path: id, pluginData }) => ({
        contents: pluginData as string,
        loader: 'css',
        resolveDir: path.join(run.dir, path.dirname(id)),
      }));
    },
  };
}

function frontMatterProblem(reason: string, file: string): OnLoadResult {
  return { errors: [{ text: `"markdown.parseFrontMatter" failed: ${reason}`, location: { file, line: 1 } }] };
}

function markdown(
  { text, frontMatter }: { text: string; frontMatter?: OwnFrontMatter | undefined },
  name: string,
  file: string,
  isMdx1: boolean,
): OnLoadResult {
  const made = markdownModule(text, frontMatter, isMdx1);
  if ('code' in made) return { contents: made.code, loader: 'jsx', resolveDir: path.dirname(file) };
  const { line = 1, column = 1 } = made.at ?? {};
  return {
    errors: [{ text: `this is not valid MDX: ${made.reason}`, location: { file: name, line, column: column - 1 } }],
  };
}

function yaml(text: string, file: string): OnLoadResult {
  const { errors, read } = parseYaml(text);
  if (read && errors.length === 0) return { contents: JSON.stringify(read.value ?? null), loader: 'json' };
  return {
    errors: errors.map(({ reason, at }) => ({
      text: reason,
      location: { file, line: at?.line, column: at && at.column - 1 },
    })),
  };
}

function asUndefined(name: string): string {
  return name === 'default' ? '\nexport default undefined;' : `\nexport const ${name} = undefined;`;
}

/**
 * @returns a module that exports a file's address. If the viewer loads the corpus from another origin, the module adds
 * that origin
 */
function assetModule(address: string): string {
  const key = `Symbol.for(${JSON.stringify(fileUrlKey)})`;
  return `export default /* @__PURE__ */ (globalThis[${key}] ?? String)(${JSON.stringify(address)});`;
}

/** @returns the source of the module that exports all names in the config's `provide` */
function providedModule(provide: Config['provide']): string {
  return Object.entries(provide)
    .map(([name, [module, of = 'default']]) => `export { ${of} as ${name} } from ${JSON.stringify(module)};`)
    .join('\n');
}
