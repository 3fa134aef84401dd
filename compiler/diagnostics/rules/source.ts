import { error, warning } from '../rule.ts';

/** Faults of files as such, found while reading the content tree. */
export const sourceRules = {
  'invalid-utf8': error((_: Record<never, never>) => ({
    message: 'this file is not valid UTF-8',
    hint: 'save it as UTF-8; the place named is that of the first byte that is not',
  })),
  symlink: warning((f: { target: string }) => ({
    message: `this is a symbolic link to "${f.target}", and links are not followed`,
    hint: 'put the file itself into the content tree',
  })),
  'symlink-outside': error((f: { target: string | undefined }) => ({
    message:
      f.target === undefined
        ? 'this is a symbolic link that leads nowhere'
        : `this is a symbolic link to "${f.target}", which lies outside the site's folder`,
    hint: 'links are not followed: put the file itself into the content tree, or take the link away',
  })),
  'file-too-large': error((f: { bytes: number; limit: number }) => ({
    message: `this file has ${f.bytes} bytes, more than the limit of ${f.limit}`,
    hint: 'split it into several pages',
  })),
  'vanished-file': error((_: Record<never, never>) => ({
    message: 'this file was listed and could not be found when it was to be read',
    hint: 'compile again; if it stays, its name may not be valid UTF-8',
  })),
  'invalid-yaml': error((f: { reason: string }) => ({
    message: `this can't be read as YAML: ${f.reason}`,
    hint: 'text with special characters (":", "#", "[", "{", "@") belongs in quotes',
  })),
  'no-history': warning((f: { reason: string }) => ({
    message: `the dates of last updates are left out: ${f.reason}`,
    hint: 'compile inside a git repository with its history, or turn "showLastUpdateTime" and "showLastUpdateAuthor" off',
  })),
  'static-clash': warning((f: { taken: string }) => ({
    message: `"${f.taken}" has the same address in the output and is taken instead`,
    hint: 'rename one of them',
  })),
};
