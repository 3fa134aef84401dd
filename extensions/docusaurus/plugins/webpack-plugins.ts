/** Replacements that webpack plugins make in code: of global names, and of modules. */
export interface NamesInCode {
  /** Name → code: `process.env.CHANNEL` → `"beta"`. */
  define: Record<string, string>;
  /** Name → module, and the name of its export. Without a name, the default export is used. */
  provide: Record<string, readonly [module: string, name?: string]>;
  /** Module name → module that replaces it; `false` for an empty module. */
  fallback: Record<string, unknown>;
}

class ProvidePlugin {
  constructor(readonly definitions: object = {}) {}
}

class DefinePlugin {
  constructor(readonly definitions: object = {}) {}
}

/**
 * Replacement for the package `webpack`, whose classes plugins instantiate. Lectern reads `DefinePlugin` and
 * `ProvidePlugin`; all other classes do nothing.
 */
export const bundler: unknown = new Proxy(
  Object.assign(function BundlerPlugin() {}, { ProvidePlugin, DefinePlugin }),
  {
    get: (target, name) => (typeof name === 'symbol' || name in target ? Reflect.get(target, name) : bundler),
  },
);

/**
 * @returns the names that webpack plugins replace, and in `left` the names of plugins that Lectern doesn't
 * support
 */
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

/**
 * Adds definitions. A string is code; other values are converted to JSON. Objects such as `process.env` are flattened.
 */
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

/** Whether code is a single literal or name. */
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

/**
 * Reads the settings of the polyfill plugin for Node.js modules. The plugin is called with an empty webpack config, and
 * adds its settings to that config.
 */
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
    // Browsers have `console`, so it needs no polyfill.
    delete names.provide.console;
  }
  return true;
}
