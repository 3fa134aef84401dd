import { didYouMean, error, list, suggest, warning } from '../rule.ts';

/** Rules for imported code. The bundler finds these errors. */
export const codeRules = {
  'unresolved-import': error((f: { specifier: string; near?: string; advice?: string }) => ({
    message: `the imported file or package "${f.specifier}" can't be found`,
    hint: didYouMean(f.near) ?? f.advice ?? 'fix the path, or add the file',
  })),
  'import-outside-site': error((f: { specifier: string }) => ({
    message: `the imported file "${f.specifier}" is outside the site's folder`,
    hint: 'copy the file into the site, or name its folder in "aliases"',
  })),
  'broken-module': error((f: { specifier?: string; reason: string; where?: string; advice?: string }) => ({
    message: `${f.specifier === undefined ? 'this code' : `"${f.specifier}"`} can't be bundled: ${f.reason}`,
    hint:
      [f.advice ?? [], f.where === undefined ? [] : `look at ${f.where}`].flat().join('; ') ||
      'fix the code, or remove its import',
  })),
  'stand-in': warning((f: { specifier: string }) => ({
    message: `the imported module "${f.specifier}" can't be found; a placeholder without content replaces it`,
    hint: `install "${f.specifier}", and compile without "--stub-missing" to see its content`,
  })),
  'theme-file-left-out': warning((f: { missing: string; where?: string }) => ({
    message: `this file is not used, because the viewer does not have ${f.missing}`,
    hint: `remove the import of ${f.missing}${f.where === undefined ? '' : ` in ${f.where}`}; until then the viewer shows its own component`,
  })),
  'computed-import': error((f: { knownStart: string }) => ({
    message: `this import${f.knownStart === '' ? '' : ` of "${f.knownStart}…"`} can't be bundled: its path is known only at run time`,
    hint: 'start the path with the folder, as in `./icons/${name}.svg` or `@site/static/icons/${name}.svg`, so that all matching files are bundled',
  })),
  'missing-export': warning((f: { name: string; module: string }) => ({
    message: `"${f.name}" is imported from "${f.module}", which has no such export, so it is undefined`,
    hint: `export "${f.name}" from "${f.module}", or remove the import`,
  })),
  'odd-style': warning((f: { reason: string }) => ({
    message: `browsers ignore this CSS declaration: ${f.reason}`,
    hint: 'fix or remove the declaration',
  })),
  'unknown-property': warning((f: { name: string; near?: string | undefined }) => ({
    message: `Lectern has no custom property "--lectern-${f.name}"`,
    hint: suggest(
      f.near && `--lectern-${f.near}`,
      'use another prefix for your own properties; "Custom properties" in the docs lists the known names',
    ),
  })),
  'unused-theme-file': warning(
    (f: { name: string; isPart: boolean; isModule: boolean; instead?: string; near?: string }) => ({
      message:
        f.instead !== undefined
          ? `this file is not used: "${f.instead}" has the same name and is used instead`
          : f.isPart
            ? `this file is not used: "${f.name}" is not a replaceable part of the viewer`
            : f.isModule
              ? `this file is not used: the viewer renders its own "${f.name}", and no page or module imports "@theme/${f.name}"`
              : 'this file is not used: no page or module imports it',
      hint:
        f.instead !== undefined
          ? `remove this file or "${f.instead}"`
          : (didYouMean(f.near) ?? 'import it or remove it; "Theme parts" in the docs lists the parts'),
    }),
  ),
  'own-grammar': warning((f: { reason: string }) => ({
    message: `some languages that this file adds to Prism are ignored: ${f.reason}`,
    hint: 'add only regular expressions to "languages", and import nothing that needs a browser: code is highlighted at compile time; other languages are shown as plain text',
  })),
  'prerender-failed': warning(
    (f: {
      reason: string;
      names: readonly string[];
      isTheme: boolean;
      isMisread: boolean;
      isLate: boolean;
      isElsewhere: boolean;
    }) => ({
      message: f.isLate
        ? `${f.isElsewhere ? 'this code' : `code of this ${f.isTheme ? 'part of the theme' : 'page'}`} failed after the HTML was rendered: ${f.reason}`
        : f.isTheme
          ? f.names.length === 0
            ? `the HTML of pages lacks the theme parts of the site, because one of them failed to render: ${f.reason}`
            : `the HTML of pages lacks the theme part ${list(f.names)}, which failed to render: ${f.reason}`
          : f.isElsewhere
            ? `${f.names.length === 0 ? 'this code' : list(f.names)} failed to render, so the HTML lacks its output: ${f.reason}`
            : `the HTML of this page lacks the output of its code${f.names.length === 0 ? '' : `, ${list(f.names)}`}: ${f.reason}`,
      hint: f.isMisread
        ? 'nest elements as HTML allows, for example no <div> in a <p>: browsers move misplaced elements'
        : 'move code that needs a browser into <BrowserOnly> or an effect; see "onPrerenderError" and "prerender" in the config',
    }),
  ),
  'dynamic-translation': warning((f: { call: string; unknownPart: string }) => ({
    message: `the text of this ${f.call} is not in the translation files: ${f.unknownPart} is known only at run time`,
    hint: 'write "id" and "message" as string literals, and pass the variable parts as values: {name}',
  })),
  'missing-default-export': error((_: Record<never, never>) => ({
    message: 'this page component has no default export',
    hint: 'export a component as default: export default function Page() { … }',
  })),
};
