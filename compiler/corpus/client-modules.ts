/**
 * The modules that the viewer provides to code modules, so that neither React nor the viewer is ever bundled with a
 * page: import specifier → the names it exports. The viewer puts them all at `globalThis[Symbol.for('lectern.modules')]`
 * before it loads the first code module.
 */
export const clientModules: Record<string, readonly string[]> = {
  react: ['default'],
  'react/jsx-runtime': ['jsx', 'jsxs', 'Fragment'],
  'lectern/client': ['usePageScope'],
};

/** Where the viewer puts them: a key of `globalThis`, by `Symbol.for`. */
export const clientModulesKey = 'lectern.modules';
