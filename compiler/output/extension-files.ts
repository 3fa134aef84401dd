import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OutputGroup } from '../emit/output.ts';
import type { FilesInput } from '../extensions/run-files.ts';
import type { Project } from '../project/project.ts';

/** The input of the hook `files`. */
interface ExtensionFilesInput extends Pick<FilesInput, 'site' | 'read'> {
  readonly project: Pick<Project, 'site' | 'files' | 'staticFiles'>;
}

/**
 * Groups the files that extensions write from the compiled pages.
 *
 * @returns a function that lists the group, if an extension writes files
 */
export function openExtensionFiles({ project, ...input }: ExtensionFilesInput): () => OutputGroup[] {
  const found = new Map<string, readonly Diagnostic[]>();
  const writing = () => project.site.extensions.filter(({ hooks }) => hooks.files);
  const find = (name: string) => writing().find((each) => each.name === name)!;
  const group: OutputGroup = {
    name: 'files of the extension',
    keys: () => writing().map(({ name }) => name),
    async make(name) {
      const { runFiles } = await import('../extensions/run-files.ts');
      const { site: opened, files, staticFiles } = project;
      const extension = find(name);
      const { artifacts, diagnostic } = await runFiles(extension, { ...input, opened, files });
      const replaced = artifacts.filter(({ path }) => extension.paths.includes(path) && staticFiles.has(path));
      const shadowed = replaced.map(({ path: output }) =>
        diagnose('shadowed-file', { path: staticFiles.get(output)! }, { output }),
      );
      found.set(name, diagnostic ? [diagnostic] : shadowed);
      return artifacts.filter((artifact) => !replaced.includes(artifact));
    },
    placeOf(name) {
      const { configFile, key, isBuiltIn } = find(name);
      // The setting of a built-in extension names no path, so the other output is the cause of a clash.
      return isBuiltIn ? undefined : { path: configFile, setting: key };
    },
    drop: (name) => void found.delete(name),
    diagnostics: () => [...found.values()].flat(),
    readsOutput: true,
    priority: 'idle',
  };
  return () => (writing().length > 0 ? [group] : []);
}
