/** Where the viewer puts the modules that it provides to code: a key of `globalThis`, by `Symbol.for`. */
export const clientModulesKey = 'lectern.modules';
