import path from 'node:path';
import type { OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { sha256 } from '../../fs/sha256.ts';
import { applyPostCss } from './apply-postcss.ts';
import { compiledStyle, compileStyle } from './compile-style.ts';
import { moduleName, sitePath, type CodeRun } from '../code-run.ts';
import { siteSpecifier } from '../imports/module-specifier.ts';

/**
 * Reads `*.module.css`, or the same in SCSS or Less: a module that exports its class names and imports the styles. The names are made of the
 * file's path in the site, so that they stay the same whatever else is bundled.
 *
 * @returns its text, with the text of the styles as `pluginData`, for whoever resolves the import of them
 */
export async function loadCssModule(
  { path: id, namespace: own, pluginData }: OnLoadArgs,
  { esbuild }: PluginBuild,
  run: CodeRun,
): Promise<OnLoadResult> {
  const entry = pluginData as string;
  try {
    const { outputFiles } = await esbuild.build({
      stdin: { contents: 'export * from "own"; export { default } from "own";', loader: 'js' },
      bundle: true,
      write: false,
      outdir: '/',
      format: 'esm',
      minifyWhitespace: true,
      minifySyntax: true,
      charset: 'utf8',
      logLevel: 'silent',
      plugins: [ownNames(entry, run)],
    });
    const textOf = (end: string) => outputFiles.find((output) => output.path.endsWith(end))?.text ?? '';
    return {
      contents: `import "./styles";\n${textOf('.js')}`,
      loader: 'js',
      resolveDir: path.dirname(entry),
      pluginData: textOf('.css'),
    };
  } catch (error) {
    const faults = (error as { errors?: { text: string; location: { line: number; column: number } | null }[] }).errors;
    if (!faults) throw error;
    const file = moduleName(own, id);
    return {
      errors: faults.map(({ text, location }) => ({
        text,
        location: { file, line: location?.line, column: location?.column },
      })),
    };
  }
}

const namespace = 'own';

function ownNames(entry: string, run: CodeRun): Plugin {
  const asOwn = (file: string) => {
    const id = sitePath(run, file);
    // esbuild puts the name of the file before each class: Card_1f0c9a_title
    return {
      path: `${path.basename(file).replace(/\.module\.\w+$/, '')}_${sha256(id).slice(0, 6)}.css`,
      namespace,
      pluginData: file,
    };
  };
  return {
    name: 'own-names',
    setup(build) {
      build.onResolve({ filter: /^own$/ }, () => asOwn(entry));
      build.onResolve({ filter: /.*/, namespace }, async ({ kind, path: specifier, resolveDir }) => {
        // A name of the site's own means the same from everywhere.
        const ofSite = siteSpecifier(specifier.replace(/^~/, ''), run.config.aliases);
        if (kind !== 'composes-from')
          return {
            path: ofSite === undefined ? rebase(specifier, resolveDir, path.dirname(entry)) : specifier,
            external: true,
          };
        const file = ofSite === undefined ? path.join(resolveDir, specifier) : path.resolve(run.dir, ofSite);
        await run.bundleInputs.file(file);
        const real = await run.files.realPath(file);
        if (real === undefined) return { errors: [{ text: `"${specifier}" can't be found` }] };
        return (await run.trusted.has(real, './', resolveDir))
          ? asOwn(real)
          : { errors: [{ text: `"${specifier}" lies outside the site's folder` }] };
      });
      build.onLoad({ filter: /.*/, namespace }, async ({ pluginData }) => {
        const file = pluginData as string;
        const read = compiledStyle.test(file) ? await compileStyle(file, run) : { css: await textOf(file, run) };
        const made = 'errors' in read ? read : await applyPostCss(read.css, file, run);
        return 'errors' in made ? made : { contents: made.css, loader: 'local-css', resolveDir: path.dirname(file) };
      });
    },
  };
}

async function textOf(file: string, run: CodeRun): Promise<string> {
  return Buffer.from((await run.files.read(file)) ?? '').toString();
}

// The styles of a file that others are composed from are resolved from where those stand.
function rebase(url: string, from: string, to: string): string {
  if (from === to || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(url)) return url;
  const relative = path.relative(to, path.join(from, url)).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
