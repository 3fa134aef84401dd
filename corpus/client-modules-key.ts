/** The key of a global: `globalThis[Symbol.for(…)]` contains the modules that the viewer provides to code. */
export const clientModulesKey = 'lectern.modules';

/**
 * The key of a global: a function that converts the address of a file to a URL. It is set only if the corpus is on
 * another host than the pages, or in another folder.
 */
export const fileUrlKey = 'lectern.fileUrl';
