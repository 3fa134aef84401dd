// Attacks: expressions by which page code might access the process that renders it, or another realm. An attack
// succeeds if the value of the expression, or of its promise, is truthy.

/** Expressions that succeed in a module that Node.js runs without isolation. */
export const openRoutes = [
  'process',
  'globalThis.process',
  'global.process',
  "eval('process')",
  "(0, eval)('this').process",
  "Function('return process')()",
  "new Function('return this.process')()",
  "(async () => {}).constructor('return process')()",
  "(function* () {}).constructor('yield process')().next().value",
  "(async function* () {}).constructor('yield process')().next().then(({ value }) => value)",
  "globalThis.constructor.constructor('return process')()",
  "setTimeout.constructor('return process')()",
  "console.log.constructor('return process')()",
  "new URL('http://a').constructor.constructor('return process')()",
  "new URL('http://a').searchParams.toString.constructor('return process')()",
  "crypto.randomUUID.constructor('return process')()",
  "new TextEncoder().encode('a').constructor.constructor('return process')()",
  "Reflect.construct(Function, ['return process'])()",
  "Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').get.constructor('return process')()",
  "import('node:fs')",
  "import('fs')",
  "import('data:text/javascript,export default process').then((module) => module.default)",
  'eval("import(\'node:fs\')")',
  'Function("return import(\'node:fs\')")()',
  "process.binding('fs')",
  "process.getBuiltinModule('fs')",
  'process.exit',
  'process.abort',
  'process.env',
  'process.dlopen',
  'fetch',
  'Buffer',
  'BroadcastChannel',
  'MessageChannel',
  'SharedArrayBuffer',
  'Atomics.wait',
  'WebAssembly',
  'FinalizationRegistry.prototype[Symbol.toStringTag]',
] as const;

const foreign = '((value) => value && value.constructor.constructor !== Function)';

/** Expressions that succeed in a `node:vm` context, or in a CommonJS module. */
export const otherRoutes = [
  "require('fs')",
  "module.require('fs')",
  "process.mainModule.require('fs')",
  "module.constructor._load('fs')",
  "this.constructor.constructor('return process')()",
  'realmHost',
  'new Worker("")',
  'new WebSocket("ws://localhost")',
  'import.meta.filename ?? import.meta.dirname ?? import.meta.resolve',
  `${foreign}(globalThis)`,
  `${foreign}(Object.getPrototypeOf(globalThis))`,
  `${foreign}(console)`,
  `${foreign}(import('/assets/clean.js'))`,
  `import('/assets/none.js').catch(${foreign})`,
  `import('node:fs').catch(${foreign})`,
  `import('/assets/broken-syntax.js').catch(${foreign})`,
  `eval("import('node:fs')").catch(${foreign})`,
  `Function("return import('node:fs')")().catch(${foreign})`,
  `import({ toString() { throw new TypeError('a'); } }).catch(${foreign})`,
  `(() => { try { new URL('no'); } catch (error) { return ${foreign}(error); } })()`,
  // Fills the stack. The resulting error object may come from the process, outside of the isolated realm.
  `(() => {
    let found = false;
    const dive = () => {
      try { dive(); } catch (error) { found ||= ${foreign}(error); }
      try { new URL('http://a'); crypto.randomUUID(); } catch (error) { found ||= ${foreign}(error); }
    };
    dive();
    return found;
  })()`,
  `(() => {
    let found = false;
    Error.prepareStackTrace = (error, sites) => {
      found ||= ${foreign}(sites) || ${foreign}(sites[0]);
      for (const site of sites) found ||= ${foreign}(site.getThis()) || ${foreign}(site.getFunction());
    };
    void new Error('a').stack;
    return found;
  })()`,
  // Replaces `then`, to capture callbacks of the process that are passed to it.
  `(async () => {
    let found = false;
    const { then } = Promise.prototype;
    Promise.prototype.then = function (...given) {
      for (const each of given) found ||= ${foreign}(each);
      return Reflect.apply(then, this, given);
    };
    await import('/assets/clean.js');
    await import('/assets/late-import.js');
    return found;
  })()`,
  `(async () => {
    let found = false;
    Object.defineProperty(Object.prototype, 'then', { configurable: true, get() { found ||= ${foreign}(this); } });
    await import('/assets/clean.js');
    delete Object.prototype.then;
    return found;
  })()`,
  `(async () => {
    let found = false;
    globalThis.onThen = (resolve) => { found ||= ${foreign}(resolve); resolve(1); };
    await import('/assets/thenable.js').catch(() => {});
    return found;
  })()`,
  `(function inner() { return inner.caller; })()`,
  `(() => { 'use strict'; return (function inner() { return inner.arguments.callee.caller; })(); })()`,
] as const;

/** Modules that the expressions import. */
export const routeModules = {
  clean: 'export const name = "clean";',
  'late-import': 'await null; export const late = await import("./clean.js");',
  'broken-syntax': 'export const = 1;',
  thenable: 'export const then = (resolve) => globalThis.onThen(resolve);',
};
