// The script of a thread that makes and writes the files of pages.
import { workerData } from 'node:worker_threads';
import type { Draft, PageFrame, PageJob, WrittenFile } from '../emit/threads/page-job.ts';
import { pageWorker } from '../emit/threads/page-worker.ts';
import { filesBelow } from '../fs/files-below.ts';
import { sha256 } from '../fs/sha256.ts';
import { loadPageRenderer } from '../project/viewer-files.ts';
import { answerJobs } from './answer-jobs.ts';
import { mostShared, type PageMessage, type PageThreadData } from './page-threads.ts';
import { recentValues } from './recent-values.ts';

const files = filesBelow((workerData as PageThreadData).root);
const shared = recentValues<unknown>(mostShared);
const make = pageWorker(await loadPageRenderer());

async function write({ file, current }: Draft, text: string): Promise<WrittenFile> {
  const bytes = Buffer.from(text);
  const written = { bytes: bytes.length, sha256: sha256(bytes) };
  if (current !== undefined && (await files.stat(current))?.size === bytes.length) {
    const before = await files.read(current);
    if (before && bytes.equals(before)) return { ...written, isWritten: false };
  }
  files.writeNow(file, bytes);
  return { ...written, isWritten: true };
}

async function run({ frame, sidebar, job, drafts }: PageMessage): Promise<WrittenFile[]> {
  const texts = make({
    ...job,
    frame: shared.use(frame.key, frame.value) as PageFrame,
    sidebar: sidebar && (shared.use(sidebar.key, sidebar.value) as PageJob['sidebar']),
  });
  const written: WrittenFile[] = [];
  for (const [kind, draft] of drafts) written.push(await write(draft, texts[kind]()));
  return written;
}

answerJobs<PageMessage, WrittenFile[] | { failed: string }>(async (message) => {
  try {
    return { answer: await run(message) };
  } catch (error) {
    // The main thread repeats the page, and reports the error.
    return { answer: { failed: String(error) } };
  }
});
