import type { Project } from '../project/project.ts';
import * as session from '../incremental/session.ts';
import type { PageThreads } from '../emit/threads/page-job.ts';
import { outputPlace } from '../output/output-place.ts';
import { openPageThreads } from './page-threads.ts';

/** Opens the threads that make the files of pages. Only a run with several threads and without dependency tracking
 * uses them. */
export function openThreadsForPages(project: Pick<Project, 'dir' | 'chosenOutDir' | 'threads'>) {
  const isOneRun = !session.isTracked();
  let opened: ReturnType<typeof openPageThreads> | undefined;
  return {
    /** Absent if the main thread makes the files of pages. */
    get pageThreads(): PageThreads | undefined {
      const threads = project.threads();
      if (!isOneRun || threads < 2) return undefined;
      return (opened ??= openPageThreads(threads, outputPlace(project.dir, project.chosenOutDir).root));
    },
    /** Ends the threads. */
    async endThreads(): Promise<void> {
      await opened?.close();
      opened = undefined;
    },
  };
}
