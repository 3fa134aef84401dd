import path from 'node:path';
import { clientModules } from '../../corpus/client-modules.ts';
import { slotNames } from '../../corpus/slots.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { findThemeFile } from '../project/theme-file.ts';
import type { CodeSite } from './code-run.ts';
import { ofDocusaurus } from './theme-sources.ts';

const folder = 'src/theme';

/** What is used for itself, without anybody importing it. */
const readElsewhere = new Set(['MDXComponents', 'ReactLiveScope']);

/**
 * Tells of modules in `src/theme` that no page shows and no module imports.
 *
 * @param used paths in the site of what was bundled
 */
export async function unusedTheme(used: ReadonlySet<string>, { dir, files }: CodeSite): Promise<Diagnostic[]> {
  const found = await files.list(path.join(dir, folder));
  const faults = found.map(async ({ path: file, kind }): Promise<Diagnostic[]> => {
    const [, name] = /^(.+?)(?:\/index)?\.[jt]sx?$/.exec(file) ?? [];
    if (kind !== 'file' || name === undefined || /\.(?:d|test|spec|stories)$/.test(name) || readElsewhere.has(name))
      return [];
    const place = { path: `${folder}/${file}` };
    if (used.has(place.path)) return [];
    if (name === 'prism-include-languages') {
      const source = Buffer.from((await files.read(path.join(dir, place.path))) ?? '').toString();
      return addsGrammars(source) ? [diagnose('own-grammar', place, {})] : [];
    }
    const chosen = await findThemeFile(name, dir, files);
    const instead = chosen !== undefined && used.has(chosen) ? chosen : undefined;
    const isModule = Object.hasOwn(clientModules, `@theme/${name}`);
    const isPart = ofDocusaurus.test(name) && !isModule;
    const near = nearest(name, slotNames);
    return [
      diagnose('unused-theme-file', place, { name, isPart, isModule, instead, near: near === name ? undefined : near }),
    ];
  });
  return (await Promise.all(faults)).flat();
}

/** Whether a module adds more to Prism than the languages that the config names, which are all there. */
function addsGrammars(source: string): boolean {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const required = [...code.matchAll(/(?:require|import)\(\s*(['"`])(.*?)\1/g)].map(([, , specifier]) => specifier!);
  return required.some((specifier) => !specifier.startsWith('prismjs/components/')) || /\.languages\b/.test(code);
}
