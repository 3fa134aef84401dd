import { didYouMean, error, list, warning } from '../rule.ts';

/** Faults of the code that content imports, found when it is bundled. */
export const codeRules = {
  'unresolved-import': error((f: { specifier: string; near?: string; advice?: string }) => ({
    message: `"${f.specifier}" can't be found`,
    hint: didYouMean(f.near) ?? f.advice ?? 'correct the path, or put the file there',
  })),
  'import-outside-site': error((f: { specifier: string }) => ({
    message: `"${f.specifier}" lies outside the site's folder`,
    hint: 'copy the file into the site, or name its folder in "aliases"',
  })),
  'broken-module': error((f: { specifier?: string; reason: string; where?: string; advice?: string }) => ({
    message: `${f.specifier === undefined ? 'this' : `"${f.specifier}"`} can't be bundled: ${f.reason}`,
    hint:
      [f.advice ?? [], f.where === undefined ? [] : `look at ${f.where}`].flat().join('; ') ||
      'fix the code, or remove the import that leads to it',
  })),
  'stand-in': warning((f: { specifier: string }) => ({
    message: `"${f.specifier}" can't be found, and what stands in for it shows nothing of its own`,
    hint: `install "${f.specifier}", and compile without "--stub-missing" to see its content`,
  })),
  'theme-file-left-out': warning((f: { missing: string; where?: string }) => ({
    message: `this file is not used, since the viewer does not have ${f.missing}`,
    hint: `remove the import of ${f.missing}${f.where === undefined ? '' : ` in ${f.where}`}; until then the viewer shows its own part`,
  })),
  'computed-import': error((f: { certain: string }) => ({
    message: `nothing will provide in a browser what is imported here${f.certain === '' ? '' : `, "${f.certain}…"`}: it is only known while the code runs`,
    hint: 'begin with the folder, as in `./icons/${name}.svg` or `@site/static/icons/${name}.svg`, so that all files that may be meant are taken in',
  })),
  'missing-export': warning((f: { name: string; module: string }) => ({
    message: `"${f.name}" is imported from "${f.module}", which exports nothing of that name, and is undefined`,
    hint: 'export it there, or remove the import',
  })),
  'odd-style': warning((f: { reason: string }) => ({
    message: `browsers will not understand this: ${f.reason}`,
    hint: 'fix the declaration or remove it, because browsers ignore it',
  })),
  'unused-theme-file': warning(
    (f: { name: string; isPart: boolean; isModule: boolean; instead?: string; near?: string }) => ({
      message:
        f.instead !== undefined
          ? `nothing shows this: "${f.instead}" has the same name, and is shown`
          : f.isPart
            ? `nothing shows this: "${f.name}" is no part of the viewer that a site can replace`
            : f.isModule
              ? `nothing shows this: the viewer draws its own "${f.name}", and no content and no code imports "@theme/${f.name}"`
              : 'nothing shows this: no content and no code imports it',
      hint:
        f.instead !== undefined
          ? 'remove one of them'
          : (didYouMean(f.near) ??
            'import it where it is wanted, or remove it; "Theme parts" in the docs lists the parts'),
    }),
  ),
  'own-grammar': warning((f: { reason: string }) => ({
    message: `grammars that this adds to Prism are not used, or not all of them: ${f.reason}`,
    hint: 'code is coloured when the site is compiled: let the function add regular expressions to "languages", and import nothing that needs a browser; a language that Prism does not have is plain text else',
  })),
  'prerender-failed': warning(
    (f: { reason: string; names: readonly string[]; isTheme: boolean; isMisread: boolean; isLate: boolean }) => ({
      message: f.isLate
        ? `code of this ${f.isTheme ? 'part of the theme' : 'page'} failed after the HTML was rendered: ${f.reason}`
        : f.isTheme
          ? f.names.length === 0
            ? `the HTML of pages lacks the site's own parts of the theme, as one of them could not be drawn: ${f.reason}`
            : `the HTML of pages lacks this part of the theme, ${list(f.names)}, which could not be drawn: ${f.reason}`
          : `the HTML of this page lacks what its code draws${f.names.length === 0 ? '' : `, ${list(f.names)}`}: ${f.reason}`,
      hint: f.isMisread
        ? 'nest elements as HTML allows: no block in a paragraph, and no text on the line of a block; browsers would move it elsewhere'
        : 'put what needs a browser into <BrowserOnly> or an effect; see "onPrerenderError" and "prerender" in the config',
    }),
  ),
  'dynamic-translation': warning((f: { call: string; what: string }) => ({
    message: `the text of this ${f.call} is in no file of translations: ${f.what} is only known when the code runs`,
    hint: 'write id and message as text, and give what changes as a value: {name}',
  })),
  'missing-default-export': error((_: Record<never, never>) => ({
    message: 'this page component has no default export',
    hint: 'a component must be exported as default: export default function Page() { … }',
  })),
};
