import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
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
export type SentCodePage = Omit<CodePage, 'page'> & {
  page: string;
  /** Whether code of the page runs, besides parts of the theme. */
  hasCode: boolean;
};

const defaults = {
  /** A page may take these. The seconds are those in which its process works or waits. */
  seconds: 10,
  /** Of the JavaScript heap. */
  megabytes: 1024,
  /** Another process takes over before the next page if a process has used more. */
  secondsOfProcess: 20,
  megabytesOfProcess: 400,
  /** The kernel ends a process that has used these, also if Lectern was killed. */
  secondsUntilKilled: 60,
};
export type RendererLimits = typeof defaults;
/** Memory beside the heap of JavaScript: the program itself, and array buffers. */
const moreMegabytes = 512;
/** After so many failures in shared realms, each page gets a realm of its own. */
const mostSharedRealms = 4;
/** In milliseconds: how often the limits are checked. */
const checkEvery = 100;

/** A process that runs the code of pages, one page after the other. No file of the corpus changes while there is one. */
export type RendererProcess = ReturnType<typeof openRendererProcess>;

/**
 * Renders pages with code in a process, which it starts for the first page and replaces when necessary.
 *
 * @param readModule gives the text of a module by its address, with the base URL; nothing if the site has no such module
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
  /** Failures in shared realms that a page had in a realm of its own, too. */
  const confirmed = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function open(): ChildProcess {
    sent = new SentValues();
    sentFiles = new Set();
    const opened = start(limits);
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

  /** Renders a page in the shared realm, and once more in a realm of its own if that is not allowed or fails. */
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
    const onMessage = async (message: FromProcess | null) => {
      if (message?.nonce !== nonce) return;
      if (message.kind === 'drawn') drawn = JSON.parse(message.drawn) as DrawnCodePage;
      else if (message.kind === 'settled') {
        resolve(drawn ? { ...drawn, late: message.late } : { ended: reasonOf(message) });
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
      // The task that renders a page depends on what is read for it; a message from a process has lost that context.
      const readForPage = AsyncResource.bind(read);
      const drawn = last.then(() => drawNow(page, readForPage));
      last = drawn;
      return drawn;
    },
    close: end,
  };
}

/** @returns the errors of a page, and those that came after its HTML was rendered */
function failuresOf({ faults = [], late = [] }: DrawnCode): string[] {
  return [...faults.map((fault) => JSON.stringify(fault)), ...late];
}

function reasonOf({ late, stuck = 'it has no HTML' }: { late: readonly string[]; stuck: string | undefined }): string {
  return late.length > 0 ? `${stuck}, after ${late[0]}` : stuck;
}

/** V8 aborts the process when its heap is full, and when a collection is larger than it can be. */
function isOutOfMemory(code: number | null, signal: string | null): boolean {
  return code === 134 || ['SIGABRT', 'SIGTRAP', 'SIGILL'].includes(signal!);
}

/** Starts the process that renders pages. It can read no file but those of Lectern. */
export function startProcess({ megabytes, secondsUntilKilled }: RendererLimits): ChildProcess {
  const built = path.join(packageFolder(), 'build');
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const flags = [
    // No file but those of Lectern, no processes, no threads, no native code.
    permission,
    // A comma separates paths.
    `--allow-fs-read=${built.includes(',') ? '*' : path.join(built, '*')}`,
    '--disallow-code-generation-from-strings',
    '--experimental-vm-modules',
    `--max-old-space-size=${megabytes}`,
    // A page leaves its realm as garbage, and the next one runs the same functions.
    '--heap-growing-percent=50',
    '--no-flush-bytecode',
    '--no-warnings',
  ];
  const child = fork(path.join(built, 'compiler', 'prerender.js'), [path.join(built, 'viewer-server', 'realm.js')], {
    ...limitedTo(secondsUntilKilled, flags),
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

/**
 * Has the kernel end a process that still runs when nobody else can end it: a process in an endless loop does not notice
 * that Lectern was killed. On Windows it ends with Lectern.
 *
 * @param seconds of the processor, of all threads
 */
function limitedTo(seconds: number, flags: string[]): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform === 'win32') return { execArgv: flags };
  const command = `ulimit -t ${seconds}; exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', command, process.execPath, ...flags] };
}

/** Decides whether this process waits for another one. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const name = isReferenced ? 'ref' : 'unref';
  child[name]();
  child.channel?.[name]();
}
