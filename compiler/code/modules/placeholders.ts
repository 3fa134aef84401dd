import path from 'node:path';
import type { OnLoadResult, OnResolveArgs, OnResolveResult } from 'esbuild';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeholder } from '../../project/modules/placeholder.ts';
import { isOfPackage } from '../imports/advice-on-import.ts';
import { namespaces, sitePath, type CodeRun } from '../code-run.ts';
import { splitSpecifier } from '../imports/module-specifier.ts';
import { isOfOtherTheme } from './theme-sources.ts';

/**
 * @returns a placeholder for a missing package. With `isLenient`, the missing import may also be a file or a module of
 * the viewer
 */
export function placeholderFor(
  { path: written, importer, namespace, kind }: OnResolveArgs,
  run: CodeRun,
): OnResolveResult | undefined {
  const { path: specifier } = splitSpecifier(written.replace(/^~/, ''));
  if (!run.isLenient && !isOfPackage(specifier) && !isOfOtherTheme(specifier)) return undefined;
  const from = (namespace || 'file') === 'file' && path.isAbsolute(importer) ? sitePath(run, importer) : importer;
  run.missing.set(specifier, (run.missing.get(specifier) ?? new Set()).add(from));
  const isStyle = kind === 'import-rule' || /\.(?:css|s[ac]ss|less)$/i.test(specifier);
  return {
    path: specifier,
    namespace: namespaces.placeholder,
    ...(isStyle && { suffix: '#style' }),
    pluginData: isStyle ? 'style' : 'module',
  };
}

/** Returns the module of a placeholder. The module for a style sheet or data is empty. */
export function placeholderModule(specifier: string, form: 'style' | 'module'): OnLoadResult {
  if (form === 'style') return { contents: '', loader: 'css' };
  return specifier.endsWith('.json') ? { contents: '{}', loader: 'json' } : { contents: placeholder, loader: 'js' };
}

/** Reports each package that has a placeholder once, at one of the files that import it. */
export function placeholderWarnings(missing: CodeRun['missing']): Diagnostic[] {
  return [...missing]
    .sort(([a], [b]) => compareText(a, b))
    .map(([specifier, importers]) =>
      diagnose('stand-in', { path: [...importers].sort(compareText)[0]! }, { specifier }),
    );
}
