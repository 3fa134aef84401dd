import { error, warning } from '../rule.ts';

/** Faults of files as such, found while reading the content tree. */
export const sourceRules = {
  'invalid-utf8': error((_: Record<never, never>) => ({
    message: 'this file is not valid UTF-8',
    hint: 'save it as UTF-8; the place named is that of the first byte that is not',
  })),
  'symlink': warning((f: { target: string }) => ({
    message: `this is a symbolic link to "${f.target}", and links are not followed`,
    hint: 'put the file itself into the content tree',
  })),
  'file-too-large': error((f: { bytes: number; limit: number }) => ({
    message: `this file has ${f.bytes} bytes, more than the limit of ${f.limit}`,
    hint: 'split it into several pages',
  })),
};
