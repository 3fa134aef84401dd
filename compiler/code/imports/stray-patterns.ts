import path from 'node:path';
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { entryText } from './computed-imports.ts';
import { moduleName, namespaces, sitePath, type CodeRun } from '../code-run.ts';
import { importProblem } from './unresolved.ts';

/** Matches code that may contain an import with a computed specifier. */
const mayBeComputed = /\b(?:import|require)\b[^'"`]*\(/;
/** Matches the start of a pattern up to its computed part, as esbuild prints it. */
const pattern = /\b(?:import|require)\((?:`(\.\.?\/[^`$]*)\$\{|"(\.\.?\/[^"]*)" *\+)/g;

/**
 * An esbuild plugin that reports import patterns that lead out of the site: `../../${name}/a.js`. esbuild resolves
 * patterns without plugins. It would scan all folders below the constant part, possibly the whole disk.
 */
export function refuseStrayPatterns(run: CodeRun): Plugin {
  return {
    name: 'stray-patterns',
    setup(build) {
      build.onLoad({ filter: /.*/, namespace: namespaces.entry }, async ({ path: id }) => {
        const { lines = [] } = run.entries.get(id) ?? {};
        const stray = await strayPattern(await entryText(id, run), run.dir, 'tsx', run, build);
        const line = lines.findIndex((part) => part.kind === 'part' && mayBeComputed.test(part.source)) + 1;
        return stray === undefined ? undefined : problem(stray, moduleName(namespaces.entry, id), line);
      });
      const folders = run.dataFiles.folders.map((folder) => folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
      if (folders.length === 0) return;
      const filter = new RegExp(`^(?:${folders.join('|')})[\\\\/].*\\.[cm]?[jt]sx?$`);
      build.onLoad({ filter, namespace: 'file' }, async ({ path: file }) => {
        // An unreadable file is ignored here, because bundling reports it.
        const bytes = await run.files.read(file).catch(() => undefined);
        const text = Buffer.from(bytes ?? '').toString();
        const loader = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
        const stray = await strayPattern(text, path.dirname(file), loader, run, build);
        return stray === undefined ? undefined : problem(stray, sitePath(run, file), 1);
      });
    },
  };
}

/** @returns the constant start of the first pattern that leads out of the site */
async function strayPattern(
  text: string,
  folder: string,
  loader: 'ts' | 'tsx',
  { trusted }: CodeRun,
  { esbuild }: PluginBuild,
): Promise<string | undefined> {
  if (!mayBeComputed.test(text)) return undefined;
  // esbuild removes comments and joins constant strings. Syntax errors are ignored here, because bundling reports
  // them.
  const written = await esbuild
    .transform(text, { loader, jsx: 'preserve', minifySyntax: true, charset: 'utf8', logLevel: 'silent' })
    .catch(() => ({ code: '' }));
  return Array.from(written.code.matchAll(pattern), ([, inTemplate, inQuotes]) => (inTemplate ?? inQuotes)!).find(
    (start) => !trusted.hasFile(path.resolve(folder, start.slice(0, start.lastIndexOf('/')))),
  );
}

function problem(specifier: string, file: string, line: number): OnLoadResult {
  const { errors } = importProblem('import-outside-site', specifier);
  return { errors: errors.map((error) => ({ ...error, location: { file, line } })) };
}
