import type { PageJob, PageThreads, WrittenFile } from '../emit/threads/page-job.ts';
import { openPool, threadScript, type Pool } from './pool.ts';
import { recentValues } from './recent-values.ts';

/** The data that a thread for pages gets when it starts. */
export interface PageThreadData {
  /** The folder that the thread may write in. */
  root: string;
}

/** A value that several pages share. `value` is set only if the thread doesn't have the value yet. */
interface SharedValue {
  key: number;
  value?: unknown;
}

/** The message for one page. */
export interface PageMessage {
  frame: SharedValue;
  sidebar: SharedValue | undefined;
  job: Omit<PageJob, 'frame' | 'sidebar'>;
  drafts: Parameters<PageThreads['write']>[1];
}

/** The number of shared values that a thread keeps. */
export const mostShared = 24;
/** Number of pages to queue per thread, so that a thread never waits for the next page. */
const eachAhead = 6;
/** Time limit per page, in milliseconds of CPU time of the whole process. */
const limit = 120_000;

/**
 * Opens threads that make the files of pages. They start with the first page.
 *
 * @param threads number of threads
 * @param root the folder that the threads may write in
 * @param file the script that threads run
 */
export function openPageThreads(
  threads: number,
  root: string,
  file = threadScript('page-thread'),
): PageThreads & { close(): Promise<void> } {
  let pool: Pool<WrittenFile[] | { failed: string }> | undefined;
  const keys = new WeakMap<object, number>();
  const keyOf = (value: object): number => {
    if (!keys.has(value)) keys.set(value, (lastKey += 1));
    return keys.get(value)!;
  };
  let lastKey = 0;
  const keptBy = new WeakMap<object, ReturnType<typeof recentValues<object>>>();

  /** Returns the message for a thread. It contains the shared values that this thread doesn't have. */
  function messageFor(thread: object, { frame, sidebar, ...job }: PageJob, drafts: PageMessage['drafts']): PageMessage {
    const kept = keptBy.get(thread) ?? recentValues<object>(mostShared);
    keptBy.set(thread, kept);
    const share = (value: object): SharedValue => {
      const key = keyOf(value);
      const shared = kept.has(key) ? { key } : { key, value };
      kept.use(key, value);
      return shared;
    };
    const named = sidebar && (sidebar.kind === 'docs' ? keptSidebar(sidebar) : sidebar);
    return { frame: share(frame), sidebar: named && share(named), job, drafts };
  }

  // Pages of one sidebar branch have separate sidebar objects with the same `branch` object. So `branch` identifies
  // the shared sidebar.
  const ofBranch = new WeakMap<object, object>();
  function keptSidebar(sidebar: Extract<PageJob['sidebar'], { kind: 'docs' }>): object {
    const known = ofBranch.get(sidebar.branch) ?? sidebar;
    ofBranch.set(sidebar.branch, known);
    return known;
  }

  return {
    most: threads * eachAhead,
    // If the thread of a page crashes or exceeds the limit, another thread repeats the page.
    async write(job, drafts) {
      pool ??= openPool({ file, data: { root } satisfies PageThreadData, threads, limit });
      const run = () => pool!.run((thread) => messageFor(thread, job, drafts));
      let answer = await run();
      if (answer === undefined || answer === 'late') answer = await run();
      return Array.isArray(answer) ? answer : undefined;
    },
    async close() {
      await pool?.close();
      pool = undefined;
    },
  };
}
