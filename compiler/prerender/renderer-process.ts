import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { CodePage, RenderedCodePage } from '../../viewer/html/page-renderer.ts';
import { splitThrown, type Thrown } from '../../viewer/html/thrown.ts';
import { packageFolder } from '../fs/package-folder.ts';
import type { FromProcess, ToProcess } from './messages.ts';
import { readUsage, startTimeSpent } from './process-usage.ts';
import { SentValues } from './shared-values.ts';

/** The result of rendering a page with code. */
export interface RenderedCode extends RenderedCodePage {
  /**
   * The reason why rendering was stopped before the HTML was complete. The reason doesn't show which code on the page
   * is the cause.
   */
  ended?: string | undefined;
  /**
   * Whether the process was killed, for example after the time limit. Further pages with the same code would probably
   * take as long.
   */
  isCostly?: boolean | undefined;
  /** Errors that the page's code has thrown after the HTML was complete. */
  late?: readonly Thrown[] | undefined;
}

/** Returns the corpus file at an address; undefined if the file doesn't exist. The address includes the base URL. */
export type ReadCorpus = (address: string) => Promise<string | undefined>;

/** A page to render, with its file as JSON. */
export type SentCodePage = Omit<CodePage, 'page'> & {
  page: string;
  /** Whether the page itself contains code, in addition to theme components. */
  hasCode: boolean;
};

const defaults = {
  /** Time limit for a page, in seconds. Time in which other processes use the CPU doesn't count. */
  seconds: 10,
  /** Maximum size of the JavaScript heap, in megabytes. */
  megabytes: 1024,
  /** CPU time in seconds. A process that has used more is replaced before the next page. */
  secondsOfProcess: 20,
  megabytesOfProcess: 400,
  /** CPU time in seconds after which the kernel kills the process, even if Lectern no longer runs. */
  secondsUntilKilled: 60,
};
export type RendererLimits = typeof defaults;
/** Memory that is allowed in addition to the JavaScript heap, for the program and array buffers, in megabytes. */
const moreMegabytes = 512;
/** Maximum number of failures in shared realms. After that, each page gets a separate realm. */
const mostSharedRealms = 4;
/** How often limits are checked, in milliseconds. */
const checkEvery = 100;

/** A process that runs code of pages, one page at a time. Corpus files must not change while it is open. */
export type RendererProcess = ReturnType<typeof openRendererProcess>;

/**
 * Renders pages with code in a process. The process is started for the first page, and replaced if necessary.
 *
 * @param readModule returns the source of the module at an address; undefined if the module doesn't exist
 * @param start starts the process
 */
