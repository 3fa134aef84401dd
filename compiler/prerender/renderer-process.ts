import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { CodePage, DrawnCodePage } from '../../viewer/html/page-renderer.ts';
import { splitThrown, type Thrown } from '../../viewer/html/thrown.ts';
import { packageFolder } from '../fs/package-folder.ts';
import type { FromProcess, ToProcess } from './messages.ts';
import { readUsage, startTimeSpent } from './process-usage.ts';
import { SentValues } from './shared-values.ts';

/** The result of rendering a page. */
export interface DrawnCode extends DrawnCodePage {
  /** The reason why the page was ended before it had HTML. Any code on the page may have caused it. */
  ended?: string | undefined;
  /** Whether the process was ended too, because the next page of the kind would take as long. */
  isCostly?: boolean | undefined;
  /** Errors that code of the page threw after its HTML was rendered. */
  late?: readonly Thrown[] | undefined;
}

/** @returns a file of the corpus by its address with the base URL, or undefined if it does not exist */
export type ReadCorpus = (address: string) => Promise<string | undefined>;

/** A page to render, with its file as text. */
export type SentCodePage = Omit<CodePage, 'page'> & {
  page: string;
  /** Whether code of the page runs, besides theme parts. */
  hasCode: boolean;
};

const defaults = {
  /** The limit of a page: the seconds in which its process works or waits. */
  seconds: 10,
  /** The limit of the JavaScript heap. */
  megabytes: 1024,
  /** A process that has used more than this is replaced before the next page. */
  secondsOfProcess: 20,
  megabytesOfProcess: 400,
  /** The limit after which the kernel ends a process, also if Lectern was killed. */
  secondsUntilKilled: 60,
};
export type RendererLimits = typeof defaults;
/** Memory besides the JavaScript heap: the program itself, and array buffers. */
const moreMegabytes = 512;
/** The number of failures in shared realms after which each page gets its own realm. */
const mostSharedRealms = 4;
/** In milliseconds: the interval for checking the limits. */
const checkEvery = 100;

/** A process that runs the code of pages one by one. Files of the corpus don't change while it is open. */
export type RendererProcess = ReturnType<typeof openRendererProcess>;

/**
 * Renders pages with code in a process, which is started for the first page and replaced if necessary.
 *
 * @param readModule returns the source of a module by its address with the base URL, or undefined if the site has no
 * such module
 * @param start starts the process
 */
