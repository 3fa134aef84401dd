import { AsyncResource } from 'node:async_hooks';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CodePage, DrawnCodePage } from '../../viewer/html/page-renderer.ts';
import { packageFolder } from '../fs/package-folder.ts';
import { type Reference, SentValues } from './shared-values.ts';
import { startTimeSpent } from './time-spent.ts';

/** The result of drawing a page. */
export interface DrawnCode extends DrawnCodePage {
  /** Why the thread was ended meanwhile: whose code did that is not known. */
  ended?: string | undefined;
}

/** The parameters of the thread. */
export interface PrerenderPlaces {
  /** The address of the module that draws. */
  renderer: string;
  /** Holds the files of code below `assets/`. */
  folder: string;
  baseUrl: string;
}

/** A page as it is sent to the thread: the text of its file is read there faster than a copy of it is made. */
export interface SentPage {
  page: string;
  site: Reference<CodePage['site']>;
  data: Reference<CodePage['data']>;
}

export type ToThread = { kind: 'page'; page: SentPage } | { kind: 'file'; address: string; text: string | undefined };
export type FromThread = { kind: 'drawn'; drawn: DrawnCode } | { kind: 'wants'; address: string };

/** @returns a file of the corpus by its address, with the base URL; nothing where it is not to be had */
export type ReadCorpus = (address: string) => Promise<string | undefined>;

/** A page to be drawn, as the text of its file. */
export type PageInThread = Omit<CodePage, 'page'> & { page: string };

/** The limits of a page. The seconds are those in which its thread works or waits. */
const limits = { seconds: 10, megabytes: 1024 };
/** In seconds: after how long a page whose time is nearly over is looked at again. */
const leastWait = 0.1;

/** A thread that runs the code of pages, one page after the other. No file of the corpus changes while there is one. */
export type PrerenderThread = ReturnType<typeof openPrerenderThread>;

/**
 * @param folder holds the files of code below `assets/`
 * @param seconds that a page may take
 */
export function openPrerenderThread(folder: string, baseUrl: string, seconds = limits.seconds) {
  const built = path.join(packageFolder(), 'build');
  const workerData: PrerenderPlaces = {
    renderer: pathToFileURL(path.join(built, 'viewer-server', 'code.js')).href,
    folder,
    baseUrl,
  };
  let worker: Worker | undefined;
  /** What the thread has got: values, and files of the corpus by their addresses. */
  let sent = new SentValues();
  let sentFiles = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function open(): Worker {
    sent = new SentValues();
    sentFiles = new Set();
    const opened = new Worker(path.join(built, 'compiler', 'prerender.js'), {
      workerData,
      env: {},
      argv: [],
      execArgv: [],
      // Output of the code is not mixed into that of the command.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    // A thread that fails while idle is started again by the next page.
    opened.on('error', () => (worker = undefined));
    opened.unref();
    return opened;
  }

  async function drawNow({ page, site, data }: PageInThread, read: ReadCorpus): Promise<DrawnCode> {
    worker ??= open();
    let resolve: (drawn: DrawnCode) => void = () => {};
    const promise = new Promise<DrawnCode>((settle) => (resolve = settle));
    const end = (reason: string) => {
      resolve({ ended: reason });
      void worker?.terminate();
      worker = undefined;
    };
    const timeSpent = startTimeSpent(worker);
    const waitFor = (rest: number) =>
      setTimeout(() => {
        const left = seconds - timeSpent();
        if (left <= 0) end(`it took more than ${seconds} seconds`);
        else timer = waitFor(Math.max(left, leastWait));
      }, rest * 1000);
    let timer = waitFor(seconds);
    const onError = (error: unknown) =>
      end(
        (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `it took more than ${limits.megabytes} MB of memory`
          : `the thread that ran it failed: ${String(error)}`,
      );
    const onExit = () => end('it ended the thread that ran it');
    const onMessage = async (message: FromThread) => {
      if (message.kind === 'drawn') return resolve(message.drawn);
      const { address } = message;
      const text = await read(address).catch(() => undefined);
      if (current !== worker || sentFiles.has(address)) return;
      sentFiles.add(address);
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      current.postMessage({ kind: 'file', address, text } satisfies ToThread);
    };
    const current: Worker = worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    const message: ToThread = { kind: 'page', page: { page, site: sent.refer(site), data: sent.refer(data) } };
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    current.postMessage(message);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      current.off('message', onMessage).off('error', onError).off('exit', onExit);
    }
  }

  return {
    draw(page: PageInThread, read: ReadCorpus): Promise<DrawnCode> {
      // The task that draws a page depends on what is read for it; a message from a thread has lost that context.
      const readForPage = AsyncResource.bind(read);
      const drawn = last.then(() => drawNow(page, readForPage));
      last = drawn;
      return drawn;
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
