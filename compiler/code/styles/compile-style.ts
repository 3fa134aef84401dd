import { createRequire } from 'node:module';
import path from 'node:path';
import type { PartialMessage } from 'esbuild';
import { fileText } from '../../fs/text-file.ts';
import { moduleName, namespaces, noteMissing, sitePath, type CodeRun } from '../code-run.ts';
import { recordPackageImport } from '../imports/record-resolution.ts';
import { compileLess } from './compile-less.ts';
import { compileSass } from './compile-sass.ts';
import type { StyleProblem } from './find-style.ts';

/** Extensions of style sheets that must be compiled to CSS. */
export const compiledStyle = /\.(?:s[ac]ss|less)$/i;

/**
 * Compiles a style sheet in SCSS, indented Sass or Less to CSS. The compiler is a package that the site has
 * installed.
 *
 * @param file absolute path
 */
export async function compileStyle(
  file: string,
  run: CodeRun,
): Promise<{ css: string } | { errors: PartialMessage[] }> {
  const isLess = file.toLowerCase().endsWith('.less');
  const compiler = await installedPackage(isLess ? ['less'] : ['sass', 'sass-embedded'], run);
  if (compiler !== undefined) {
    const text = (await fileText(file, run.files)) ?? '';
    const made = await (isLess ? compileLess : compileSass)(compiler, text, file, run);
    if ('reason' in made) return { errors: [placed(made, file, run)] };
    const outside = await fileOutside(made.loaded, file, run);
    return outside ? { errors: [outside] } : { css: made.css };
  }
  const name = isLess ? 'less' : 'sass';
  if (run.stubMissing) {
    noteMissing(name, file, run);
    return { css: '' };
  }
  const language = isLess ? 'Less' : 'SCSS';
  return {
    errors: [
      { text: `the file is ${language}, but the package that compiles it to CSS is missing: npm install ${name}` },
    ],
  };
}

// Converts an error to esbuild's format. esbuild doesn't know the importer of an imported file. So the message contains
// the compiled file.
function placed(problem: StyleProblem, file: string, run: CodeRun): PartialMessage {
  const { reason, file: used = file, line, column } = problem;
  const name = moduleName(namespaces.sass, sitePath(run, file));
  if (used === file) return { text: reason, location: { file: name, line, column } };
  return {
    text: `${reason}, in ${sitePath(run, used)}:${line}:${column + 1}`,
    location: { file: name, line: 1, column: 0 },
  };
}

/** Records the files of a style sheet as dependencies. @returns an error if a file must not be bundled */
async function fileOutside(loaded: readonly string[], file: string, run: CodeRun): Promise<PartialMessage | undefined> {
  for (const each of loaded) {
    await run.bundleInputs.file(each);
    await run.bundleInputs.folder(path.dirname(each));
    if (!run.trusted.hasFile((await run.files.realPath(each)) ?? each))
      return { text: `the imported file "${path.relative(path.dirname(file), each)}" is outside the site's folder` };
  }
  return undefined;
}

/** Records the packages in a list as dependencies. @returns the first package that is installed in the site */
async function installedPackage(names: readonly string[], run: CodeRun): Promise<unknown> {
  for (const name of names) await recordPackageImport(name, run.dir, run);
  const own = createRequire(path.join(run.dir, 'package.json'));
  const name = names.find((each) => isInstalled(each, own));
  return name === undefined ? undefined : own(name);
}

function isInstalled(name: string, { resolve }: NodeJS.Require): boolean {
  try {
    return resolve(name) !== '';
  } catch {
    return false;
  }
}
