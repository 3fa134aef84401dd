import { join, relative } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { planMerges } from './plan-merges.ts';

const namespace = 'entry';

/**
 * Bundles the output of esbuild a second time, with fewer chunks. Each entry point imports additional chunks. Then
 * several chunks have the same importers, and esbuild puts these chunks into one file.
 *
 * @param options absWorkingDir and outdir are required. Names of chunks must start with a folder: `[hash]/[name]`
 * @param metafile of the first bundle, whose paths are relative to absWorkingDir
 * @returns the metafile of the result
 */
export async function mergeChunks(
  { absWorkingDir, ...options }: BuildOptions & { absWorkingDir: string },
  { outputs }: Metafile,
): Promise<Metafile> {
  const plan = planMerges({ outputs });
  const contentsOf = (name: string): string =>
    [
      `export { ${outputs[name]!.exports.join(', ')} } from './${name}';`,
      `import './${name}';`,
      ...(plan.get(name) ?? []).map((chunk) => `import './${chunk}';`),
    ].join('\n');
  const result = await build({
    ...options,
    absWorkingDir,
    bundle: true,
    splitting: true,
    metafile: true,
    plugins: [
      {
        name: 'merge-chunks',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
            const name = relative(absWorkingDir, join(resolveDir, path)).replaceAll('\\', '/');
            const isEntry = kind === 'entry-point' || kind === 'dynamic-import';
            return isEntry && plan.has(name) ? { path: name, namespace } : undefined;
          });
          onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: contentsOf(path), resolveDir: absWorkingDir }));
        },
      },
    ],
  });
  return result.metafile!;
}
