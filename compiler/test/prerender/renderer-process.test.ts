// The process that runs the code of pages.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openRenderer, shownBy, showing } from './render-pages.ts';

test('code that does not end is ended, and the next page is rendered in another process', async () => {
  const renderer = openRenderer({ endless: 'for (;;);', broken: 'throw new Error("not today");' }, 1);
  const [endless, broken] = await Promise.all([renderer.render('endless'), renderer.render('broken')]);
  assert.equal(endless, { ended: 'it took more than 1 seconds', isCostly: true });
  assert.equal(broken, { faults: [{ of: 'page', reason: 'Error: not today' }], late: [] });
  renderer.close();
});

test('code that waits for what never comes is ended at once, in the same process', async () => {
  const renderer = openRenderer({ waiting: 'await new Promise(() => {});', calm: showing("'calm'") }, 600);
  assert.equal(await renderer.render('waiting'), { ended: 'it waits for something that never happens' });
  assert.is(shownBy(await renderer.render('calm')), 'calm');
  renderer.close();
});

test('modules import each other, in circles and while they run', async () => {
  const renderer = openRenderer({
    page: showing(
      'a + (await_.b) + later.c',
      `import { a } from './a.js'; import * as await_ from './b.js';
      const later = await import('./c.js');`,
    ),
    a: "import { b } from './b.js'; export const a = 'a'; export const ab = () => a + b;",
    b: "import { ab } from './a.js'; export const b = 'b'; export const all = () => ab();",
    c: "await null; export const { b: c } = await import('./b.js');",
  });
  assert.is(shownBy(await renderer.render('page')), 'abb');
  renderer.close();
});

test.run();