export function openRendererProcess(
  readModule: (href: string) => string | undefined,
  given: Partial<RendererLimits> = {},
  start: (limits: RendererLimits) => ChildProcess = startProcess,
) {
  const limits = { ...defaults, ...given };
  const { seconds } = limits;
  const tooMuchMemory = `the code took more than ${limits.megabytes} MB of memory`;
  let child: ChildProcess | undefined;
  let sent = new SentValues();
  let sentFiles = new Set<string>();
  let sharedRealm = 1;
  /** Errors that occurred in a shared realm, and again in a separate realm. So the shared realm is not their cause. */
  const confirmed = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function open(): ChildProcess {
    sent = new SentValues();
    sentFiles = new Set();
    const opened = start(limits);
    opened.on('exit', () => {
      if (child === opened) child = undefined;
    });
    // `unref` is called, because the process must not keep Lectern running while no page is rendered.
    opened.on('error', () => undefined);
    return opened;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  /**
   * Renders a page in the shared realm. If that is not possible or fails, renders the page again in a separate realm.
   */
  async function renderNow(page: SentCodePage, read: ReadCorpus): Promise<RenderedCode> {
    if (page.hasCode || sharedRealm > mostSharedRealms) return renderIn(undefined, page, read);
    const rendered = await renderIn(sharedRealm, page, read);
    if (rendered.ended === undefined && failuresOf(rendered).every((failure) => confirmed.has(failure)))
      return rendered;
    // An earlier page in the same realm may be the cause, so later pages get a new shared realm.
    sharedRealm += 1;
    const alone = await renderIn(undefined, page, read);
    for (const failure of failuresOf(alone)) confirmed.add(failure);
    return alone;
  }

  async function renderIn(
    realm: number | undefined,
    { page, site, data }: SentCodePage,
    read: ReadCorpus,
  ): Promise<RenderedCode> {
    const current = (child ??= open());
    setReferenced(current, true);
    const nonce = randomBytes(16).toString('hex');
    let rendered: RenderedCodePage | undefined;
    let isUsedUp = false;
    let resolve: (rendered: RenderedCode) => void = () => {};
    const promise = new Promise<RenderedCode>((settle) => (resolve = settle));
    const give = (message: ToProcess) => void (current.connected && current.send(message));
    // HTML that is already complete is used, even if the page fails afterwards.
    const stop = (reason: string) =>
      resolve(rendered ? { ...rendered, late: [{ reason }] } : { ended: reason, isCostly: true });
    const endFor = (reason: string) => {
      stop(reason);
      end();
    };
    const usage = () => readUsage(current.pid!);
    const time = startTimeSpent(usage);
    const check = setInterval(() => {
      if (time.measure() > seconds) endFor(`the code took more than ${seconds} seconds`);
      else if ((usage()?.megabytes ?? 0) > limits.megabytes + moreMegabytes) endFor(tooMuchMemory);
    }, checkEvery);
    const onExit = (code: number | null, signal: string | null) =>
      stop(isOutOfMemory(code, signal) ? tooMuchMemory : 'the code ended the process in which it ran');
    const onMessage = async (message: FromProcess | null) => {
      if (message?.nonce !== nonce) return;
      if (message.kind === 'rendered') rendered = JSON.parse(message.rendered) as RenderedCodePage;
      else if (message.kind === 'settled') {
        resolve(rendered ? { ...rendered, late: message.late.map(splitThrown) } : { ended: reasonOf(message) });
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
    render(page: SentCodePage, read: ReadCorpus): Promise<RenderedCode> {
      // The task that renders the page must depend on the files that the page reads. A message from the process
      // arrives without the async context of the task, so `read` is bound to it here.
      const readForPage = AsyncResource.bind(read);
      const rendered = last.then(() => renderNow(page, readForPage));
      last = rendered;
      return rendered;
    },
    close: end,
  };
}

/**
 * @returns all errors of a page as strings, including errors after its HTML was complete. Stacks are left
 * out, because they differ between realms
 */
function failuresOf({ problems = [], late = [] }: RenderedCode): string[] {
  return [...problems, ...late].map((problem) => JSON.stringify({ ...problem, stack: undefined }));
}

function reasonOf({
  late,
  stuck = 'the page has no HTML',
}: {
  late: readonly string[];
  stuck: string | undefined;
}): string {
  return late.length > 0 ? `${stuck}, after ${splitThrown(late[0]!).reason}` : stuck;
}

/**
 * Whether V8 aborted the process, because the heap was full, or because a `Map` or similar exceeded its maximum size.
 */
function isOutOfMemory(code: number | null, signal: string | null): boolean {
  return code === 134 || ['SIGABRT', 'SIGTRAP', 'SIGILL'].includes(signal!);
}

/** Starts the renderer process. It can only read Lectern's own files. */
export function startProcess({ megabytes, secondsUntilKilled }: RendererLimits): ChildProcess {
  const built = path.join(packageFolder(), 'build');
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const flags = [
    // The process can read only these files. It can't start processes or threads, or load native code.
    permission,
    // The option separates paths by commas, so a path with a comma can't be passed.
    `--allow-fs-read=${built.includes(',') ? '*' : path.join(built, '*')}`,
    '--disallow-code-generation-from-strings',
    '--experimental-vm-modules',
    `--max-old-space-size=${megabytes}`,
    // Garbage is collected early, because each page leaves a whole realm behind.
    '--heap-growing-percent=50',
    '--no-flush-bytecode',
    '--no-warnings',
  ];
  const child = fork(path.join(built, 'compiler', 'prerender.js'), [path.join(built, 'viewer-server', 'realm.js')], {
    ...limitedTo(secondsUntilKilled, flags),
    env: {},
    serialization: 'advanced',
    // The output of page code is dropped, because it must not mix with the output of the command.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The process is killed explicitly. In an endless loop, it would continue after this process has ended.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  setReferenced(child, false);
  return child;
}

/**
 * Sets a limit on CPU time that the kernel enforces. Otherwise a process in an endless loop would run forever if
 * Lectern is killed. Windows needs no limit, because the process ends with Lectern.
 *
 * @param seconds CPU time of all threads
 */
function limitedTo(seconds: number, flags: string[]): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform === 'win32') return { execArgv: flags };
  const command = `ulimit -t ${seconds}; exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', command, process.execPath, ...flags] };
}

/** Sets whether the child process keeps this process running. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const name = isReferenced ? 'ref' : 'unref';
  child[name]();
  child.channel?.[name]();
}
