import path from 'node:path';
import type { OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { sha256 } from '../../fs/sha256.ts';
import { applyPostCss } from './apply-postcss.ts';
import { compiledStyle, compileStyle } from './compile-style.ts';
import { moduleName, sitePath, type CodeRun } from '../code-run.ts';
import { siteSpecifier } from '../imports/module-specifier.ts';
import { relativePath } from '../../fs/inside.ts';
import { fileText } from '../../fs/text-file.ts';

/**
 * Loads a CSS module (`*.module.css`, SCSS or Less) as a module that exports its class names and imports its
 * styles. The class names contain a hash of the file's path in the site, so they don't depend on other files.
 *
 * @returns the module's source. `pluginData` contains the CSS for the import of the styles
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
    const problems = (error as { errors?: { text: string; location: { line: number; column: number } | null }[] })
      .errors;
    if (!problems) throw error;
    const file = moduleName(own, id);
    return {
      errors: problems.map(({ text, location }) => ({
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
    // esbuild prefixes each class with the name of the file: `Card_1f0c9a_title`.
    return {
      path: `${path.basename(file).replace(/\.module\.\w+$/, '')}_${sha256(id).slice(0, 6)}.css`,
      namespace,
      pluginData: file,
    };
  };
  // An alias has the same meaning in all files. Other specifiers are relative to the importing file.
  const ofSite = (specifier: string) => siteSpecifier(specifier.replace(/^~/, ''), run.config.aliases);
  const composedFile = (specifier: string, folder: string) => {
    const own = ofSite(specifier);
    return own === undefined ? path.join(folder, specifier) : path.resolve(run.dir, own);
  };
  return {
    name: 'own-names',
    setup(build) {
      build.onResolve({ filter: /^own$/ }, () => asOwn(entry));
      build.onResolve({ filter: /.*/, namespace }, async ({ kind, path: specifier, resolveDir }) => {
        if (kind !== 'composes-from')
          return {
            path: ofSite(specifier) === undefined ? rebase(specifier, resolveDir, path.dirname(entry)) : specifier,
            external: true,
          };
        const file = composedFile(specifier, resolveDir);
        await run.bundleInputs.file(file);
        const real = await run.files.realPath(file);
        if (real === undefined) return { errors: [{ text: `the style sheet "${specifier}" can't be found` }] };
        return (await run.trusted.has(real, './', resolveDir))
          ? asOwn(real)
          : { errors: [{ text: `"${specifier}" is outside the site's folder` }] };
      });
      build.onLoad({ filter: /.*/, namespace }, async ({ pluginData }) => {
        const file = pluginData as string;
        const read = compiledStyle.test(file) ? await compileStyle(file, run) : { css: await textOf(file, run) };
        const made = 'errors' in read ? read : await applyPostCss(read.css, file, run);
        if ('errors' in made) return made;
        const resolveDir = path.dirname(file);
        const contents = await withoutMissingNames(made.css, async (specifier) => {
          const composed = composedFile(specifier, resolveDir);
          await run.bundleInputs.file(composed);
          const isKnown = composed.endsWith('.css') && (await run.trusted.has(composed, './', resolveDir));
          return isKnown ? textOf(composed, run) : undefined;
        });
        return { contents, loader: 'local-css', resolveDir };
      });
    },
  };
}

/**
 * Removes class names from `composes` if the referenced file doesn't define them. Other bundlers also ignore them
 * without a warning.
 *
 * @param read returns the content of a file, if it is plain CSS
 */
async function withoutMissingNames(css: string, read: (specifier: string) => Promise<string | undefined>) {
  let kept = css;
  for (const [whole, names, from, , specifier] of css.matchAll(composing)) {
    const text = await read(specifier!);
    if (!text) continue;
    const isThere = (name: string) => new RegExp(`\\.${name.replace(/\W/g, '\\$&')}(?![\\w-])`).test(text);
    const found = names!.split(/\s+/).filter(isThere);
    if (found.length < names!.split(/\s+/).length)
      kept = kept.replace(whole, found.length === 0 ? '' : `composes: ${found.join(' ')} ${from}`);
  }
  return kept;
}

const composing = /\bcomposes\s*:\s*([^;{}"']+?)\s+(from\s+(["'])([^"'\n]+)\3)/g;

async function textOf(file: string, run: CodeRun): Promise<string> {
  return (await fileText(file, run.files)) ?? '';
}

// Rewrites a relative URL of a composed file, so that it is relative to the composing file.
function rebase(url: string, from: string, to: string): string {
  if (from === to || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(url)) return url;
  const relative = relativePath(to, path.join(from, url));
  return relative.startsWith('.') ? relative : `./${relative}`;
}
