import { yamlHint } from '../yaml-hint.ts';
import { adjustableError, didYouMean, error, list, warning, type Wording } from '../rule.ts';
import type { UnsafeReason } from '../../../corpus/safe-folder.ts';

const jsonHint = 'put strings and keys in double quotes, and commas only between values';

/** Messages about a path that should be a translation folder, but is not. */
const translationPlaces = {
  file: (dir: string) => ({
    message: 'this is a file, but Lectern expects a folder of translations here',
    hint: `rename the file, or put the translations into a folder "${dir}"`,
  }),
  folder: (_: string) => ({
    message: 'this is a folder, but Lectern expects a JSON file of translated labels here',
    hint: 'rename the folder, or replace it with a JSON file',
  }),
  nothing: (dir: string) => ({
    message: `there is no folder of translations "${dir}"`,
    hint: 'create the folder, or name the folder that contains the translations',
  }),
};

/** Messages for ignored files in translation folders. */
const unread = {
  content: {
    message: (name: string) =>
      `Lectern does not read the translations in this folder: no docs, blog or pages of the site have the name "${name}"`,
    hint: 'name the folder after the kind of content and the id of its instance, as in "docusaurus-plugin-content-docs-api"',
  },
  version: {
    message: (name: string) =>
      `Lectern does not read these translations: no version of the docs has the name "${name}"`,
    hint: 'put translations of a version in "current" or "version-2.0", and its labels in a JSON file of that name; delete translations of removed versions',
  },
  page: {
    message: (name: string) =>
      `Lectern does not read this page, because "${name}" is outside of the folders for translated content`,
    hint: 'move the page below "docusaurus-plugin-content-docs/current", to the path of its original in the docs, or delete the page',
  },
  labels: {
    message: (name: string) =>
      `Lectern does not read these labels: here, a file of labels can't have the name "${name}"`,
    hint: 'put strings of the viewer and of code in "code.json"',
  },
};

/** Messages for files and folders that Lectern refuses to write or remove. */
const unsafePath: Record<UnsafeReason, (f: { file: string; root: string }) => Wording> = {
  link: ({ file }) => ({
    message: `"${file}" is a symbolic link, and Lectern does not write or remove files through links`,
    hint: 'delete the link, which does not change its target, and run the command again; to write to another folder, name it with "--out-dir" or "--cache-dir"',
  }),
  shared: ({ file }) => ({
    message: `"${file}" is a hard link: a change would also change the file at its other path`,
    hint: 'delete the file at this path, and run the command again; its content remains at the other path',
  }),
  outside: ({ file, root }) => ({
    message: `"${file}" is outside of "${root}", so Lectern does not write the file`,
    hint: 'change the path in the plugin or setting: it must stay inside the site',
  }),
  moved: ({ file }) => ({
    message: `"${file}" was moved, replaced or removed while Lectern wrote into it`,
    hint: 'find the program that changes this folder, and run the command again',
  }),
};

