import type { Message } from 'esbuild';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { atLevel, diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CodeImport } from '../parse/document.ts';
import { adviceOnImport } from './imports/advice-on-import.ts';
import { importKey } from './modules/assemble-entry.ts';
import { nameOfPackage, folderOfPackage } from './imports/installed-package.ts';
import { intoPackage, ofPackage } from './imports/package-import.ts';
import type { ImportProblem } from './imports/unresolved.ts';
import { moduleName, namespaces, tracedName, type CodeSite, type Importer } from './code-run.ts';
import type { CodeSource } from './code-sources.ts';
import type { Entry } from './group-entries.ts';

/** The diagnostics for an error of esbuild, and the code to remove before bundling again. */
export interface Explanation {
  diagnostics: Diagnostic[];
  /** Keys of imports (`imports`) and source of declarations (`parts`) to remove; see `Broken`. */
  imports: string[];
  parts: string[];
}

/** The data needed to explain errors of esbuild. */
export interface BundlerErrorContext {
  site: CodeSite;
  entries: Entry[];
  sources: readonly CodeSource[];
  importers: ReadonlyMap<string, Importer[]>;
  specifierOf(own: CodeImport, source: string): string;
}

/** `BundlerErrorContext` with a hint for installing a missing package. */
type AdvisedContext = BundlerErrorContext & { advice: string | undefined };

/** Explains an error of esbuild. Reports it where the content imports the broken module, directly or indirectly. */
export async function explainBundlerError(problem: Message, given: BundlerErrorContext): Promise<Explanation> {
  const { location } = problem;
  const { entries, site } = given;
  const context = { ...given, advice: await adviceOnImport(missingModule(problem) ?? '', site) };
  const entry = entries.find(({ id }) => moduleName(namespaces.entry, id) === location?.file);
  const explanation = entry ? problemOfEntry(problem, entry, context) : problemOfModule(problem, context);
  const missing = missingPart(problem);
  const diagnostics = explanation.diagnostics.flatMap((diagnostic) => {
    // A theme component written for Docusaurus may import a component that Lectern lacks. Lectern then ignores the
    // theme component.
    if (missing !== undefined && site.slots.has(diagnostic.place.path))
      return [
        diagnose('theme-file-left-out', diagnostic.place, { missing, where: whereOf(problem, diagnostic.place) }),
      ];
    return diagnostic.rule === 'missing-default-export'
      ? [diagnostic]
      : atLevel(site.config.onBrokenImports, diagnostic);
  });
  return { ...explanation, diagnostics };
}

function problemOfEntry(problem: Message, entry: Entry, context: AdvisedContext): Explanation {
  const { specifierOf, advice } = context;
  const part = entry.lines[problem.location!.line - 1]!;
  const { path: source, code } = entry.sources[0]!;
  if (part.kind === 'part') {
    const at = code.exports.find((own) => own.source === part.source)?.at;
    return { diagnostics: [inPage(problem, { path: source, ...at }, context)], imports: [], parts: [part.source] };
  }
  const own = code.imports.find((each) => importKey(specifierOf(each, source), each.clause) === part.key)!;
  const reason = reasonOf(problem);
  // An import without names (`import './a.css'`) is a style sheet.
  const isStyle = own.clause === '';
  const diagnostic = !code.self
    ? diagnose('broken-module', { path: source, ...own.at }, { specifier: own.specifier, reason, advice })
    : isStyle
      ? diagnose('broken-module', { path: source }, { reason, advice })
      : diagnose('missing-default-export', { path: source }, {});
  return { diagnostics: [diagnostic], imports: [part.key], parts: [] };
}

function problemOfModule(problem: Message, context: AdvisedContext): Explanation {
  const { location } = problem;
  const { sources, specifierOf, advice } = context;
  const leads = leadsTo(nameOf(problem, context.site), context);
  const concerned = sources.flatMap((source) =>
    source.code.imports.filter((own) => leads.has(specifierOf(own, source.path))).map((own) => ({ source, own })),
  );
  const imports = concerned.map(({ source, own }) => importKey(specifierOf(own, source.path), own.clause));
  const { slots } = context.site;
  const others = concerned.filter(({ source }) => !slots.has(source.path));
  const page = sources.find(({ path: source, code }) => code.self && source === location?.file);
  if (page && location && (others.length === 0 || !slots.has(page.path))) {
    return {
      diagnostics: [inPage(problem, { path: page.path, line: location.line, column: location.column + 1 }, context)],
      imports,
      parts: [],
    };
  }
  const first = others[0] ?? concerned[0];
  const where = whereOf(problem);
  const reason = reasonOf(problem);
  if (!first)
    return {
      diagnostics: [diagnose('broken-module', { path: context.entries[0]!.id }, { reason, where, advice })],
      imports,
      parts: [],
    };
  const isPage = first.source.code.self;
  const place = { path: first.source.path, ...(isPage ? {} : first.own.at) };
  return {
    diagnostics: [
      diagnose('broken-module', place, { specifier: isPage ? undefined : first.own.specifier, reason, where, advice }),
    ],
    imports,
    parts: [],
  };
}

