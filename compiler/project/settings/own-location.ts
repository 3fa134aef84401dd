import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'esbuild';
import { loadEsbuild } from '../../fs/esbuild.ts';

const mayReadLocation = /\bimport\s*\.\s*meta\b|\b__dirname\b|\b__filename\b|\brequire\.resolve\b/;

/**
 * Returns the first line of a bundle. The line defines the `require` that the modules changed by `withOwnLocation`
 * call.
 *
 * @param file absolute path of the entry module; packages are resolved from there
 */
export function locationBanner(file: string): string {
  return (
    `import { createRequire as lecternCreateRequire } from 'node:module';` +
    `const require = lecternCreateRequire(${JSON.stringify(file)});` +
    `const lecternMetaOf = (url, filename, dirname) => ({ url, filename, dirname, resolve: (name) => ` +
    `/^\\.{0,2}\\//.test(name) ? new URL(name, url).href : import.meta.resolve(name) });`
  );
}

/**
 * Replaces expressions that depend on a module's location: `import.meta`, `__dirname`, `__filename` and
 * `require.resolve`. The replacements contain the location of the source file, because the bundle is in another
 * folder.
 *
 * @param file absolute path
 * @returns the changed module with an inline source map. Undefined if the module is invalid, or needs no change
 */
export async function withOwnLocation(
  file: string,
  text: string,
): Promise<{ contents: string; loader: Loader } | undefined> {
  const [, language, jsx] = /\.[cm]?([jt]s)(x?)$/.exec(file) ?? [];
  if (language === undefined || !mayReadLocation.test(text)) return undefined;
  const place = [pathToFileURL(file).href, file, path.dirname(file)].map((each) => JSON.stringify(each));
  try {
    const { code } = await loadEsbuild().transform(text, {
      loader: `${language}${jsx}` as Loader,
      jsx: 'preserve',
      banner: `const lecternMeta = lecternMetaOf(${place.join()}), lecternRequire = lecternCreateRequire(${place[1]});`,
      define: {
        'import.meta': 'lecternMeta',
        __filename: place[1]!,
        __dirname: place[2]!,
        'require.resolve': 'lecternRequire.resolve',
      },
      sourcemap: 'inline',
      sourcefile: path.basename(file),
      sourcesContent: false,
      logLevel: 'silent',
    });
    return { contents: code, loader: 'jsx' };
  } catch {
    return undefined;
  }
}
