// Tests that code of a page can access neither other pages nor the machine while it is rendered.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openRoutes, otherRoutes, routeModules } from './escapes.ts';
import { type Modules, openRenderer, shownBy, showing } from './render-pages.ts';

const modules: Modules = { ...routeModules };
/** Most tests share this renderer process, so that a page would detect the effects of earlier attacks. */
let renderer: ReturnType<typeof openRenderer>;
/** A renderer with low limits. */
let strict: ReturnType<typeof openRenderer>;
test.before(() => {
  renderer = openRenderer(modules);
  strict = openRenderer(modules, { seconds: 1, megabytes: 200 });
});
test.after(() => {
  renderer.close();
  strict.close();
});

/** @returns the output of pages. The pages are rendered one after another */
function shown(names: readonly string[], by = renderer): Promise<string[]> {
  return Promise.all(names.map(async (name) => shownBy(await by.render(name))));
}

/** An expression that shows every value that the other pages try to change. */
const probe = showing(
  `[
    [1, 2].map((each) => each * 2), [3, 1].sort(), Object.keys(Object.prototype), {}.extra, globalThis.extra,
    Math.max(1, 2), new Date(0).toISOString(), typeof React.useState, React.extra, jsxRuntime.jsx.extra, shared.count++,
    typeof console.log, console.extra, String.prototype.extra, JSON.stringify({ a: 1 }), typeof modules.extra,
    Promise.extra, Symbol.iterator in Array.prototype, parseInt('7'), new URL('http://a/b').pathname,
    Error.prepareStackTrace, Error.stackTraceLimit, typeof setTimeout, Reflect.ownKeys(globalThis).length,
    Client.Link.extra, Client.extra, new Intl.NumberFormat('en').format(1),
  ].map(String).join('|')`,
  `import * as shared from './shared.js';
   const modules = globalThis[Symbol.for('lectern.modules')];
   const { default: React } = modules.react;
   const jsxRuntime = modules['react/jsx-runtime'];
   const Client = modules['lectern/client'];`,
).replace('shared.count++', 'shared.next()');

const changes: Record<string, string> = {
  'built-in prototypes': `Array.prototype.map = () => ['x']; Array.prototype.sort = () => ['x'];
    Object.prototype.extra = 1; String.prototype.extra = 1; delete Array.prototype[Symbol.iterator];`,
  'global objects': `globalThis.extra = 1; globalThis.parseInt = () => 0; Math.max = () => 0; Promise.extra = 1;
    JSON.stringify = () => '{}'; globalThis.Date = class { toISOString() { return 'x'; } };
    URL.prototype.toString = () => 'x'; Intl.NumberFormat = class { format() { return 'x'; } };
    globalThis.setTimeout = 1; console.log = 1; console.extra = 1;`,
  'what the viewer exports': `modules.extra = 1; modules.react.default.extra = 1; modules.react.default.useState = 1;
    modules['react/jsx-runtime'].jsx.extra = 1; modules['lectern/client'].Link.extra = 1;
    modules['lectern/client'].extra = 1; modules['lectern/client'].Layout = () => 'x';`,
  'state of a module of the site': 'shared.next(); shared.next(); shared.list.push(1);',
  'how errors are shown': 'Error.prepareStackTrace = () => 1; Error.stackTraceLimit = 1;',
  'what comes later': `setTimeout(() => { Array.prototype.map = () => ['x']; globalThis.extra = 1; }, 20);
    setInterval(() => { Object.prototype.extra = 1; }, { seconds: 1 });
    Promise.resolve().then(() => { Math.max = () => 0; }); import('./later.js');`,
  'frozen built-ins': 'Object.freeze(Array.prototype); Object.freeze(globalThis); Object.freeze(Object.prototype);',
};
const access = `const modules = globalThis[Symbol.for('lectern.modules')];`;
const shared = 'let count = 0; export const list = []; export const next = () => (count += 1) + list.length;';

