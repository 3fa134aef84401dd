// Pages without their own code share a realm, in which theme parts run.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModulesKey } from '../../../corpus/client-modules-key.ts';
import { type Modules, openRenderer, shownBy, showing } from './render-pages.ts';

const client = `const { useLocation } = globalThis[Symbol.for('${clientModulesKey}')]['lectern/client'];`;
/** Counts the pages that a realm renders, for a component: React may render it more than once. */
const counter = `${client}
  const pages = new Set();
  export const next = () => pages.add(useLocation().pathname).size;`;
const importCounter = `import { next } from './counter.js';`;

/** @returns a module that fills a slot and shows the value of an expression */
const part = (expression: string, before = '') =>
  showing(expression, before).replace('export const Show =', 'export default');

/** Renders pages one by one. */
async function render(
  modules: Modules,
  names: readonly string[],
  theme: Record<string, string> = { Footer: 'footer' },
) {
  const renderer = openRenderer({ counter, ...modules }, { theme, seconds: 1 });
  try {
    return await Promise.all(names.map((name) => renderer.render(name)));
  } finally {
    renderer.close();
  }
}

async function shown(...given: Parameters<typeof render>): Promise<string[]> {
  return (await render(...given)).map(shownBy);
}

test('pages with their own code never run in the shared realm', async () => {
  const modules = {
    footer: part('next() + typeof globalThis.extra + typeof [].extra', importCounter),
    hostile: showing("'hostile'", `globalThis.extra = 1; Array.prototype.extra = 1;`),
    counting: showing("'counts ' + next()", importCounter),
  };
  assert.equal(await shown(modules, ['a', 'hostile', 'b', 'counting', 'c', 'counting']), [
    '1undefinedundefined',
    'hostile',
    '2undefinedundefined',
    'counts 1',
    '3undefinedundefined',
    'counts 1',
  ]);
});

test('a part of the theme cannot change built-in objects of the shared realm, and works with code that overrides', async () => {
  const modules = {
    footer: part(
      '[frozen, String(new Point()), new Own("a").name, Own.prototype.constructor === Own].join()',
      `let frozen = 'changed';
       try { Array.prototype.last = 1; } catch { frozen = 'frozen'; }
       function Point() {}
       Point.prototype.toString = () => 'point';
       function Own(message) { this.message = message; this.name = 'own'; }
       Own.prototype = Object.create(Error.prototype);
       Own.prototype.constructor = Own;`,
    ),
  };
  assert.equal(await shown(modules, ['a', 'b']), ['frozen,point,own,true', 'frozen,point,own,true']);
});

test('a part that has to change built-in objects runs in a realm for each page', async () => {
  const change = `Array.prototype.last = function () { return this[this.length - 1]; }; ${importCounter}`;
  const drawn = await render({ footer: part('[7, 8].last() + " " + next()', change) }, [...'abcdefgh']);
  assert.equal(drawn.map(shownBy), [...'abcdefgh'].fill('8 1'));
  for (const { faults, late } of drawn) assert.equal([faults, late], [[], []]);
});

test('a failure caused by state of the shared realm is not reported for a page', async () => {
  const drawn = await render({ footer: part('next() > 2 ? missing : "fine"', importCounter) }, [...'abcdefgh']);
  assert.equal(drawn.map(shownBy), [...'abcdefgh'].fill('fine'));
  for (const { faults, late } of drawn) assert.equal([faults, late], [[], []]);
});

test('a late error of a part is reported for the page that caused it', async () => {
  const late = `${client}
    const show = () => {
      if (useLocation().pathname === '/b') setTimeout(() => { throw new Error('late'); }, 10);
      return 'shown';
    };`;
  const drawn = await render({ footer: part('show()', late) }, ['a', 'b', 'c']);
  assert.equal(drawn.map(shownBy), ['shown', 'shown', 'shown']);
  assert.equal(
    drawn.map((each) => [...new Set(each.late!.map(({ reason }) => reason))]),
    [[], ['Error: late'], []],
  );
});

test('a late error that occurs only in the shared realm is not reported', async () => {
  const late = `${importCounter}
    const show = () => {
      if (next() > 2) void Promise.reject(new Error('late'));
      return 'shown';
    };`;
  const drawn = await render({ footer: part('show()', late) }, ['a', 'b', 'c', 'd']);
  assert.equal(
    drawn.map((each) => [shownBy(each), ...each.late!.map(({ reason }) => reason)]),
    [['shown'], ['shown'], ['shown'], ['shown']],
  );
});

test('a failure that occurs in each realm is confirmed once, and the realm stays shared', async () => {
  const modules = { footer: part('window.name'), logo: part('next()', importCounter) };
  const drawn = await render(modules, ['a', 'b', 'c'], { Footer: 'footer', Logo: 'logo' });
  const fault = { of: 'slot', name: 'Footer', reason: 'ReferenceError: window is not defined', stack: undefined };
  assert.equal(
    drawn.map(({ faults }) => faults!.map((each) => ({ ...each, stack: undefined }))),
    [[fault], [fault], [fault]],
  );
  const counts = drawn.map((each) => Number(shownBy(each)));
  assert.ok(counts[2]! > counts[1]!, counts.join());
});

test('timers of a part end with the page', async () => {
  const ticking = `let ticks = 0; const again = () => setTimeout(() => { ticks += 1; again(); }); again();`;
  const [first, second, third] = await shown({ footer: part('ticks', ticking) }, ['a', 'b', 'c']);
  assert.is(first, '0');
  assert.ok(Number(second) > 0);
  assert.is(third, second);
});

test('a part that never ends on one page costs no other page its part', async () => {
  const endless = `${client}
    const show = () => {
      if (useLocation().pathname === '/endless') for (;;);
      return 'shown';
    };`;
  const modules = { footer: part('show()', endless), calm: showing("'calm'") };
  const drawn = await render(modules, ['a', 'endless', 'calm', 'b']);
  assert.equal(drawn[1], { ended: 'it took more than 1 seconds', isCostly: true });
  assert.equal(
    [drawn[0], drawn[2], drawn[3]].map((each) => shownBy(each!)),
    ['shown', 'calm', 'shown'],
  );
});

test.run();