export function openRendererProcess(
  readModule: (href: string) => string | undefined,
  given: Partial<RendererLimits> = {},
  start: (limits: RendererLimits) => ChildProcess = startProcess,
) {
  const limits = { ...defaults, ...given };
  const { seconds } = limits;
  const tooMuchMemory = `it took more than ${limits.megabytes} MB of memory`;
  let child: ChildProcess | undefined;
  let sent = new SentValues();
  let sentFiles = new Set<string>();
  let sharedRealm = 1;
  /** Failures in shared realms that also occurred in a page's own realm. */
  const confirmed = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function open(): ChildProcess {
    sent = new SentValues();
    sentFiles = new Set();
    const opened = start(limits);
    opened.on('exit', () => {
      if (child === opened) child = undefined;
    });
    // Between pages, the process doesn't keep Lectern running.
    opened.on('error', () => undefined);
    return opened;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  /** Renders a page in the shared realm, and again in its own realm if that is not allowed or fails. */
  async function drawNow(page: SentCodePage, read: ReadCorpus): Promise<DrawnCode> {
    if (page.hasCode || sharedRealm > mostSharedRealms) return drawIn(undefined, page, read);
    const drawn = await drawIn(sharedRealm, page, read);
    if (drawn.ended === undefined && failuresOf(drawn).every((failure) => confirmed.has(failure))) return drawn;
    // Another page may have caused the failure.
    sharedRealm += 1;
    const alone = await drawIn(undefined, page, read);
    for (const failure of failuresOf(alone)) confirmed.add(failure);
    return alone;
  }

  async function drawIn(
    realm: number | undefined,
    { page, site, data }: SentCodePage,
    read: ReadCorpus,
  ): Promise<DrawnCode> {
    const current = (child ??= open());
    setReferenced(current, true);
    const nonce = randomBytes(16).toString('hex');
    let drawn: DrawnCodePage | undefined;
    let isUsedUp = false;
    let resolve: (drawn: DrawnCode) => void = () => {};
    const promise = new Promise<DrawnCode>((settle) => (resolve = settle));
    const give = (message: ToProcess) => void (current.connected && current.send(message));
    // HTML that is rendered stays, even if the page fails later.
    const stop = (reason: string) =>
      resolve(drawn ? { ...drawn, late: [{ reason }] } : { ended: reason, isCostly: true });
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
    const onMessage = async (message: FromProcess | null) => {
      if (message?.nonce !== nonce) return;
      if (message.kind === 'drawn') drawn = JSON.parse(message.drawn) as DrawnCodePage;
      else if (message.kind === 'settled') {
        resolve(drawn ? { ...drawn, late: message.late.map(splitThrown) } : { ended: reasonOf(message) });
        isUsedUp = message.used.seconds > limits.secondsOfProcess || message.used.megabytes > limits.megabytesOfProcess;
      } else if (message.kind === 'wants-module')
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
    give({ kind: 'page', nonce, page: { page, sharedRealm: realm, site: sent.refer(site), data: sent.refer(data) } });
    try {
      return await promise;
    } finally {
      clearInterval(check);
      current.off('message', onMessage).off('exit', onExit).off('error', onError);
      setReferenced(current, false);
      if (isUsedUp) end();
    }
  }

  return {
    draw(page: SentCodePage, read: ReadCorpus): Promise<DrawnCode> {
      // The task that renders a page depends on the files that it reads, but messages of a process lack the async
      // context.
      const readForPage = AsyncResource.bind(read);
      const drawn = last.then(() => drawNow(page, readForPage));
      last = drawn;
      return drawn;
    },
    close: end,
  };
}

/**
 * @returns the errors of a page, including errors after its HTML was rendered; without stacks, which differ between
 *   realms
 */
function failuresOf({ faults = [], late = [] }: DrawnCode): string[] {
  return [...faults, ...late].map((fault) => JSON.stringify({ ...fault, stack: undefined }));
}

function reasonOf({ late, stuck = 'it has no HTML' }: { late: readonly string[]; stuck: string | undefined }): string {
  return late.length > 0 ? `${stuck}, after ${splitThrown(late[0]!).reason}` : stuck;
}

/** V8 aborts the process if its heap is full, or if a collection exceeds its maximum size. */
function isOutOfMemory(code: number | null, signal: string | null): boolean {
  return code === 134 || ['SIGABRT', 'SIGTRAP', 'SIGILL'].includes(signal!);
}

/** Starts the process that renders pages. It can only read files of Lectern. */
export function startProcess({ megabytes, secondsUntilKilled }: RendererLimits): ChildProcess {
  const built = path.join(packageFolder(), 'build');
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const flags = [
    // Permits reading files of Lectern only, and no processes, threads or native code.
    permission,
    // A comma separates paths.
    `--allow-fs-read=${built.includes(',') ? '*' : path.join(built, '*')}`,
    '--disallow-code-generation-from-strings',
    '--experimental-vm-modules',
    `--max-old-space-size=${megabytes}`,
    // A page leaves its realm as garbage, and the next page runs the same functions.
    '--heap-growing-percent=50',
    '--no-flush-bytecode',
    '--no-warnings',
  ];
  const child = fork(path.join(built, 'compiler', 'prerender.js'), [path.join(built, 'viewer-server', 'realm.js')], {
    ...limitedTo(secondsUntilKilled, flags),
    env: {},
    serialization: 'advanced',
    // Keeps output of the code out of the output of the command.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process in an endless loop does not notice the end of this process.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  setReferenced(child, false);
  return child;
}

/**
 * Lets the kernel end a process that nobody else can end. A process in an endless loop does not notice that Lectern was
 * killed. On Windows, the process ends with Lectern.
 *
 * @param seconds CPU time of all threads
 */
function limitedTo(seconds: number, flags: string[]): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform === 'win32') return { execArgv: flags };
  const command = `ulimit -t ${seconds}; exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', command, process.execPath, ...flags] };
}

/** Sets whether this process waits for the child process. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const name = isReferenced ? 'ref' : 'unref';
  child[name]();
  child.channel?.[name]();
}
