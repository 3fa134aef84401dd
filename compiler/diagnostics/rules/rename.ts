import { error, warning } from '../rule.ts';

/** Rules for `lectern rename`: reasons why files can't be renamed, and changes that the author must make afterwards. */
export const renameRules = {
  'invalid-rename': error((f: { file: string; reason: string; hint?: string }) => ({
    message: `"${f.file}" can't be renamed: ${f.reason}`,
    hint: f.hint || 'choose another name; nothing was changed',
  })),
  'unmended-link': error((f: { url: string; requested: string }) => ({
    message: `the link "${f.url}" must become "${f.requested}", but Lectern can't edit it: its address is not written literally here`,
    hint: 'write the whole address, in quotes or in the parentheses of a link',
  })),
  'lost-address': error((f: { path: string; from: string; to?: string }) => ({
    message: `"${f.path}" would lead to no page after this rename, and "aliases" in front matter can't contain it`,
    hint:
      f.to === undefined
        ? 'add the path to "redirects" in the config first'
        : `add { from: ${JSON.stringify(f.from)}, to: ${JSON.stringify(f.to)} } to "redirects" in the config first`,
  })),
  'left-sidebar': warning((f: { sidebar: string }) => ({
    message: `after the move, no sidebar contains this doc; now it is in "${f.sidebar}"`,
    hint: 'add the new id of the doc to a sidebar, or move the doc into a folder from which a sidebar is generated',
  })),
  'changed-page-key': warning((f: { before: string; after: string }) => ({
    message: `the page key of this page changes from "${f.before}" to "${f.after}"`,
    hint: 'replace the old page key in programs that use it',
  })),
  'set-by-hand': warning((f: { name: string; value: string }) => ({
    message: `the front matter sets the ${f.name === 'id' ? 'id' : 'address'}, so it stays ${JSON.stringify(f.value)} under the new name`,
    hint: `remove "${f.name}" from the front matter to derive its value from the file name`,
  })),
};
