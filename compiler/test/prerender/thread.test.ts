// The thread that runs the code of pages.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page, SiteFile } from '../../../corpus/schema/index.ts';
import { openPrerenderThread } from '../../prerender/thread.ts';
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

test.run();
