/** Replacements of names in code by webpack plugins. */
export interface NamesInCode {
  /** Name → code: `process.env.CHANNEL` → `"beta"`. */
  define: Record<string, string>;
  /** Name → module, and the name of its export unless it is the default. */
  provide: Record<string, readonly [module: string, name?: string]>;
  /** Name of a module → the module that replaces it, or `false` for an empty one. */
  fallback: Record<string, unknown>;
}

class ProvidePlugin {
  constructor(readonly definitions: object = {}) {}
}

class DefinePlugin {
  constructor(readonly definitions: object = {}) {}
}

/** Replaces webpack, from which plugins take the classes of other plugins. Unread classes do nothing. */
export const bundler: unknown = new Proxy(
  Object.assign(function BundlerPlugin() {}, { ProvidePlugin, DefinePlugin }),
  {
    get: (target, name) => (typeof name === 'symbol' || name in target ? Reflect.get(target, name) : bundler),
  },
);

/** @returns the replacements by these plugins, and the names of all other plugins */
export function readWebpackPlugins(plugins: readonly unknown[]): NamesInCode & { left: string[] } {
  const names: NamesInCode = { define: {}, provide: {}, fallback: {} };
  const left = plugins.flatMap((plugin) => (readPlugin(plugin, names) ? [] : [nameOf(plugin)]));
  return { ...names, left };
}

function nameOf(plugin: unknown): string {
  return (plugin as { constructor?: { name?: string } } | null)?.constructor?.name ?? '';
}

function readPlugin(plugin: unknown, names: NamesInCode): boolean {
  const { definitions } = (plugin ?? {}) as { definitions?: Record<string, unknown> };
  switch (nameOf(plugin)) {
    case 'ProvidePlugin':
      for (const [name, target] of Object.entries(definitions ?? {})) {
        const [module, ...exports] = [target].flat() as string[];
        if (isName.test(name) && typeof module === 'string' && exports.length < 2)
          names.provide[name] = exports[0] === undefined ? [module] : [module, exports[0]];
      }
      return true;
    case 'DefinePlugin':
      define(definitions ?? {}, '', names.define);
      return true;
    case 'NodePolyfillPlugin':
      return readPolyfills(plugin as Polyfills, names);
    default:
      return false;
  }
}

const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Strings are code, other values are JSON. Objects are flattened, because `process.env` may be one. */
function define(definitions: object, before: string, into: Record<string, string>): void {
  for (const [name, value] of Object.entries(definitions)) {
    if (!name.split('.').every((part) => isName.test(part))) continue;
    if (typeof value === 'object' && value !== null) define(value as object, `${before}${name}.`, into);
    else {
      const code = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
      if (isLiteral(code)) into[before + name] = code;
    }
  }
}

/** Whether a piece of code is a literal or a name. */
function isLiteral(code: string): boolean {
  if (code.split('.').every((part) => isName.test(part))) return true;
  try {
    return JSON.parse(code) !== undefined;
  } catch {
    return false;
  }
}

interface Polyfills {
  apply(compiler: object): void;
}

/** The polyfill plugin for Node's modules changes the config of webpack. Here it receives an empty config. */
function readPolyfills(plugin: Polyfills, names: NamesInCode): boolean {
  const options = { plugins: [] as unknown[], resolve: { fallback: {}, alias: {} } };
  try {
    plugin.apply({ options, hooks: {}, webpack: bundler });
  } catch {
    return false;
  }
  Object.assign(names.fallback, options.resolve.fallback, options.resolve.alias);
  for (const each of options.plugins) {
    readPlugin(each, names);
    // The browser's console is sufficient.
    delete names.provide.console;
  }
  return true;
}
