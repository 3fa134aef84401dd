/** Where the viewer puts the modules that it provides to code: a key of `globalThis`, by `Symbol.for`. */
export const clientModulesKey = 'lectern.modules';

/** Key of `globalThis`, by `Symbol.for`: a function that gives code the URL of a file. Absent unless the corpus is elsewhere. */
export const fileUrlKey = 'lectern.fileUrl';
