import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DocumentCache } from '../cache/cache.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { answeringPipes } from '../fs/answer-pipes.ts';
import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';
import * as graph from '../incremental/index.ts';
import type { LinkTable } from '../link/link.ts';
import type { CodeImport, Head } from '../parse/document.ts';
import { importKey } from './modules/assemble-entry.ts';
import { openCodeSite, sitePath, type CodeSite } from './code-run.ts';
import { codeTable } from './code-outputs.ts';
import { codeSources, openHasCode, type CodeSource } from './code-sources.ts';
import { noCode, type CodeTable, type BundledCode } from './code-table.ts';
import { computedImportDiagnostics, contextDiagnostics, placesOf } from './imports/computed-imports.ts';
import { explainBundlerError } from './explain-bundler-error.ts';
import { groupEntries, type Entry } from './group-entries.ts';
import { keepCode, questionOf, readKeptCode } from './kept-code.ts';
import { moduleSpecifier } from './imports/module-specifier.ts';
import { recordPackageFiles } from './imports/record-resolution.ts';
import { bundleForRendering } from './rendering-bundle.ts';
import { openBundler, unresolvedImports, type Bundler } from './run-bundler.ts';
import { isUnchanged } from './bundle-inputs.ts';
import { placeholderWarnings } from './modules/placeholders.ts';
import { styleDiagnostics } from './styles/style-diagnostics.ts';
import { unknownProperties } from './styles/unknown-properties.ts';
import { unusedTheme } from './unused-theme.ts';
import { moduleSource, themeSources } from './modules/theme-sources.ts';
import { unresolvedDiagnostics } from './imports/unresolved.ts';

/** The site data from which the code is bundled. */
export interface CodeInput {
  readonly site: Pick<OpenSite, 'dir' | 'config'> &
    Partial<
      Pick<
        OpenSite,
        | 'themeParts'
        | 'viewModules'
        | 'development'
        | 'stubMissing'
        | 'configFile'
        | 'lenient'
        | 'configFingerprint'
        | 'themeGrammars'
      >
    >;
  /** All docs instances with their versions. */
  readonly docs?: readonly { versions: readonly { dir: string }[] }[];
  readonly sources: ReadonlyMap<string, { head: Head }>;
  readonly links: LinkTable;
  /** Files of the static folders: output path → path in the site. */
  readonly staticFiles: ReadonlyMap<string, string>;
  readonly files: Files;
  /** Pages of extensions. Each is rendered by a view: a module with a default export. */
  readonly extensionPages?: readonly { view: string }[];
  /** Modules that Lectern generates from content: absolute path → source. */
  readonly generated?: ReadonlyMap<string, string> | undefined;
  /** The cache that contains the result of the last run. */
  readonly cache?: DocumentCache | undefined;
}

/** The bundled code of a site. */
export interface SiteCode {
  readonly code: CodeTable;
  readonly codeDiagnostics: readonly Diagnostic[];
  bundleCode(): Promise<unknown>;
}

export function openCode(input: CodeInput): SiteCode {
  const hasCode = openHasCode(input);
  const ofContent = graph.computed('code of documents', () =>
    input.site.config.code === 'refuse' || !hasCode() ? [] : codeSources(input.links, input.sources),
  );
  const bundling = graph.task('code', () => bundleCode(input, ofContent()));
  const files = graph.computed('files of code', () => bundling().code.files);
  const rendering = graph.computed('code that renders HTML', () => bundling().code.rendering);
  // In development, the file name of a style sheet has no hash. So a changed style needs no rebuild of pages.
  const code: CodeTable = {
    modules: graph.table('modules of', () => bundling().code.modules),
    get files() {
      return files();
    },
    get rendering() {
      return rendering();
    },
  };
  return {
    code,
    get codeDiagnostics() {
      return bundling().diagnostics;
    },
    bundleCode: () => bundling.update(),
  };
}

/**
 * Bundles the code of all documents on pages, and of the site's theme, without running it.
 *
 * If esbuild can't bundle some code, Lectern reports that code at its import in the content. Lectern then removes it
 * and bundles the remaining code again. So one run finds all errors. A site that ignores errors loses only the broken
 * code.
 */
export async function bundleCode(
  input: CodeInput,
  ofContent: CodeSource[] = input.site.config.code === 'refuse' ? [] : codeSources(input.links, input.sources),
): Promise<BundledCode> {
  const { cache, files } = input;
  const {
    dir,
    config,
    configFile,
    configFingerprint,
    themeParts,
    lenient,
    development = false,
    stubMissing,
  } = input.site;
  const { docs, staticFiles, extensionPages = [], generated } = input;
  const viewFolders = input.site.viewModules?.folders;
  const views = [...new Set(extensionPages.map(({ view }) => view))].map(moduleSource);
  const concerned = [...ofContent, ...(themeParts ? themeSources(themeParts) : []), ...views];
  const given = {
    dir,
    config,
    configFile,
    configFingerprint,
    docs,
    development,
    stubMissing,
    themeParts,
    viewFolders,
    lenient,
    generated,
  };
  const site = await openCodeSite(given, staticFiles, files);
  const bundled = concerned.length === 0 ? nothing : await bundleOrKeep(concerned, site, cache);
  // If a module is broken, its imports are unknown, so unused theme files can't be determined.
  const isWhole = bundled.diagnostics.every(({ rule }) => !leavesOutModules.has(rule));
  if (!themeParts || !isWhole || config.code === 'refuse') return bundled;
  const used = new Set([...bundled.theme, ...Object.values(themeParts.slots)]);
  return {
    ...bundled,
    diagnostics: [...bundled.diagnostics, ...(await unusedTheme(used, site, input.site.themeGrammars))],
  };
}

