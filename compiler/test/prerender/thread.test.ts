// The thread that runs the code of pages.
import type { Worker } from 'node:worker_threads';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page, SiteFile } from '../../../corpus/schema/index.ts';
import { openPrerenderThread } from '../../prerender/thread.ts';
import { startTimeSpent } from '../../prerender/time-spent.ts';
import { tempFolder } from '../temp.ts';

const site = { baseUrl: '/', messages: {}, docs: [], blogs: [], locales: [] } as unknown as SiteFile;
const pageOf = (name: string) =>
  ({
    kind: 'page',
    path: '/',
    metadata: { title: name },
    code: [{ href: `/assets/${name}.js`, exports: ['default'] }],
    body: { children: [] },
  }) as unknown as Page;

test('code that does not end is ended, and the next page is drawn in another thread', async () => {
  const folder = tempFolder();
  folder.write({
    'package.json': '{"type":"module"}',
    'assets/endless.js': 'for (;;);',
    'assets/broken.js': 'throw new Error("not today");',
  });
  const thread = openPrerenderThread(folder.dir, '/', 2);
  const draw = (name: string) =>
    thread.draw({ page: JSON.stringify(pageOf(name)), site, data: {} }, async () => undefined);
  try {
    const [endless, broken] = await Promise.all([draw('endless'), draw('broken')]);
    assert.equal(endless, { ended: 'it took more than 2 seconds' });
    assert.equal(broken, { faults: [{ of: 'page', reason: 'Error: not today' }] });
  } finally {
    await thread.close();
    folder.remove();
  }
});

test('code that waits for what never comes is ended, too', async () => {
  const folder = tempFolder();
  folder.write({
    'package.json': '{"type":"module"}',
    'assets/waiting.js': 'await new Promise(() => {});',
  });
  const thread = openPrerenderThread(folder.dir, '/', 1);
  try {
    const page = { page: JSON.stringify(pageOf('waiting')), site, data: {} };
    assert.equal(await thread.draw(page, async () => undefined), { ended: 'it took more than 1 seconds' });
  } finally {
    await thread.close();
    folder.remove();
  }
});

test('what the machine does for others is no time of a page', () => {
  const loop = { idle: 2000, active: 0, utilization: 0 };
  const timeSpent = startTimeSpent({
    performance: { eventLoopUtilization: () => loop } as unknown as Worker['performance'],
  });
  // Nobody works meanwhile: neither this process nor the thread, which waits for two seconds.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  const spent = timeSpent();
  assert.ok(spent >= 2 && spent < 2.7, String(spent));
});

test.run();
