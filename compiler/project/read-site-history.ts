import { collectionOptions, type SourceFile } from '../source/source.ts';
import type { Config } from '../config/config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { computed, input } from '../incremental/graph.ts';
import { each, table } from '../incremental/table.ts';
import { task } from '../incremental/task.ts';
import type { Head } from '../parse/document.ts';
import { needsHistory } from '../site/blog/post-date.ts';
import type { DocsInstanceInput } from '../site/site.ts';
import { contentFolders } from './content-folders.ts';
import { readHistory, type FileHistory, type History } from './history.ts';

/** The history of each file, where a collection shows it, or a post has no other date. */
export interface SiteHistory {
  /** By path. */
  readonly history: ReadonlyMap<string, FileHistory>;
  readonly historyFaults: readonly Diagnostic[];
  /** Whether commits were asked for. */
  readonly isShown: boolean;
  /** @param mayHaveCommits whether there may be new commits: they are told of as a change that may be anywhere */
  readHistory(mayHaveCommits: boolean): Promise<void>;
}

interface HistoryInput {
  readonly dir: string;
  readonly config: Config;
  readonly docs: DocsInstanceInput[];
  readonly found: readonly SourceFile[];
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
}

const nothing: History = { commits: new Map(), diagnostics: [] };

export function openSiteHistory(site: HistoryInput): SiteHistory {
  const looks = input('looks at commits', 0);
  let count = 0;
  const isDateless = each(
    'has no date of its own',
    site.sources,
    () =>
      ({ file, head }) =>
        file.kind === 'document' && file.collection?.kind === 'blog' && needsHistory(file.relativePath, head),
  );
  const isNeeded = computed('posts without dates', () => [...isDateless.values()].includes(true));
  const isWanted = computed('shows dates', () =>
    collectionOptions(site.config).some((options) => options.showLastUpdateTime || options.showLastUpdateAuthor),
  );
  const reading = task('history', async () => {
    looks();
    if (!isWanted() && !isNeeded()) return nothing;
    // A file of another name has another history.
    const translations = site.found.some(({ translates }) => translates) ? [site.config.i18n.path] : [];
    const read = await readHistory(site.dir, [...contentFolders(site.docs, site.config), ...translations]);
    // A post that history gives no date either is reported itself.
    return isWanted() ? read : { ...read, diagnostics: [] };
  });
  return {
    history: table('commits of', () => reading().commits),
    get historyFaults() {
      return reading().diagnostics;
    },
    get isShown() {
      return isWanted() || isNeeded();
    },
    async readHistory(mayHaveCommits) {
      if (mayHaveCommits) looks.set((count += 1));
      await reading.update();
    },
  };
}
