/** Where the viewer puts the modules that it provides to code: a key of `globalThis`, by `Symbol.for`. */
export const clientModulesKey = 'lectern.modules';

/** Where the viewer puts the function that gives code the URL of a file, if the corpus is elsewhere: a key of `globalThis`, by `Symbol.for`. */
export const fileUrlKey = 'lectern.fileUrl';
