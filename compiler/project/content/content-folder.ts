import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Entry, Files, Name } from '../../fs/files.ts';
import { followLink } from '../../fs/links/follow-link.ts';
import { relativePath } from '../../fs/inside.ts';
import { linkProblem } from '../../fs/links/link-problem.ts';

/**
 * Creates a view of a content folder. In this view, links to files and folders of the site appear as files and
 * folders. Links inside linked folders are not followed.
 *
 * @param siteDir absolute path
 * @param dir the content folder, relative to the site's folder
 * @param isNoted selects the files that `noted` returns, by name
 */
export function openContentFolder(files: Files, siteDir: string, dir: string, isNoted: (name: string) => boolean) {
  const found = new Map<string, Diagnostic>();
  /** Path of a linked folder, or of a folder inside a linked folder → path of the real folder. */
  const targets = new Map<string, string>();
  const noted = new Map<string, Entry['kind']>();
  const pathIn = (file: string) => relativePath(path.resolve(siteDir, dir), file);
  const sitePathOf = (file: string) => path.posix.join(dir, pathIn(file));

  async function follow(file: string): Promise<Name['kind']> {
    const followed = await followLink(files, siteDir, sitePathOf(file));
    if (followed?.kind === 'folder') targets.set(file, followed.target);
    return followed?.kind ?? 'link';
  }

  async function resolve(each: Name, folder: string): Promise<Name> {
    const file = path.join(folder, each.name);
    const target = targets.get(folder);
    if (target !== undefined && each.kind === 'folder') targets.set(file, path.join(target, each.name));
    const kind = each.kind === 'link' && target === undefined ? await follow(file) : each.kind;
    if (kind === 'nameless') note(sitePathOf(file), diagnose('undecodable-name', { path: sitePathOf(file) }, {}));
    if (kind === 'link') {
      const real = await files.realPath(file);
      const isFolder = real !== undefined && (await files.stat(real))?.kind === 'folder';
      if (isFolder) note(sitePathOf(file), await linkProblem(files, siteDir, sitePathOf(file)));
    }
    return { ...each, kind };
  }

  function note(file: string, diagnostic: Diagnostic): void {
    found.set(file, diagnostic);
  }

  return {
    async names(folder: string): Promise<readonly Name[]> {
      const names = await files.names(targets.get(folder) ?? folder);
      const isPlain = names.every(({ kind }) => kind === 'file' || kind === 'folder') && !targets.has(folder);
      const resolved = isPlain ? names : await Promise.all(names.map((each) => resolve(each, folder)));
      for (const { name, kind } of resolved)
        if (kind !== 'folder' && isNoted(name)) noted.set(pathIn(path.join(folder, name)), kind);
      return resolved;
    },
    /** Reports a selected entry that is not a file: a link that isn't followed, or a pipe. */
    async report({ path: file, kind }: Entry): Promise<void> {
      const sitePath = path.posix.join(dir, file);
      if (kind === 'link') note(sitePath, await linkProblem(files, siteDir, sitePath));
      if (kind === 'other') note(sitePath, diagnose('not-a-file', { path: sitePath }, {}));
    },
    /** Returns the files and links that `isNoted` selects, in the folders that were listed. */
    noted: (): Entry[] => [...noted].map(([file, kind]) => ({ path: file, kind })),
    /** Returns the diagnostics, sorted by path. */
    diagnostics: () => [...found.keys()].sort().map((file) => found.get(file)!),
  };
}
