import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * The number of files that are loaded at the same time. Node opens all files of a static import graph at once, which
 * can exceed a limit such as `ulimit -n 64`.
 */
const groupSize = 12;
/** Imports of fewer files than this are not split into groups. */
const fewest = 2 * groupSize;

type Outputs = Metafile['outputs'];

/**
 * Changes a bundle so that each dynamically imported entry point loads its files in groups. For this, a new module
 * replaces the entry point.
 *
 * @param root an absolute path, to which paths in the metafile are relative
 * @param keep names of entry points that are left unchanged
 */
export function loadInGroups({ outputs }: Metafile, root: string, keep: ReadonlySet<string>): void {
  const parts = Object.keys(outputs).filter((file) => outputs[file]!.entryPoint && !keep.has(path.basename(file)));
  for (const part of parts) {
    const files = inLoadOrder(part, outputs).slice(0, -1);
    if (files.length < fewest) continue;
    const importer = Object.keys(outputs).find((file) => staticImports(file, outputs).includes(part));
    if (importer !== undefined) throw new Error(`${importer} imports ${part} statically`);
    const whole = part.replace(/\.js$/, '.whole.js');
    renameSync(path.join(root, part), path.join(root, whole));
    const names = files.map((file) => `./${path.relative(path.dirname(part), file).replaceAll('\\', '/')}`);
    writeFileSync(path.join(root, part), wrapperOf(names, `./${path.basename(whole)}`, outputs[part]!.exports));
  }
}

function wrapperOf(files: readonly string[], whole: string, exports: readonly string[]): string {
  return [
    `const files=${JSON.stringify(files)};`,
    `for(let at=0;at<files.length;at+=${groupSize})await Promise.all(files.slice(at,at+${groupSize}).map((file)=>import(file)));`,
    `const whole=await import(${JSON.stringify(whole)});`,
    ...exports.map((name, index) => `const e${index}=whole[${JSON.stringify(name)}];`),
    `export{${exports.map((name, index) => `e${index} as ${name}`).join(',')}};\n`,
  ].join('\n');
}

/**
 * @returns the files that a file imports statically, directly or indirectly. Each file comes after its own imports; the
 * given file is last
 */
function inLoadOrder(file: string, outputs: Outputs, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...staticImports(file, outputs).flatMap((each) => inLoadOrder(each, outputs, seen)), file];
}

function staticImports(file: string, outputs: Outputs): string[] {
  return outputs[file]!.imports.filter(({ kind, path: target }) => kind === 'import-statement' && outputs[target]).map(
    (each) => each.path,
  );
}
