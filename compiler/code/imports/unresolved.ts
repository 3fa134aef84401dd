import path from 'node:path';
import { clientModules } from '../../../corpus/client-modules.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { CodeImport } from '../../parse/document.ts';
import { adviceOnImport } from './advice-on-import.ts';
import type { CodeSite } from '../code-run.ts';
import type { CodeSource } from '../code-sources.ts';
import { splitSpecifier } from './module-specifier.ts';
import { unreadableSettings } from './unreadable-settings.ts';
import { filesIn } from '../../fs/list-files.ts';

/** Reports an unresolved import everywhere in the content where it occurs, with a suggestion. */
export async function unresolvedDiagnostics(
  { rule, specifier }: ImportProblem,
  sources: readonly CodeSource[],
  specifierOf: (own: CodeImport, source: string) => string,
  site: CodeSite,
): Promise<Diagnostic[]> {
  const near = rule === 'unresolved-import' ? await nearestModule(splitSpecifier(specifier).path, site) : undefined;
  return sources.flatMap(({ path: source, code }) =>
    code.imports
      .filter((own) => specifierOf(own, source) === specifier)
      .flatMap((own) => {
        const hint =
          near?.kind === 'file'
            ? { near: own.specifier.replace(/[^/]*$/, near.name) }
            : near?.kind === 'name'
              ? { near: near.name }
              : near;
        return atLevel(
          site.config.onBrokenImports,
          diagnose(rule, { path: source, ...own.at }, { specifier: own.specifier, ...hint }),
        );
      }),
  );
}

type Near = { kind: 'file' | 'name'; name: string } | { kind?: undefined; advice: string };

async function nearestModule(specifier: string, site: CodeSite): Promise<Near | undefined> {
  const { dir, files } = site;
  if (/^[./]/.test(specifier)) {
    const folder = path.join(dir, path.dirname(specifier));
    const names = await filesIn(files, folder);
    const all = [...names, ...names.map((each) => each.replace(/\.[^.]+$/, ''))];
    if (all.includes(path.basename(specifier))) {
      const settings = await unreadableSettings(path.join(dir, specifier), site);
      if (settings !== undefined)
        return { advice: `the file exists, but ${settings}, which defines its path, can't be read: fix that file` };
    }
    const name = nearest(path.basename(specifier), all);
    if (name !== undefined && name !== path.basename(specifier)) return { kind: 'file', name };
    const script = await adviceOnImport(specifier, site);
    return script === undefined ? undefined : { advice: script };
  }
  const name = nearest(specifier, Object.keys(clientModules));
  if (name !== undefined) return { kind: 'name', name };
  const advice = await adviceOnImport(specifier, site);
  return advice === undefined ? undefined : { advice };
}

/** The content of `detail` in an esbuild error about an unresolved import. */
export interface ImportProblem {
  rule: 'unresolved-import' | 'import-outside-site';
  /** The specifier as written in the module. */
  specifier: string;
}

/** Creates the error that an esbuild plugin returns for an import. */
export function importProblem(rule: ImportProblem['rule'], specifier: string) {
  const detail: ImportProblem = { rule, specifier };
  const text =
    rule === 'unresolved-import'
      ? `the module "${specifier}" can't be found`
      : `the module "${specifier}" is outside the site's folder`;
  return { errors: [{ text, detail }] };
}