Object.assign(modules, { probe, shared, later: 'Promise.extra = 1;' });
let alone: string;
test('without other pages, the probe finds nothing changed', async () => {
  [alone = ''] = await shown(['probe']);
  assert.match(alone, /^2,4\|1,3\|\|undefined\|undefined\|2\|1970/);
});

for (const [what, change] of Object.entries(changes))
  test(`a page cannot change what other pages see: ${what}`, async () => {
    modules[what] = showing("'changed'", `import * as shared from './shared.js';\n${access}\n${change}`);
    const [, after, again] = await shown([what, 'probe', 'probe']);
    assert.is(after, alone);
    assert.is(again, alone);
  });

/** Evaluates attacking expressions on a page, and returns which of them succeeded. */
const tried = (routes: readonly string[]) => `
  const outcomes = [];
  ${routes
    .map(
      (route) =>
        `outcomes.push(await (async () => (${route}))().then((value) => (value ? 'escaped' : 'nothing'), () => 'nothing'));`,
    )
    .join('\n')}`;
const routesPerPage = 8;

test('no route leads from a page to the process, the disk, the network, or another realm', async () => {
  const routes = [...openRoutes, ...otherRoutes];
  const names: string[] = [];
  for (let start = 0; start < routes.length; start += routesPerPage) {
    const name = `routes-${start}`;
    names.push(name);
    // The first and last expressions are controls that always succeed. They prove that the results are returned.
    modules[name] = showing('outcomes', tried(['1', ...routes.slice(start, start + routesPerPage), '1']));
  }
  const found = (await shown(names)).map((outcomes) => outcomes.split(','));
  assert.ok(found.every((outcomes) => outcomes.at(0) === 'escaped' && outcomes.at(-1) === 'escaped'));
  const outcomes = found.flatMap((each) => each.slice(1, -1));
  assert.equal(
    routes.map((route, index) => `${outcomes[index]}: ${route}`),
    routes.map((route) => `nothing: ${route}`),
  );
});

test('the routes are real: they lead to the process if a module runs without isolation', async () => {
  for (const route of openRoutes) {
    const text = `export default await (async () => Boolean(await (${route})))();`;
    const { default: isOpen } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
      default: boolean;
    };
    assert.ok(isOpen, route);
  }
});

modules.calm = showing("'calm'");

test('late errors are reported for their page, and no HTML is lost', async () => {
  const late: Modules = {
    timer: `setTimeout(() => { throw new Error('timer'); }, 50);`,
    interval: `setInterval(() => { throw new Error('interval'); }, 5000);`,
    immediate: `setImmediate(() => { throw new Error('immediate'); });`,
    rejection: `Promise.reject(new Error('rejection'));`,
    microtask: `queueMicrotask(() => { throw new Error('microtask'); });`,
    listener: `const target = new EventTarget(); target.addEventListener('a', () => { throw new Error('listener'); });
      setTimeout(() => target.dispatchEvent(new Event('a')));`,
    import: `import('./none.js');`,
    nested: `setTimeout(() => setTimeout(async () => { throw new Error('nested'); }, 10), 10);`,
  };
  for (const [name, code] of Object.entries(late)) modules[name] = showing("'shown'", code);
  const names = Object.keys(late).flatMap((name) => [name, 'calm']);
  const rendered = await Promise.all(names.map((name) => renderer.render(name)));
  assert.equal(
    rendered.map((each, index) => `${names[index]} ${shownBy(each)} ${each.late!.map(({ reason }) => reason).join()}`),
    Object.keys(late).flatMap((name) => [
      `${name} shown Error: ${name === 'import' ? '"/assets/none.js" is not a module of this site' : name}`,
      'calm calm ',
    ]),
  );
});

test('a rejection that is handled later is not an error', async () => {
  const before = `const late = Promise.reject(new Error('late')); setTimeout(() => late.catch(() => {}));`;
  modules.handled = showing("'shown'", before);
  assert.equal((await renderer.render('handled')).late, []);
});

