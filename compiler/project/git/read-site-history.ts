import path from 'node:path';
import { collectionOptions, type SourceFile } from '../../source/source.ts';
import * as graph from '../../incremental/index.ts';
import * as session from '../../incremental/session.ts';
import type { Head } from '../../parse/document.ts';
import { needsHistory } from '../../site/blog/post-date.ts';
import { contentFolders } from '../content/content-folders.ts';
import { readHistory, type FileHistory, type History } from './history.ts';
import { getters, join } from '../../values/objects.ts';
import type { Project } from '../project.ts';

/** The commit history of source files. Lectern reads it if a collection shows dates or authors, or a blog post has no
 * date. */
export type SiteHistory = ReturnType<typeof openSiteHistory>;

interface HistoryInput extends Pick<Project, 'dir' | 'files' | 'config' | 'docs' | 'commits' | 'found'> {
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
}

const nothing: History = { commits: new Map(), diagnostics: [] };

export function openSiteHistory(site: HistoryInput) {
  const scans = session.input('commit scans', 0);
  let count = 0;
  const dateless = graph.gather('posts without dates', site.sources, ({ file, head }, path) =>
    file.kind === 'document' && file.collection?.kind === 'blog' && needsHistory(file.relativePath, head) ? [path] : [],
  );
  const needsDates = graph.computed('shows dates', () =>
    collectionOptions(site.config).some((options) => options.showLastUpdateTime || options.showLastUpdateAuthor),
  );
  const reading = graph.task('history', async () => {
    scans();
    if (!needsDates() && dateless().length === 0) return nothing;
    // Translated files are also read, because they have separate commits.
    const translations = site.found.some(({ translates }) => translates) ? [site.config.i18n.path] : [];
    const read = await readHistory(site.dir, [...contentFolders(site.docs, site.config), ...translations]);
    if (needsDates()) await addGitVersions(read.commits);
    // If only undated posts need the history, its diagnostics are omitted. Each undated post already has its own
    // diagnostic.
    return needsDates() ? read : { ...read, diagnostics: [] };
  });
  /** Adds the history of docs versions that are read from git. Commits after the version's commit are ignored. */
  async function addGitVersions(commits: Map<string, FileHistory>): Promise<void> {
    for (const { options, versions } of site.docs)
      for (const { name, dir, git } of versions) {
        const commit = git && site.commits.get(git);
        if (!commit) continue;
        const folder = path.posix.normalize(options.versions[name]?.path ?? options.path);
        const own = await readHistory(site.dir, [folder], commit);
        for (const [file, history] of own.commits) commits.set(`${dir}/${path.posix.relative(folder, file)}`, history);
      }
  }
  /** Modification times of files that have neither a date nor commits. */
  const onDisk = graph.task('times of files', async () => {
    const times = new Map<string, string>();
    for (const source of dateless()) {
      if (reading().commits.has(source)) continue;
      const stat = await site.files.stat(path.resolve(site.dir, source));
      if (stat) times.set(source, new Date(stat.changed).toISOString());
    }
    return times;
  });
  const read = getters({
    historyDiagnostics: () => reading().diagnostics,
    /** Whether the commit history is needed. */
    isShown: () => needsDates() || dateless().length > 0,
  });
  return join(read, {
    /** Commit history by path. */
    history: graph.table('commits of', () => reading().commits),
    /** Modification time of a post that has no other date. */
    written: graph.table('times of', () => onDisk()),
    /**
     * Reads the history of files, if it is needed.
     *
     * @param mayHaveCommits whether there may be new commits. They can change the history of any file.
     */
    async readHistory(mayHaveCommits: boolean) {
      if (mayHaveCommits) scans.set((count += 1));
      await reading.update();
      await onDisk.update();
    },
  });
}
