import { yamlHint } from '../yaml-hint.ts';
import { adjustableError, didYouMean, error, list, warning, type Wording } from '../rule.ts';
import type { UnsafeReason } from '../../../corpus/safe-folder.ts';

const jsonHint = 'strings and keys belong in double quotes, and commas between values only';

/** What stands where translations are looked for. */
const translationPlaces = {
  file: (dir: string) => ({
    message: 'this is a file, and a folder of translations is looked for here',
    hint: `rename it, or put the translations into a folder "${dir}"`,
  }),
  folder: (_: string) => ({
    message: 'this is a folder, and a file of labels is looked for here',
    hint: 'rename it, or put a file of JSON in its place',
  }),
  nothing: (dir: string) => ({
    message: `there is no folder of translations "${dir}"`,
    hint: 'make it, or name the folder that the translations lie in',
  }),
};

/** What is not read among translations. */
const unread = {
  content: {
    message: (name: string) =>
      `the translations in this folder are not read: the site has no content that "${name}" stands for`,
    hint: 'the folder is named by the kind of content and the id of its instance: "docusaurus-plugin-content-docs-api"',
  },
  version: {
    message: (name: string) => `these translations are not read: the docs have no version that "${name}" stands for`,
    hint: 'translations of a version lie in "current", or in "version-2.0", and its labels in a file of that name; remove those of versions that are gone',
  },
  page: {
    message: (name: string) => `this page is not read: "${name}" lies beside the folders of translated content`,
    hint: 'put it where its original lies in the docs, below "docusaurus-plugin-content-docs/current", or take it away',
  },
  labels: {
    message: (name: string) => `these labels are not read: no file of labels is called "${name}" here`,
    hint: 'labels of the viewer and of code lie in "code.json"',
  },
};

/** Why Lectern writes and removes nothing at a path. */
const unsafePath: Record<UnsafeReason, (f: { file: string; root: string }) => Wording> = {
  link: ({ file }) => ({
    message: `"${file}" is a symbolic link, and Lectern writes and removes nothing through links`,
    hint: 'delete the link, which leaves its target alone, and run the command again; to write to another folder, name it with "--out-dir" or "--cache-dir"',
  }),
  shared: ({ file }) => ({
    message: `"${file}" is a hard link: the same file has another name, and would change there too`,
    hint: 'delete this name of the file, and run the command again; the other name keeps its content',
  }),
  outside: ({ file, root }) => ({
    message: `"${file}" is outside of "${root}", and Lectern writes nothing there`,
    hint: 'fix the path that a plugin or a setting names, so that it stays inside',
  }),
};

