// The thread in which the code of pages runs while they are drawn as HTML. It has no environment and no network: what
// keeps a page from depending on the machine that compiles it. It is no wall against code that means harm.
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import type { CodePageRenderer } from '../../viewer/html/page-renderer.ts';
import type { Page } from '../../corpus/schema/index.ts';
import { misplacedElement } from './nesting.ts';
import { ReceivedValues } from './shared-values.ts';
import type { FromThread, PrerenderPlaces, ToThread } from './thread.ts';

const { renderer, folder, baseUrl } = workerData as PrerenderPlaces;
/** The files of the corpus that pages have asked for, each of which is sent once. */
const files = new Map<string, { text: Promise<string | undefined>; arrive: (text: string | undefined) => void }>();
const read = (address: string) => {
  let file = files.get(address);
  if (!file) {
    let arrive: (text: string | undefined) => void = () => {};
    const text = new Promise<string | undefined>((resolve) => (arrive = resolve));
    files.set(address, (file = { text, arrive }));
  }
  // Said of a file that is here, too: the page depends on it.
  say({ kind: 'wants', address });
  return file.text;
};
const received = new ReceivedValues();
const { openCodePageRenderer } = (await import(renderer)) as {
  openCodePageRenderer: (given: typeof read) => Promise<CodePageRenderer>;
};
const { render } = await openCodePageRenderer(read);
for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator'])
  Reflect.deleteProperty(globalThis, name);

const load = (href: string) =>
  import(pathToFileURL(path.join(folder, href.slice(baseUrl.length))).href) as Promise<Record<string, unknown>>;

parentPort!.on('message', async (message: ToThread) => {
  if (message.kind === 'file') {
    files.get(message.address)!.arrive(message.text);
    return;
  }
  const { page, site, data } = message.page;
  const whole = { page: JSON.parse(page) as Page, site: received.take(site), data: received.take(data) };
  say({ kind: 'drawn', drawn: await render(whole, load, misplacedElement) });
});

function say(message: FromThread): void {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort!.postMessage(message);
}
