// The script of the renderer process. It renders pages with code to HTML, one by one. A page that runs its own code
// gets a separate realm (JavaScript global environment). Pages that only run theme components share a realm, whose
// built-in objects are frozen.
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { lockProcess } from './lock-process.ts';
import type { FromProcess, SentPage, ToProcess, Used } from './messages.ts';
import { openPageRealm, type PageRealm } from './page-realm.ts';
import { ReceivedValues } from './shared-values.ts';

type Answer = FromProcess extends infer Each ? (Each extends unknown ? Omit<Each, 'nonce'> : never) : never;

/** Maximum number of timers that run after a page's HTML is complete. */
const mostLateTimers = 100;
/** Maximum length of a page's HTML, in characters. */
const longestHtml = 32_000_000;

const [, , bundle] = process.argv;
const script = new Script(readFileSync(bundle!, 'utf8'), { filename: 'viewer' });
const send = process.send!.bind(process) as (message: FromProcess) => void;
const startImmediate = setImmediate;
const cpuUsage = process.cpuUsage.bind(process);
const memoryUsage = process.memoryUsage.rss.bind(process.memoryUsage);
/** Waits until all microtasks have run and unhandled rejections were emitted. */
const turn = () => new Promise<void>((resolve) => void startImmediate(resolve));

const received = new ReceivedValues();
const files = openAnswers();
const modules = openAnswers();
/** A realm for the next page that runs its own code. It is created in advance, while no page is rendered. */
let next: PageRealm | undefined;
/** The realm for pages that only run theme components. */
let shared: { number: number; realm: PageRealm } | undefined;
let current: { realm: PageRealm; failed: Map<unknown, string> } | undefined;

function takeRealm(): PageRealm {
  const realm = next ?? openPageRealm(script);
  next = undefined;
  return realm;
}

function sharedRealm(number: number): PageRealm {
  if (shared?.number !== number) {
    shared = { number, realm: takeRealm() };
    shared.realm.share();
  }
  return shared.realm;
}

async function render(nonce: string, { page, sharedRealm: number, site, data }: SentPage): Promise<void> {
  const answer = (message: Answer) => send({ nonce, ...message } as FromProcess);
  const realm = number === undefined ? takeRealm() : sharedRealm(number);
  const failed = new Map<unknown, string>();
  current = { realm, failed };
  let isRendered = false;
  const host = {
    readFile(address: string) {
      // The file is requested even if it was sent before. Each request records that the page depends on the file.
      answer({ kind: 'wants-file', address });
      return files.wait(address, () => undefined);
    },
    readModule: (href: string) => modules.wait(href, () => answer({ kind: 'wants-module', href })),
    onRendered(rendered: string) {
      if (isRendered) return;
      isRendered = true;
      answer({ kind: 'rendered', rendered: rendered.length > longestHtml ? tooLong : rendered });
    },
  };
  realm.start(host, page, received.take(site), received.take(data));
  const isStuck = !(await settle(realm, failed, () => isRendered));
  isRendered = true;
  if (!isStuck) await settleLate(realm, failed);
  realm.endPage();
  current = undefined;
  answer({
    kind: 'settled',
    late: [...failed.values()],
    stuck: isStuck ? 'the code waits for a promise that never settles' : undefined,
    used: used(),
  });
  // `setImmediate` gives priority to a message with the next page. Without one, the next realm is created in advance.
  if (number === undefined) startImmediate(() => (next ??= openPageRealm(script)));
}

function used(): Used {
  const { user, system } = cpuUsage();
  return { seconds: (user + system) / 1e6, megabytes: memoryUsage() / 2 ** 20 };
}

const tooLong = JSON.stringify({
  problems: [{ of: 'unknown', reason: `the HTML of the page has more than ${longestHtml / 1e6} million characters` }],
});

/**
 * Runs a page's code until its HTML is complete, or until nothing is pending.
 *
 * @returns whether it is complete
 */
async function settle(realm: PageRealm, failed: Map<unknown, string>, isDone: () => boolean): Promise<boolean> {
  for (;;) {
    const arrival = realm.nextArrival();
    await turn();
    if (isDone()) return true;
    if (realm.isLoading()) await arrival;
    else if (!fireNext(realm, failed, false)) {
      await turn();
      return isDone();
    }
  }
}

/** Runs the remaining code of a page after its HTML is complete, up to a limit. */
async function settleLate(realm: PageRealm, failed: Map<unknown, string>): Promise<void> {
  for (let count = 0; count < mostLateTimers;) {
    const arrival = realm.nextArrival();
    await turn();
    if (realm.isLoading()) await arrival;
    else if (fireNext(realm, failed, true)) count += 1;
    else return;
  }
}

/** Runs the next timer. @returns whether a timer was pending */
function fireNext(realm: PageRealm, failed: Map<unknown, string>, isLate: boolean): boolean {
  const thrown = realm.fireNext(isLate);
  if (thrown) failed.set(Symbol('timer'), thrown);
  return thrown !== undefined;
}

/** Stores contents that the compiler sends, by name. Each content is sent only once. */
function openAnswers() {
  const answers = new Map<string, { text: Promise<string | undefined>; arrive: (text: string | undefined) => void }>();
  return {
    wait(name: string, request: () => void): Promise<string | undefined> {
      const known = answers.get(name);
      if (known) return known.text;
      let arrive: (text: string | undefined) => void = () => {};
      const text = new Promise<string | undefined>((resolve) => (arrive = resolve));
      answers.set(name, { text, arrive });
      request();
      return text;
    },
    arrive: (name: string, text: string | undefined) => answers.get(name)?.arrive(text),
  };
}

process.on('message', (message: ToProcess) => {
  if (message.kind === 'file') files.arrive(message.address, message.text);
  else if (message.kind === 'module') modules.arrive(message.href, message.text);
  else void render(message.nonce, message.page);
});
const { exit } = process;
process.once('disconnect', () => exit.call(process));
process.on('unhandledRejection', (reason, promise) => current?.failed.set(promise, current.realm.describe(reason)));
process.on('rejectionHandled', (promise) => current?.failed.delete(promise));
lockProcess();