/** Faults of files as such, found while reading the content tree. */
export const sourceRules = {
  'invalid-utf8': error((_: Record<never, never>) => ({
    message: 'this file is not valid UTF-8',
    hint: 'save it as UTF-8; the place named is that of the first byte that is not',
  })),
  symlink: warning((f: { target: string }) => ({
    message: `this is a symbolic link to "${f.target}", which is not followed`,
    hint: 'link to a file or folder of content inside the site, or put the file itself into the content tree',
  })),
  'symlink-outside': adjustableError((f: { target: string | undefined }) => ({
    message:
      f.target === undefined
        ? 'this is a symbolic link that leads nowhere'
        : `this is a symbolic link to "${f.target}", which lies outside the site's folder`,
    hint: 'put the file itself into the content tree, or remove the link',
  })),
  'unsafe-path': error((f: { file: string; root: string; reason: UnsafeReason }) => unsafePath[f.reason](f)),
  'changed-output': warning((f: { file: string }) => ({
    message: `"${f.file}" was changed since Lectern wrote it, so Lectern does not remove it`,
    hint: 'delete it, or move it out of the output folder; later compiles leave it alone',
  })),
  'not-a-file': error((_: Record<never, never>) => ({
    message: 'a file should be here, and there is a folder, a pipe, a socket or a device',
    hint: 'put a file in its place',
  })),
  'undecodable-name': error((_: Record<never, never>) => ({
    message: 'this name is not valid UTF-8, so that no address can be made of it',
    hint: 'rename it; the bytes that are not valid are shown as \\x and two digits',
  })),
  'file-too-large': error((f: { bytes: number; limit: number }) => ({
    message: `this file has ${f.bytes} bytes, more than the limit of ${f.limit}`,
    hint: 'split it into several pages',
  })),
  'vanished-file': error((_: Record<never, never>) => ({
    message: 'this file was listed and could not be found when it was to be read',
    hint: 'compile again',
  })),
  'invalid-yaml': error((f: { reason: string }) => ({
    message: `this can't be read as YAML: ${f.reason}`,
    hint: yamlHint(f.reason),
  })),
  'invalid-json': error((f: { reason: string }) => ({
    message: `this can't be read as JSON: ${f.reason}`,
    hint: f.reason.startsWith('expected') ? jsonHint : yamlHint(f.reason, jsonHint),
  })),
  'no-history': warning((f: { reason: string }) => ({
    message: `the dates of last updates are left out: ${f.reason}`,
    hint: 'compile inside a git repository with its history, or turn "showLastUpdateTime" and "showLastUpdateAuthor" off',
  })),
  'unread-config': warning((f: { read: string }) => ({
    message: `this file is not read: "${f.read}" is the config`,
    hint: 'take one of the two away',
  })),
  'secret-file': warning((_: Record<never, never>) => ({
    message:
      'this file is not published: its name is one of files that hold tokens, keys or the inside of a repository',
    hint: 'take it out of the static folder; what was published before should be replaced by new tokens and keys',
  })),
  'unsafe-svg': warning((f: { what: readonly string[]; isRefused: boolean }) => ({
    message: `this drawing would run code when it is opened by itself, by ${list(f.what)}${f.isRefused ? '' : '; that is left out'}`,
    hint: 'take it out, or set "assets.svg" to "as-is" in the config, if all who draw here are trusted',
  })),
  'unreadable-svg': error((f: { reason: string }) => ({
    message: `it can't be told whether this drawing runs code: ${f.reason}`,
    hint: 'save it anew, as UTF-8, or set "assets.svg" to "as-is" in the config',
  })),
  'static-clash': warning((f: { taken: string }) => ({
    message: `"${f.taken}" has the same address in the output and is taken instead`,
    hint: 'rename one of them',
  })),
  'translation-file': error((f: { reason: string; hint?: string }) => ({
    message: `these translations can't be used: ${f.reason}`,
    hint: f.hint || 'fix the file, or delete it and run "lectern write-translations"',
  })),
  'translation-place': warning(
    (f: { dir: string } & ({ is: 'file' | 'folder' | 'nothing' } | { is: 'shared'; locale: string; other: string })) =>
      f.is === 'shared'
        ? {
            message: `"${f.locale}" and "${f.other}" are translated by the same folder, "${f.dir}"`,
            hint: 'give each language a folder of its own by "path"',
          }
        : translationPlaces[f.is](f.dir),
  ),
  'translation-plurals': warning((f: { key: string; count: number; locale: string; forms: readonly string[] }) => ({
    message: `the translation of "${f.key}" has ${f.count} forms for numbers, and "${f.locale}" has ${f.forms.length}: ${f.forms.join(', ')}`,
    hint:
      f.count > f.forms.length
        ? 'forms are parted by "|" and stand in this order; those beyond are never shown'
        : 'forms are parted by "|" and stand in this order; the last is said of all numbers that have none of their own',
  })),
  'translation-placeholder': warning((f: { key: string; placeholders: readonly string[] }) => ({
    message: `the translation of "${f.key}" names ${list(f.placeholders)}, which its original does not have`,
    hint: 'write the names in braces as the original has them',
  })),
  'orphan-translation': warning((f: { original: string; near?: string }) => ({
    message: `this is the translation of no file: there is no "${f.original}"`,
    hint: f.near === undefined ? 'a page needs a file in the usual language' : `is it that of "${f.near}"?`,
  })),
  'unread-translations': warning((f: { name: string; of: keyof typeof unread; near?: string }) => ({
    message: unread[f.of].message(f.name),
    hint: didYouMean(f.near) ?? unread[f.of].hint,
  })),
  'unknown-locale': warning((f: { locale: string; near?: string; elsewhere?: string }) =>
    f.elsewhere === undefined
      ? {
          message: `the folder of translations "${f.locale}" is not read: it is none of "i18n.locales"`,
          hint: didYouMean(f.near) ?? 'add it to the config, or move it elsewhere',
        }
      : {
          message: `the folder of translations "${f.locale}" is not read: the config has those into "${f.locale}" in "${f.elsewhere}"`,
          hint: 'move it there, or take the "path" of this language out of the config',
        },
  ),
  'missing-sharp': warning((f: { wanted: 'sizes' | 'cards' }) => ({
    message: `${f.wanted === 'sizes' ? 'pictures are published in one size only' : 'pages have no social cards'}, since the package "sharp" is not installed`,
    hint: `run "npm install sharp" in the site's folder, or set "${f.wanted === 'sizes' ? 'images' : 'socialCards'}: false"`,
  })),
  'invalid-card-font': error((f: { key: string; font: string | undefined; reason: string }) => ({
    message: `social cards can't be drawn in ${f.font === undefined ? "Lectern's own face" : `"${f.font}"`}: ${f.reason}`,
    hint: "name a file of WOFF2, TrueType or OpenType, relative to the site's folder",
  })),
  'card-without-letters': warning((f: { scripts: readonly string[] }) => ({
    message: `pages whose titles are written in ${list(f.scripts)} have no social cards, since this machine has no face with these letters`,
    hint: 'name a font that has them in "socialCards.font", or install one',
  })),
};