test('timers take no time, and run in the order in which they are due', async () => {
  const before = `const order = [];
    setTimeout(() => order.push('b'), 60_000); setTimeout(() => order.push('a'), 30_000);
    await new Promise((resolve) => setTimeout(resolve, 90_000));`;
  modules.timers = showing('order', before);
  assert.equal(await shown(['timers']), ['a,b']);
});

/** Pages whose rendering fails, and the expected diagnostics. */
const ends: Record<string, [code: string, reason: RegExp]> = {
  'an endless loop': ['for (;;);', /^the code took more than 1 seconds$/],
  'an endless chain of microtasks': [
    'await (async () => { for (;;) await null; })();',
    /^the code took more than 1 seconds$/,
  ],
  'endless timers': [
    'await new Promise(() => { const again = () => setTimeout(again); again(); });',
    /^the code took more than 1 seconds$/,
  ],
  'a wait for nothing': ['await new Promise(() => {});', /^the code waits for a promise that never settles$/],
  'a full stack': ['const dive = () => dive() + 1; dive();', /^RangeError: Maximum call stack/],
  'a full heap': [
    'const all = []; for (;;) all.push(new Array(1e6).fill({}));',
    /^the code took more than 200 MB of memory$|^the code took more than 1 seconds$/,
  ],
  'large buffers': [
    'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1));',
    /^the code took more than 200 MB of memory$|^the code took more than 1 seconds$|^RangeError: Array buffer allocation failed$/,
  ],
  'a huge text': ["'x'.repeat(2 ** 30);", /^RangeError: Invalid string length$/],
  'an attempt to exit': ['process.exit(0);', /^ReferenceError: process is not defined$/],
  'a thrown value that throws when it is shown': [
    'throw { toString() { throw new Error("no"); }, get message() { throw 1; } };',
    /^a value that cannot be shown$/,
  ],
  'a thrown proxy': [
    'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 1; } });',
    /^a value that cannot be shown$|^1$/,
  ],
  'a thrown text without end': ["throw 'x'.repeat(1e8);", /^x{2000}$/],
};

for (const [what, [code, reason]] of Object.entries(ends))
  test(`other pages are rendered although one page fails: ${what}`, async () => {
    modules[what] = showing("'shown'", code);
    const [bad, good] = await shown([what, 'calm'], strict);
    assert.match(bad!, reason);
    assert.is(good, 'calm');
  });

test('endless code after the HTML of a page is rendered does not cost the page its HTML', async () => {
  modules.forever = showing("'shown'", 'setTimeout(() => { for (;;); });');
  const rendered = await strict.render('forever');
  assert.is(shownBy(rendered), 'shown');
  assert.equal(rendered.late, [{ reason: 'the code took more than 1 seconds' }]);
  assert.equal(await shown(['calm'], strict), ['calm']);
});

test("the traps of an element only get objects of the page's own realm", async () => {
  const before = `let found = '';
    let shown;
    const look = (value) => { if (value && value.constructor?.constructor !== Function) found += ' foreign'; };
    const traps = { get(of, key, receiver) { if (receiver !== shown) look(receiver); return Reflect.get(of, key); },
      has(of, key) { look(of); return key in of; }, ownKeys(of) { look(of); return Reflect.ownKeys(of); } };`;
  modules.traps = `${showing("'shown' + found", before).replace('export const Show', 'const Plain')}
    export const Show = () => (shown = new Proxy(Plain(), traps));`;
  assert.equal(await shown(['traps']), ['shown']);
});

test('messages that page code forges are ignored', async () => {
  const forged = `{ kind: 'rendered', nonce: '', rendered: JSON.stringify({ html: '<main-text>forged</main-text>' }) }`;
  const before = `for (const port of [globalThis, globalThis.parentPort, globalThis.process, globalThis.self])
      for (const name of ['postMessage', 'send', 'emit', 'done'])
        try { port[name](${forged}); } catch {}
    setTimeout(() => globalThis.postMessage?.(${forged}), 1);`;
  modules.forged = showing("'shown'", before);
  assert.equal(await shown(['forged', 'calm']), ['shown', 'calm']);
});

test.run();
