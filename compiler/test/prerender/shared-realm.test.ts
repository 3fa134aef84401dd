// Tests that pages without their own code, which run only theme components, share one JavaScript realm.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModulesKey } from '../../../corpus/client-modules-key.ts';
import { type Modules, openRenderer, shownBy, showing } from './render-pages.ts';

const client = `const { useLocation } = globalThis[Symbol.for('${clientModulesKey}')]['lectern/client'];`;
/** Source of a component that counts the pages in its realm. React may render it several times per page. */
const counter = `${client}
  const pages = new Set();
  export const next = () => pages.add(useLocation().pathname).size;`;
const importCounter = `import { next } from './counter.js';`;

/** @returns the source of a module that replaces a slot and shows the value of an expression */
const part = (expression: string, before = '') =>
  showing(expression, before).replace('export const Show =', 'export default');

/** Renders pages one after another. */
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
  const rendered = await render({ footer: part('[7, 8].last() + " " + next()', change) }, [...'abcdefgh']);
  assert.equal(rendered.map(shownBy), [...'abcdefgh'].fill('8 1'));
  for (const { problems, late } of rendered) assert.equal([problems, late], [[], []]);
});

test('a failure caused by state of the shared realm is not reported for a page', async () => {
  const rendered = await render({ footer: part('next() > 2 ? missing : "fine"', importCounter) }, [...'abcdefgh']);
  assert.equal(rendered.map(shownBy), [...'abcdefgh'].fill('fine'));
  for (const { problems, late } of rendered) assert.equal([problems, late], [[], []]);
});

test('a late error of a part is reported for the page that caused it', async () => {
  const late = `${client}
    const show = () => {
      if (useLocation().pathname === '/b') setTimeout(() => { throw new Error('late'); }, 10);
      return 'shown';
    };`;
  const rendered = await render({ footer: part('show()', late) }, ['a', 'b', 'c']);
  assert.equal(rendered.map(shownBy), ['shown', 'shown', 'shown']);
  assert.equal(
    rendered.map((each) => [...new Set(each.late!.map(({ reason }) => reason))]),
    [[], ['Error: late'], []],
  );
});

test('a late error that occurs only in the shared realm is not reported', async () => {
  const late = `${importCounter}
    const show = () => {
      if (next() > 2) void Promise.reject(new Error('late'));
      return 'shown';
    };`;
  const rendered = await render({ footer: part('show()', late) }, ['a', 'b', 'c', 'd']);
  assert.equal(
    rendered.map((each) => [shownBy(each), ...each.late!.map(({ reason }) => reason)]),
    [['shown'], ['shown'], ['shown'], ['shown']],
  );
});

test('a failure that occurs in each realm is confirmed once, and the realm stays shared', async () => {
  const modules = { footer: part('window.name'), logo: part('next()', importCounter) };
  const rendered = await render(modules, ['a', 'b', 'c'], { Footer: 'footer', Logo: 'logo' });
  const problem = { of: 'slot', name: 'Footer', reason: 'ReferenceError: window is not defined', stack: undefined };
  assert.equal(
    rendered.map(({ problems }) => problems!.map((each) => ({ ...each, stack: undefined }))),
    [[problem], [problem], [problem]],
  );
  const counts = rendered.map((each) => Number(shownBy(each)));
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
  const rendered = await render(modules, ['a', 'endless', 'calm', 'b']);
  assert.equal(rendered[1], { ended: 'the code took more than 1 seconds', isCostly: true });
  assert.equal(
    [rendered[0], rendered[2], rendered[3]].map((each) => shownBy(each!)),
    ['shown', 'calm', 'shown'],
  );
});

test.run();
