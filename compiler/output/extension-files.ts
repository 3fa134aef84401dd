import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { OutputGroup } from '../emit/output.ts';
import type { Project } from '../project/project.ts';

/**
 * Groups the files that extensions write from the compiled pages.
 *
 * @param read returns the text of a file of the output, as a dependency; undefined if there is no such file
 * @returns a function that lists the group, if an extension writes files
 */
export function openExtensionFiles(
  project: Pick<Project, 'site' | 'files'>,
  read: (file: string) => Promise<string | undefined>,
): () => OutputGroup[] {
  const failures = new Map<string, Diagnostic>();
  const writing = () => project.site.extensions.filter(({ hooks }) => hooks.files);
  const find = (name: string) => writing().find((each) => each.name === name)!;
  const group: OutputGroup = {
    name: 'files of the extension',
    keys: () => writing().map(({ name }) => name),
    async make(name) {
      const { runFiles } = await import('../extensions/run-files.ts');
      const { artifacts, diagnostic } = await runFiles(find(name), project.site, project.files, read);
      if (diagnostic) failures.set(name, diagnostic);
      else failures.delete(name);
      return artifacts;
    },
    placeOf(name) {
      const { configFile, key } = find(name);
      return { path: configFile, setting: key };
    },
    drop: (name) => void failures.delete(name),
    diagnostics: () => [...failures.values()],
    readsOutput: true,
    priority: 'idle',
  };
  return () => (writing().length > 0 ? [group] : []);
}
