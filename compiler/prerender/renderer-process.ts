import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { CodePage, DrawnCodePage } from '../../viewer/html/page-renderer.ts';
import { packageFolder } from '../fs/package-folder.ts';
import type { FromProcess, ToProcess } from './messages.ts';
import { readUsage, startTimeSpent } from './process-usage.ts';
import { SentValues } from './shared-values.ts';

/** The result of rendering a page. */
export interface DrawnCode extends DrawnCodePage {
  /** Why the page was ended before it had HTML. It is not known whose code caused that. */
  ended?: string | undefined;
  /** Whether the process was ended, too: the next page of the kind would take as long. */
  isCostly?: boolean | undefined;
  /** Errors that code of the page threw after its HTML was rendered. */
  late?: readonly string[] | undefined;
}

/** @returns a file of the corpus by its address, with the base URL; nothing if it does not exist */
export type ReadCorpus = (address: string) => Promise<string | undefined>;

/** A page to be rendered, as the text of its file. */
export type SentCodePage = Omit<CodePage, 'page'> & { page: string };

/** The limits of a page. The seconds are those in which its process works or waits. */
const limits = { seconds: 10, megabytes: 1024 };
/** Memory beside the heap of JavaScript: the program itself, and array buffers. */
const moreMegabytes = 512;
/** The memory of a process grows by about a megabyte a page, so another one takes over. */
const pagesPerProcess = 200;
/** In milliseconds: how often the limits are checked. */
const checkEvery = 100;

/** A process that runs the code of pages, one page after the other. No file of the corpus changes while there is one. */
export type RendererProcess = ReturnType<typeof openRendererProcess>;

/**
 * @param readModule gives the text of a module by its address, with the base URL; nothing if the site has no such module
 * @param seconds that a page may take
 */
export function openRendererProcess(readModule: (href: string) => string | undefined, seconds = limits.seconds) {
  let child: ChildProcess | undefined;
  let sent = new SentValues();
  let sentFiles = new Set<string>();
  let rendered = 0;
  let last: Promise<unknown> = Promise.resolve();

  function open(): ChildProcess {
    sent = new SentValues();
    sentFiles = new Set();
    rendered = 0;
    const opened = startProcess();
    opened.on('exit', () => {
      if (child === opened) child = undefined;
    });
    // Between pages nobody waits for it.
    opened.on('error', () => undefined);
    return opened;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function drawNow({ page, site, data }: SentCodePage, read: ReadCorpus): Promise<DrawnCode> {
    const current = (child ??= open());
    setReferenced(current, true);
    const nonce = randomBytes(16).toString('hex');
    let drawn: DrawnCodePage | undefined;
    let resolve: (drawn: DrawnCode) => void = () => {};
    const promise = new Promise<DrawnCode>((settle) => (resolve = settle));
    const give = (message: ToProcess) => void (current.connected && current.send(message));
    // HTML that is rendered stays, whatever comes later.
    const stop = (reason: string) => resolve(drawn ? { ...drawn, late: [reason] } : { ended: reason, isCostly: true });
    const endFor = (reason: string) => {
      stop(reason);
      end();
    };
    const usage = () => readUsage(current.pid!);
    const time = startTimeSpent(usage);
    const check = setInterval(() => {
      if (time.look() > seconds) endFor(`it took more than ${seconds} seconds`);
      else if ((usage()?.megabytes ?? 0) > limits.megabytes + moreMegabytes) endFor(tooMuchMemory);
    }, checkEvery);
    const onExit = (code: number | null, signal: string | null) =>
      stop(isOutOfMemory(code, signal) ? tooMuchMemory : 'it ended the process that ran it');
    const onMessage = async (message: FromProcess) => {
      if (message.nonce !== nonce) return;
      if (message.kind === 'drawn') drawn = JSON.parse(message.drawn) as DrawnCodePage;
      else if (message.kind === 'settled')
        resolve(drawn ? { ...drawn, late: message.late } : { ended: reasonOf(message) });
      else if (message.kind === 'wants-module')
        give({ kind: 'module', href: message.href, text: readModule(message.href) });
      else {
        const { address } = message;
        const text = await read(address).catch(() => undefined);
        if (sentFiles.has(address)) return;
        sentFiles.add(address);
        give({ kind: 'file', address, text });
      }
    };
    const onError = (error: Error) => endFor(`its process failed: ${error.message}`);
    current.on('message', onMessage).on('exit', onExit).on('error', onError);
    give({ kind: 'page', nonce, page: { page, site: sent.refer(site), data: sent.refer(data) } });
    try {
      return await promise;
    } finally {
      clearInterval(check);
      current.off('message', onMessage).off('exit', onExit).off('error', onError);
      setReferenced(current, false);
      rendered += 1;
      if (rendered >= pagesPerProcess) end();
    }
  }

  return {
    draw(page: SentCodePage, read: ReadCorpus): Promise<DrawnCode> {
      // The task that renders a page depends on what is read for it; a message from a process has lost that context.
      const readForPage = AsyncResource.bind(read);
      const drawn = last.then(() => drawNow(page, readForPage));
      last = drawn;
      return drawn;
    },
    close: end,
  };
}

const tooMuchMemory = `it took more than ${limits.megabytes} MB of memory`;

function reasonOf({ late, stuck = 'it has no HTML' }: { late: readonly string[]; stuck: string | undefined }): string {
  return late.length > 0 ? `${stuck}, after ${late[0]}` : stuck;
}

/** V8 aborts the process when its heap is full, and when a collection is larger than it can be. */
function isOutOfMemory(code: number | null, signal: string | null): boolean {
  return code === 134 || ['SIGABRT', 'SIGTRAP', 'SIGILL'].includes(signal!);
}

function startProcess(): ChildProcess {
  const built = path.join(packageFolder(), 'build');
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const child = fork(path.join(built, 'compiler', 'prerender.js'), [path.join(built, 'viewer-server', 'realm.js')], {
    execArgv: [
      // No file but those of Lectern, no processes, no threads, no native code.
      permission,
      // A comma separates paths.
      `--allow-fs-read=${built.includes(',') ? '*' : path.join(built, '*')}`,
      '--disallow-code-generation-from-strings',
      '--experimental-vm-modules',
      `--max-old-space-size=${limits.megabytes}`,
      // A page leaves its realm as garbage, and the next one runs the same functions.
      '--heap-growing-percent=50',
      '--no-flush-bytecode',
      '--no-warnings',
    ],
    env: {},
    serialization: 'advanced',
    // Output of the code is not mixed into that of the command.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process in an endless loop does not notice that this one ends.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  setReferenced(child, false);
  return child;
}

/** Decides whether this process waits for another one. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const name = isReferenced ? 'ref' : 'unref';
  child[name]();
  child.channel?.[name]();
}
