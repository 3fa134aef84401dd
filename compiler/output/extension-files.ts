import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OutputGroup } from '../emit/output.ts';
import type { FilesInput, Written } from '../extensions/run-files.ts';
import * as graph from '../incremental/index.ts';
import type { Project } from '../project/project.ts';

/** The input of the hook `files`. */
interface ExtensionFilesInput extends Pick<FilesInput, 'site' | 'read'> {
  readonly project: Pick<Project, 'site' | 'files' | 'staticFiles'>;
  /** Returns a hash of all output files, except the files whose content depends on this hash. */
  stamp(): string;
}

type Last = Extract<Written, { last: unknown }>;
const isLast = (file: Written): file is Last => 'last' in file;

/**
 * Creates the output groups for files that extensions write.
 *
 * @returns functions that list the groups, if an extension writes files. `last` is the group of files that depend on
 * all other files
 */
export function openExtensionFiles({ project, stamp, read, ...input }: ExtensionFilesInput) {
  const found = new Map<string, readonly Diagnostic[]>();
  /** Extensions whose last run has read the compiled pages. */
  const readers = new Set<string>();
  const waiting = graph.inputMap<string, readonly Last[]>('last files of the extension');
  const writing = () => project.site.extensions.filter(({ hooks }) => hooks.files);
  const find = (name: string) => writing().find((each) => each.name === name)!;
  const placeOf = (name: string) => {
    const { configFile, key, isBuiltIn } = find(name);
    // For a built-in extension, a clash is located at the other output, because the extension's setting doesn't
    // determine the path.
    return isBuiltIn ? undefined : { path: configFile, setting: key };
  };
  const group: OutputGroup = {
    name: 'files of the extension',
    keys: () => writing().map(({ name }) => name),
    async make(name) {
      const { runFiles } = await import('../extensions/run-files.ts');
      const { site: opened, files, staticFiles } = project;
      const extension = find(name);
      readers.delete(name);
      const readAsReader = (file: string) => {
        readers.add(name);
        return read(file);
      };
      const { artifacts, diagnostic } = await runFiles(extension, { ...input, read: readAsReader, opened, files });
      const replaced = artifacts.filter(({ path }) => extension.paths.includes(path) && staticFiles.has(path));
      const shadowed = replaced.map(({ path: output }) =>
        diagnose('shadowed-file', { path: staticFiles.get(output)! }, { output }),
      );
      found.set(name, diagnostic ? [diagnostic] : shadowed);
      const kept = artifacts.filter((artifact) => !replaced.includes(artifact));
      const last = kept.filter(isLast);
      if (last.length > 0) waiting.set(name, last);
      else waiting.delete(name);
      return kept.filter((file): file is Exclude<Written, Last> => !isLast(file));
    },
    placeOf,
    drop(name) {
      found.delete(name);
      readers.delete(name);
      waiting.delete(name);
    },
    diagnostics: () => [...found.values()].flat(),
    readsOutput: true,
    // Files with data of compiled pages are written when the site is idle. Other files rarely change, and are written
    // immediately.
    priority: (name) => (readers.has(name) ? 'idle' : 'now'),
  };
  const last: OutputGroup = {
    name: 'last files of the extension',
    keys: () => [...waiting.peekAll().keys()],
    make: (name) =>
      (waiting.get(name) ?? []).map(({ path, last: write }) => ({ path, text: write({ stamp: stamp() }) })),
    placeOf,
    readsStamp: true,
    priority: 'now',
  };
  const ifWriting = (each: OutputGroup) => (writing().length > 0 ? [each] : []);
  return { groups: () => ifWriting(group), last: () => ifWriting(last) };
}
