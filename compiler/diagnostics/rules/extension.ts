import { adjustableError, error, warning } from '../rule.ts';

/** Rules for errors of extensions, and for conflicts between extensions and the site. */
export const extensionRules = {
  'extension-failed': adjustableError((f: { extension: string; hook: string; reason: string }) => ({
    message: `the extension "${f.extension}" fails in "${f.hook}": ${f.reason}`,
    hint: 'fix the code of the extension at this location, or remove the extension from "extensions" in the config',
  })),
  'extension-clash': error((f: { extension: string; path: string; other?: string }) => ({
    message: `the extension "${f.extension}" provides "${f.path}", but ${
      f.other === undefined ? 'a file on the disk has this path' : `the extension "${f.other}" also provides it`
    }`,
    hint: 'rename one of the two files, or set another path in the options of the extension',
  })),
  'extension-unread': warning((f: { path: string }) => ({
    message: `an extension provides "${f.path}", which is in no folder of docs, pages or posts`,
    hint: 'set another path in the options of the extension, or add the folder to the config',
  })),
};
