/** The key of `globalThis`, by `Symbol.for`, for the modules that the viewer provides to code. */
export const clientModulesKey = 'lectern.modules';

/** Key of `globalThis`, by `Symbol.for`: a function that gives code the URL of a file. Absent unless the corpus is elsewhere. */
export const fileUrlKey = 'lectern.fileUrl';