/** Diagnostic rules of modules that are removed from the bundle. The imports of these modules are unknown. */
const leavesOutModules = new Set<Diagnostic['rule']>([
  'unresolved-import',
  'import-outside-site',
  'broken-module',
  'missing-default-export',
  'theme-file-left-out',
  'not-a-file',
]);

const nothing: BundledCode = { code: noCode, diagnostics: [], theme: [] };

async function bundleOrKeep(
  concerned: CodeSource[],
  site: CodeSite,
  cache: DocumentCache | undefined,
): Promise<BundledCode> {
  const { files } = site;
  if (!cache) return bundleSources(concerned, site);
  const question = questionOf(concerned, site);
  const kept = await readKeptCode(question, site, cache);
  if (kept) return kept;
  const bundled = await bundleSources(concerned, site);
  await recordPackageFiles(site);
  await keepCode(question, bundled, site, cache);
  // esbuild reads files itself, without tracking. This call reads them again, so that they become tracked
  // dependencies.
  await isUnchanged(await site.bundleInputs.all(), files);
  return bundled;
}

/**
 * Bundles the sources. If modules are missing, bundles again with placeholders. The second bundle shows further
 * errors, which the missing modules hide in the first.
 */
async function bundleSources(sources: CodeSource[], site: CodeSite): Promise<BundledCode> {
  const bundled = await bundleOnce(sources, site);
  if (!bundled.diagnostics.some(({ rule }) => hiding.has(rule))) return bundled;
  const known = new Set(bundled.diagnostics.map(textOf));
  const { diagnostics } = await bundleOnce(sources, { ...site, isLenient: true });
  const hidden = diagnostics.filter((each) => each.rule !== 'stand-in' && !known.has(textOf(each)));
  return { ...bundled, diagnostics: [...bundled.diagnostics, ...hidden] };
}

/**
 * Diagnostic rules of missing or broken modules. esbuild can't check whether such a module has the imported exports.
 */
const hiding = new Set<Diagnostic['rule']>(['unresolved-import', 'broken-module']);

const textOf = ({ rule, place, message }: Diagnostic): string => JSON.stringify([rule, place, message]);

async function bundleOnce(sources: CodeSource[], site: CodeSite): Promise<BundledCode> {
  const bundler = openBundler(site);
  try {
    const { value, pipes } = await answeringPipes(site.dir, () => bundleWith(bundler, sources, site));
    const problems = pipes.map((file) => diagnose('not-a-file', { path: file }, {}));
    return { ...value, diagnostics: [...value.diagnostics, ...problems] };
  } finally {
    await bundler.close();
  }
}

async function bundleWith(bundler: Bundler, sources: CodeSource[], site: CodeSite): Promise<BundledCode> {
  const diagnostics: Diagnostic[] = [];
  const broken = { imports: new Set<string>(), parts: new Set<string>() };
  const specifierOf = (own: CodeImport, source: string) => moduleSpecifier(own.specifier, source, site.config.aliases);

  const imports = sources.flatMap(({ path, code }) =>
    code.imports.map((own) => ({ specifier: specifierOf(own, path), clause: own.clause })),
  );
  const unresolved = await unresolvedImports(new Set(imports.map(({ specifier }) => specifier)), site);
  for (const problem of unresolved)
    diagnostics.push(...(await unresolvedDiagnostics(problem, sources, specifierOf, site)));
  const lost = new Set(unresolved.map(({ specifier }) => specifier));
  for (const { specifier, clause } of imports)
    if (lost.has(specifier)) broken.imports.add(importKey(specifier, clause));

  for (let isTrial = lost.size > 0; ;) {
    const entries = groupEntries(sources, specifierOf, broken, isTrial);
    const before = broken.imports.size + broken.parts.size;
    if (entries.length === 0) return { ...nothing, diagnostics };
    const result = await bundler.bundle(entries);
    if (!result.problems) {
      if (!isTrial) {
        const code = codeTable(entries, result, site);
        const found = [
          ...diagnostics,
          ...styleDiagnostics(result.warnings),
          ...(await unknownProperties(Object.keys(result.metafile.inputs), site)),
          ...computedImportDiagnostics(result.warnings, site, entries),
          ...(await contextDiagnostics(result, site, entries)),
          ...placeholderWarnings(result.missing),
          ...missingExports(site, entries),
        ];
        const rendering = await bundleForRendering(entries, result.metafile.inputs, code, site);
        return {
          code: { ...code, rendering },
          diagnostics: found,
          theme: Object.keys(result.metafile.inputs).filter((name) => name.startsWith('src/theme/')),
        };
      }
      isTrial = false;
      continue;
    }
    isTrial = true;
    for (const problem of result.problems) {
      const explained = await explainBundlerError(problem, {
        site,
        entries,
        sources,
        specifierOf,
        importers: result.importers,
      });
      diagnostics.push(...explained.diagnostics);
      for (const key of explained.imports) broken.imports.add(key);
      for (const part of explained.parts) broken.parts.add(part);
    }
    // No further code can be removed, so bundling again would fail with the same error.
    if (broken.imports.size + broken.parts.size === before) return { ...nothing, diagnostics };
  }
}

/**
 * Reports each imported name that its module doesn't export, at the first import. At run time, the value is undefined.
 */
function missingExports(site: CodeSite, entries: readonly Entry[]): Diagnostic[] {
  return [...site.lacking].flatMap(([file, names]) =>
    [...names].flatMap(([name, { location }]) =>
      placesOf(location ?? { file, line: 1, column: 0 }, entries).map((place) =>
        diagnose('missing-export', place, { name, module: sitePath(site, file) }),
      ),
    ),
  );
}
