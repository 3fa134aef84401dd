import path from 'node:path';
import { clientModules } from '../../corpus/client-modules.ts';
import { slotNames } from '../../corpus/slots.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { findThemeFile } from '../project/theme/theme-file.ts';
import type { ThemeGrammars } from '../project/theme/theme-grammars.ts';
import type { CodeSite } from './code-run.ts';
import { ofDocusaurus } from './modules/theme-sources.ts';
import { listFiles } from '../fs/list-files.ts';

const folder = 'src/theme';

/** Theme modules that Lectern uses although nothing imports them. */
const readElsewhere = new Set(['MDXComponents', 'ReactLiveScope']);

/**
 * Reports modules in `src/theme` that no page renders and no module imports.
 *
 * @param used all bundled files, as paths in the site
 * @param grammars the result of running the site's module that adds grammars
 */
export async function unusedTheme(
  used: ReadonlySet<string>,
  { dir, files }: Pick<CodeSite, 'dir' | 'files'>,
  grammars: ThemeGrammars | undefined,
): Promise<Diagnostic[]> {
  const found = await listFiles(files, path.join(dir, folder));
  const diagnostics = found.map(async ({ path: file, kind }): Promise<Diagnostic[]> => {
    const [, name] = /^(.+?)(?:\/index)?\.[jt]sx?$/.exec(file) ?? [];
    if (kind !== 'file' || name === undefined || /\.(?:d|test|spec|stories)$/.test(name) || readElsewhere.has(name))
      return [];
    const place = { path: `${folder}/${file}` };
    if (used.has(place.path)) return [];
    if (grammars?.file === place.path)
      return grammars.reason === undefined ? [] : [diagnose('own-grammar', place, { reason: grammars.reason })];
    const chosen = await findThemeFile(name, dir, files);
    const instead = chosen !== undefined && used.has(chosen) ? chosen : undefined;
    const isModule = Object.hasOwn(clientModules, `@theme/${name}`);
    const isPart = ofDocusaurus.test(name) && !isModule;
    const near = nearest(name, slotNames);
    return [
      diagnose('unused-theme-file', place, { name, isPart, isModule, instead, near: near === name ? undefined : near }),
    ];
  });
  return (await Promise.all(diagnostics)).flat();
}