/** @returns the specifier of the import that was not resolved */
function missingModule({ detail, text }: Message): string | undefined {
  const found = detail as ImportProblem | undefined;
  return found?.rule === 'unresolved-import' ? found.specifier : /^Could not resolve "(.+)"$/.exec(text)?.[1];
}

/** @returns the module or export that exists in Docusaurus but not in the viewer */
function missingPart({ detail, text }: Message): string | undefined {
  const { specifier = '' } = (detail ?? {}) as Partial<ImportProblem>;
  if (/^@(?:theme(?:-original|-init)?|docusaurus|generated)\//.test(specifier)) return `"${specifier}"`;
  const [, module, name] = /^No matching export in "viewer:(.+)" for import "(.+)"$/.exec(text) ?? [];
  return module !== undefined && /^@(?:theme|docusaurus)\//.test(module)
    ? `the export "${name}" of "${module}"`
    : undefined;
}

/** @returns the location of an error as text; undefined if it is in the reported file itself */
function whereOf({ location }: Message, place?: Diagnostic['place']): string | undefined {
  const file = location?.file.replace(/^[a-z-]+:/, '');
  return file === undefined || file === place?.path ? undefined : `${file}:${location!.line}:${location!.column + 1}`;
}

// Creates the diagnostic for an error in a page's own code. No chain of imports leads to it.
function inPage(problem: Message, place: Diagnostic['place'], { advice }: AdvisedContext): Diagnostic {
  const found = problem.detail as ImportProblem | undefined;
  if (found?.rule === 'import-outside-site') return diagnose(found.rule, place, found);
  return found?.rule === 'unresolved-import'
    ? diagnose(found.rule, place, { specifier: found.specifier, advice })
    : diagnose('broken-module', place, { reason: reasonOf(problem), advice });
}

function nameOf({ location }: Message, { dir }: CodeSite): string {
  const file = location?.file ?? '';
  return Object.values(namespaces).some((namespace) => file.startsWith(`${namespace}:`))
    ? file
    : tracedName('file', path.resolve(dir, file));
}

/** @returns the imports of entries through which a module is imported, directly or indirectly */
function leadsTo(module: string, context: BundlerErrorContext): Set<string> {
  const leads = follow(module, context, ofPackage);
  // If no import leads to this exact file, follow all imports of its package. A package's `package.json` may map a
  // specifier to another file.
  return leads.size > 0 ? leads : follow(module, context, ofPackage, intoPackage);
}

/**
 * Follows the importers of a module up to the entries. Returns the specifiers in entries that lead to the module.
 *
 * @param wholes functions that return a key of `importers` for a whole package, such as `package:clsx`
 */
function follow(
  module: string,
  { entries, importers }: BundlerErrorContext,
  ...wholes: ((packageName: string) => string)[]
): Set<string> {
  const leads = new Set<string>();
  const isEntry = new Set(entries.map(({ id }) => moduleName(namespaces.entry, id)));
  const waiting = [module];
  const seen = new Set(waiting);
  for (const name of waiting) {
    const folder = folderOfPackage(name);
    const names = folder === undefined ? [name] : [name, ...wholes.map((whole) => whole(nameOfPackage(folder)))];
    for (const importer of names.flatMap((each) => importers.get(each) ?? [])) {
      if (isEntry.has(importer.name)) leads.add(importer.specifier);
      else if (!seen.has(importer.name)) waiting.push(importer.name);
      seen.add(importer.name);
    }
  }
  return leads;
}

// Removes esbuild's namespace from a module's name: `file:/site/a.js` → `/site/a.js`.
function reasonOf({ text }: Message): string {
  const missing = /^Could not resolve "(.+)"$/.exec(text)?.[1];
  if (missing !== undefined)
    return isBuiltin(missing)
      ? `"${missing}" is a module of Node.js, which browsers don't have`
      : `the module "${missing}" can't be found`;
  return text.replace(/"(?:viewer|page|text|svg|yaml|markdown|asset|styles|sass|class-names):/g, '"');
}
