import { createRequire } from 'node:module';
import path from 'node:path';
import { noteMissing, type CodeRun } from '../code-run.ts';
import { compileLess } from './compile-less.ts';
import { compileSass } from './compile-sass.ts';
import type { CompiledStyle } from './find-style.ts';

/** Style sheets that have to be made CSS of. */
export const compiledStyle = /\.(?:s[ac]ss|less)$/i;

/**
 * Makes CSS of a file in SCSS, in Sass' indented form, or in Less, with the package that the site has for it.
 *
 * @param file absolute
 */
export async function compileStyle(file: string, run: CodeRun): Promise<CompiledStyle> {
  const isLess = file.toLowerCase().endsWith('.less');
  const compiler = installedPackage(isLess ? ['less'] : ['sass', 'sass-embedded'], run);
  if (compiler !== undefined) return isLess ? compileLess(file, compiler, run) : compileSass(file, compiler, run);
  const name = isLess ? 'less' : 'sass';
  if (run.stubMissing) {
    noteMissing(name, file, run);
    return { css: '' };
  }
  const language = isLess ? 'Less' : 'SCSS';
  return {
    errors: [{ text: `it is ${language}, and the package that makes CSS of it is missing: npm install ${name}` }],
  };
}

/** @returns the first of these packages that the site has */
function installedPackage(names: readonly string[], { dir }: CodeRun): unknown {
  const own = createRequire(path.join(dir, 'package.json'));
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
