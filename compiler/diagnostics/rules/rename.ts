import { error, warning } from '../rule.ts';

/** What stands against renaming files of content, and what is left to do after it. */
export const renameRules = {
  'invalid-rename': error((f: { file: string; reason: string; hint?: string }) => ({
    message: `"${f.file}" can't be renamed: ${f.reason}`,
    hint: f.hint || 'nothing has been changed; give it a name that can be used',
  })),
  'unmended-link': error((f: { url: string; wanted: string }) => ({
    message: `the link "${f.url}" is to become "${f.wanted}", and is not written like that here`,
    hint: 'write the address as it is, in quotes or in the brackets of a link',
  })),
  'lost-address': error((f: { path: string; from: string; to?: string }) => ({
    message: `nothing would answer "${f.path}" any more, and no front matter can name it`,
    hint:
      f.to === undefined
        ? 'lead readers on with "redirects" in the config first'
        : `add { from: ${JSON.stringify(f.from)}, to: ${JSON.stringify(f.to)} } to "redirects" in the config first`,
  })),
  'set-by-hand': warning((f: { name: string; value: string }) => ({
    message: `the front matter sets the ${f.name === 'id' ? 'id' : 'address'}, so it stays ${JSON.stringify(f.value)} under the new name`,
    hint: `take "${f.name}" out to have it follow the name of the file`,
  })),
};
