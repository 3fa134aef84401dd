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
/** The pending requests for files of the corpus. */
const waiting = new Map<string, ((text: string | undefined) => void)[]>();
const read = (address: string) =>
  new Promise<string | undefined>((resolve) => {
    waiting.set(address, [...(waiting.get(address) ?? []), resolve]);
    say({ kind: 'wants', address });
  });
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
    for (const answer of waiting.get(message.address)!.splice(0)) answer(message.text);
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