/** Rules for files. Lectern finds their errors while it reads the content folders. */
export const sourceRules = {
  'invalid-utf8': error((_: Record<never, never>) => ({
    message: 'this file is not valid UTF-8',
    hint: 'save the file as UTF-8; the location shows the first invalid byte',
  })),
  symlink: warning((f: { target: string }) => ({
    message: `this is a symbolic link to "${f.target}", which Lectern does not follow`,
    hint: 'link to a file or folder of content inside the site, or put the file itself into the content tree',
  })),
  'symlink-outside': adjustableError((f: { target: string | undefined }) => ({
    message:
      f.target === undefined
        ? 'this is a broken symbolic link'
        : `this is a symbolic link to "${f.target}", which is outside the site's folder`,
    hint: 'put the file itself into the content tree, or remove the link',
  })),
  'unsafe-path': error((f: { file: string; root: string; reason: UnsafeReason }) => unsafePath[f.reason](f)),
  'changed-output': warning((f: { file: string }) => ({
    message: `"${f.file}" was changed since Lectern wrote it, so Lectern does not remove it`,
    hint: 'delete the file, or move the file out of the output folder; later compiles do not change it',
  })),
  'cache-differs': error((f: { entry: string; part: string }) => ({
    message: `the cached entry ${f.entry} differs from the rebuilt one: ${f.part}`,
    hint: 'find out who writes to the cache, and create a new "LECTERN_CACHE_KEY"; this run replaces the entry',
  })),
  'not-a-file': error((_: Record<never, never>) => ({
    message: 'this path must be a file, not a folder, a pipe, a socket or a device',
    hint: 'put a regular file at this path',
  })),
  'undecodable-name': error((_: Record<never, never>) => ({
    message: "this file name is not valid UTF-8, so it can't become an address",
    hint: 'rename the file; invalid bytes are shown as \\x and two digits',
  })),
  'file-too-large': error((f: { bytes: number; limit: number }) => ({
    message: `this file has ${f.bytes} bytes, more than the limit of ${f.limit}`,
    hint: 'split the file into several pages',
  })),
  'vanished-file': error((_: Record<never, never>) => ({
    message: 'this file disappeared before Lectern read it',
    hint: 'compile again',
  })),
  'invalid-yaml': error((f: { reason: string }) => ({
    message: `this is not valid YAML: ${f.reason}`,
    hint: yamlHint(f.reason),
  })),
  'invalid-json': error((f: { reason: string }) => ({
    message: `this is not valid JSON: ${f.reason}`,
    hint: f.reason.startsWith('expected') ? jsonHint : yamlHint(f.reason, jsonHint),
  })),
  'no-history': warning((f: { reason: string }) => ({
    message: `pages show no date of the last update: ${f.reason}`,
    hint: 'compile inside a git repository with its history, or turn "showLastUpdateTime" and "showLastUpdateAuthor" off',
  })),
  'unread-config': warning((f: { config: string }) => ({
    message: `Lectern does not read this file, because "${f.config}" is the config`,
    hint: 'remove one of the two configs',
  })),
  'secret-file': warning((_: Record<never, never>) => ({
    message: 'this file is not published: files with such a name contain tokens, keys or repository data',
    hint: 'move the file out of the static folder; if the file was published before, replace its tokens and keys',
  })),
  'unsafe-svg': warning((f: { code: readonly string[]; isRefused: boolean }) => ({
    message: `this SVG contains ${list(f.code)}, which would run code when a browser opens the file directly${f.isRefused ? '' : '; Lectern removes this code'}`,
    hint: 'remove the code, or set "assets.svg" to "as-is" in the config if you trust all authors',
  })),
  'unreadable-svg': error((f: { reason: string }) => ({
    message: `Lectern can't check whether this SVG runs code: ${f.reason}`,
    hint: 'save the file again as UTF-8, or set "assets.svg" to "as-is" in the config',
  })),
  'static-clash': warning((f: { otherFile: string }) => ({
    message: `"${f.otherFile}" has the same path in the output, so Lectern does not publish this file`,
    hint: `rename this file or "${f.otherFile}"`,
  })),
  'translation-file': error((f: { reason: string; hint?: string }) => ({
    message: `these translations can't be used: ${f.reason}`,
    hint: f.hint || 'fix the file, or delete it and run "lectern write-translations"',
  })),
  'translation-place': warning(
    (f: { dir: string } & ({ is: 'file' | 'folder' | 'nothing' } | { is: 'shared'; locale: string; other: string })) =>
      f.is === 'shared'
        ? {
            message: `the languages "${f.locale}" and "${f.other}" have the same folder of translations, "${f.dir}"`,
            hint: 'set a different "path" for each language',
          }
        : translationPlaces[f.is](f.dir),
  ),
  'translation-plurals': warning((f: { key: string; count: number; locale: string; forms: readonly string[] }) => ({
    message: `the translation of "${f.key}" has ${f.count} plural forms, but "${f.locale}" has ${f.forms.length}: ${f.forms.join(', ')}`,
    hint:
      f.count > f.forms.length
        ? 'separate forms with "|", in this order; Lectern ignores further forms'
        : 'separate forms with "|", in this order; the last form is used for the missing forms',
  })),
  'translation-placeholder': warning((f: { key: string; placeholders: readonly string[] }) => ({
    message: `the translation of "${f.key}" contains ${list(f.placeholders)}, which the original does not contain`,
    hint: 'copy the names in braces from the original',
  })),
  'orphan-translation': warning((f: { original: string; near?: string }) => ({
    message: `this translation has no original: there is no "${f.original}"`,
    hint:
      f.near === undefined
        ? 'add the page in the default language, or delete this file'
        : `is it the translation of "${f.near}"?`,
  })),
  'unread-translations': warning((f: { name: string; of: keyof typeof unread; near?: string }) => ({
    message: unread[f.of].message(f.name),
    hint: didYouMean(f.near) ?? unread[f.of].hint,
  })),
  'unknown-locale': warning((f: { locale: string; near?: string; elsewhere?: string }) =>
    f.elsewhere === undefined
      ? {
          message: `Lectern does not read the folder of translations "${f.locale}": "i18n.locales" does not list this language`,
          hint: didYouMean(f.near) ?? 'add the language to the config, or move the folder elsewhere',
        }
      : {
          message: `Lectern does not read the folder of translations "${f.locale}": the config sets "${f.elsewhere}" for this language`,
          hint: `move the translations into "${f.elsewhere}", or remove "path" of this language from the config`,
        },
  ),
  'missing-sharp': warning((f: { requested: 'sizes' | 'cards' }) => ({
    message: `${f.requested === 'sizes' ? 'images are published in one size only' : 'pages have no social cards'}, because the package "sharp" is not installed`,
    hint: `run "npm install sharp" in the site's folder, or set "${f.requested === 'sizes' ? 'images' : 'socialCards'}: false"`,
  })),
  'invalid-card-font': error((f: { key: string; font: string; reason: string }) => ({
    message: `social cards can't use ${f.font === '' ? "Lectern's own font" : `"${f.font}"`}: ${f.reason}`,
    hint: "name a WOFF2, TrueType or OpenType file, relative to the site's folder",
  })),
  'card-without-letters': warning((f: { scripts: string }) => ({
    message: `pages whose titles are written in ${f.scripts} have no social cards, because this machine has no font with these letters`,
    hint: 'set "socialCards.font" to a font with these letters, or install such a font',
  })),
};
