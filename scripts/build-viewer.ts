// Bundles the viewer into a folder, and writes viewer.json, which lists the files that a page needs.
//     node --import tsx scripts/build-viewer.ts   →   build/viewer/
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { pageSchemas } from '../corpus/schema/pages/index.ts';
import { stemmedLanguages, type StemmedLanguage } from '../corpus/search/language/stem.ts';
import { unscriptedModes, type ViewerManifest } from '../viewer/html/viewer-manifest.ts';
import { sheetNames, uses, type Sheet } from '../viewer/html/sheets.ts';
import { frameHtml } from '../viewer/live/frame-html.ts';
import React from 'react';
import { evaluatedModules } from './evaluated-modules.ts';
import { laterFiles, moduleOfKind } from './later-files.ts';
import { lighterFaces } from './lighter-faces.ts';
import { laterName, restOn } from './rest-on.ts';
import {
  extensionSheets,
  viewerExtensions,
  viewerModule,
  withExtensions,
  withInfimaRules,
} from './viewer-extensions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Optional feature of the viewer → its entry module. The feature's files are those that this module loads, and that
 * other pages do not need.
 */
const partEntries: Record<string, string> = {
  ColorGenerator: 'viewer/body/components/color-generator/generator.tsx',
  LiveCode: 'viewer/body/components/live-code/live-editor.tsx',
  Mermaid: 'viewer/body/components/mermaid/diagram.tsx',
  code: 'viewer/code/load-page-code.ts',
  dev: 'viewer/dev/main.tsx',
  'embedded-search': 'viewer/search/embedded/embedded-provider.ts',
  'hosted-search': 'viewer/search/hosted/hosted-provider.ts',
  ...Object.fromEntries(Object.keys(viewerExtensions).map((name) => [name, viewerModule(name)])),
};

/**
 * @param outDir an absolute path. The folder is emptied first
 * @param onBundle is called with the metafile of each bundle
 * @returns the contents of viewer.json
 */
export async function buildViewer(
  outDir: string,
  { minify, onBundle }: { minify: boolean; onBundle?: (metafile: Metafile) => void },
): Promise<ViewerManifest> {
  const common = viewerOptions({ minify });
  await rm(outDir, { recursive: true, force: true });
  const hashed = { entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', assetNames: '[name]-[hash]' };
  const [styles, mermaid, searchWorker] = await Promise.all([
    build({
      ...common,
      ...hashed,
      entryPoints: [
        ...sheetNames.filter((name) => name !== 'reading').map((name) => `viewer/styles/${name}.css`),
        ...extensionSheets,
        ...unscriptedModes.map((mode) => `viewer/styles/unscripted-${mode}.css`),
      ],
      outdir: outDir,
      loader: { '.woff2': 'file' },
      plugins: [onlyWoff2, withoutAttribute, withInfimaRules],
      metafile: true,
    }),
    build({
      ...common,
      ...hashed,
      entryPoints: { mermaid: 'mermaid/dist/mermaid.esm.min.mjs' },
      outdir: outDir,
      format: 'esm',
      splitting: true,
      legalComments: 'none',
      metafile: true,
    }),
    build({
      ...common,
      ...hashed,
      entryPoints: { 'search-worker': 'viewer/search/embedded/worker.ts' },
      outdir: outDir,
      format: 'iife',
      metafile: true,
    }),
  ]);
  const stemmers = await buildStemmers({ ...common, ...hashed, outdir: outDir }, onBundle);
  const text = async (entry: string): Promise<string> => {
    const made = await build({
      ...common,
      entryPoints: [entry],
      format: 'iife',
      jsx: 'automatic',
      legalComments: 'none',
      write: false,
      metafile: true,
    });
    onBundle?.(made.metafile);
    return made.outputFiles[0]!.text.trim();
  };
  const liveFrame = frameHtml(await text('viewer/live/frame.tsx'));
  const liveFrameFile = `live-code-${hashOf(liveFrame)}.html`;
  const styleFiles = namesOf(styles.metafile);
  const styleFile = (name: string) => styleFiles.find((file) => file.startsWith(`${name}-`) && file.endsWith('.css'))!;
  const sheets = Object.fromEntries(sheetNames.map((name) => [name, styleFile(name)])) as Record<Sheet, string>;
  const unscripted = Object.fromEntries(
    unscriptedModes.map((mode) => [mode, styleFiles.find((name) => name.startsWith(`unscripted-${mode}-`))!]),
  ) as ViewerManifest['unscripted'];
  const mermaidFiles = namesOf(mermaid.metafile);
  const mermaidEntry = mermaidFiles.find((name) => name.startsWith('mermaid-'))!;
  const [searchWorkerFile] = namesOf(searchWorker.metafile);
  const [{ metafile }, boot, releaseWorker] = await Promise.all([
    build({
      ...common,
      ...hashed,
      define: {
        ...common.define,
        MERMAID: JSON.stringify(mermaidEntry),
        SEARCH_WORKER: JSON.stringify(searchWorkerFile),
        // The value is a JSON string. The bundler would inline an object into a chunk that every page loads.
        SHEETS: JSON.stringify(JSON.stringify(sheets)),
        STEMMERS: JSON.stringify(JSON.stringify(stemmers)),
        LIVE_FRAME: JSON.stringify(liveFrameFile),
      },
      entryPoints: { viewer: 'viewer/main.tsx', dev: 'viewer/dev/main.tsx' },
      outdir: outDir,
      format: 'esm',
      splitting: true,
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
      plugins: [evaluatedModules, withExtensions, lighterFaces, restOn('viewer/main.tsx', root, laterFiles)],
      loader: { '.woff2': 'file' },
      jsx: 'automatic',
      legalComments: 'none',
      metafile: true,
    }),
    text('viewer/boot.ts'),
    text('viewer/offline/release-worker.ts'),
  ]);
  for (const each of [styles, mermaid, searchWorker]) onBundle?.(each.metafile);
  onBundle?.(metafile);
  const { files, parts, ...start } = describe(metafile);
  const bootFile = `boot-${hashOf(boot)}.js`;
  const manifest: ViewerManifest = {
    ...start,
    files: [
      ...files,
      ...styleFiles,
      ...mermaidFiles,
      searchWorkerFile!,
      ...Object.values(stemmers),
      liveFrameFile,
      bootFile,
    ].sort(),
    parts: {
      ...parts,
      LiveCode: [...parts.LiveCode!, liveFrameFile].sort(),
      Mermaid: [...parts.Mermaid!, ...mermaidFiles].sort(),
      // Sites with formulas also need the font files that this style sheet refers to.
      math: styleFiles.filter((name) => name.endsWith('.woff2')),
      infima: [styleFile('infima')],
      boot: [bootFile],
      'embedded-search': [...parts['embedded-search']!, searchWorkerFile!].sort(),
      // Each language has two files: one for the search worker, and a chunk for the tools of AI agents.
      ...Object.fromEntries(
        stemmedLanguages.map((language) => [
          `${language}-search`,
          [stemmers[language], chunkOf(metafile, stemmerOf(language)) ?? []].flat().sort(),
        ]),
      ),
    },
    extensions: viewerExtensions,
    unscripted,
    dev: files.find((name) => name.startsWith('dev-'))!,
    // Removes the directive, to save bytes in every page. The boot script works the same without strict mode.
    boot: boot.replace('"use strict";', ''),
    releaseWorker,
  };
  for (const name of sheetNames) {
    const { part } = uses[name];
    if (part !== undefined) manifest.parts[part] = [...manifest.parts[part]!, sheets[name]].sort();
  }
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, liveFrameFile), liveFrame);
  await writeFile(join(outDir, bootFile), boot);
  // Removes copies of the main style sheet, which the bundler writes for each module that is loaded on demand. Every
  // page already has these styles.
  const used = new Set(manifest.files);
  for (const name of await readdir(outDir)) if (!used.has(name)) await rm(join(outDir, name));
  await writeFile(`${outDir}/viewer.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Returns the hash of a string for a file name, in the format of esbuild. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
}

function stemmerOf(language: StemmedLanguage): string {
  return `corpus/search/language/stemmers/${language}.ts`;
}

/** @returns the output file of an entry point, or of a module that is imported on demand */
function chunkOf({ outputs }: Metafile, module: string): string | undefined {
  const [file] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.replace(/^later:/, '') === module) ?? [];
  return file && basename(file);
}

/** @returns language → file with its stemmer */
async function buildStemmers(
  options: BuildOptions,
  onBundle?: (metafile: Metafile) => void,
): Promise<Record<StemmedLanguage, string>> {
  const { metafile } = await build({
    ...options,
    entryPoints: Object.fromEntries(stemmedLanguages.map((language) => [`stemmer-${language}`, stemmerOf(language)])),
    format: 'esm',
    metafile: true,
  });
  onBundle?.(metafile!);
  const fileOf = (language: StemmedLanguage) => chunkOf(metafile!, stemmerOf(language))!;
  return Object.fromEntries(stemmedLanguages.map((language) => [language, fileOf(language)])) as Record<
    StemmedLanguage,
    string
  >;
}

/**
 * Bundles the viewer for Node, where it renders pages at compile time. `index` renders pages without code. `realm`
 * renders pages with code; it is a script whose value is a function of a `RealmHost`.
 *
 * @param outDir absolute
 * @param renderedByReact whether `index` renders with React instead of the faster renderer. Tests use it to compare
 * both renderers
 */
export async function buildViewerServer(outDir: string, { renderedByReact = false } = {}): Promise<Metafile[]> {
  await rm(outDir, { recursive: true, force: true });
  return Promise.all([
    buildForServer('index', 'viewer/static/render-page.tsx', { outDir, renderedByReact, isWhole: true }),
    buildForServer('realm', 'viewer/static/realm/open-realm.ts', { outDir, renderedByReact, isWhole: false }),
  ]);
}

/**
 * @param isWhole whether the bundle contains all components that pages can use, also components that are loaded on
 * demand in browsers
 */
async function buildForServer(
  name: string,
  entry: string,
  { outDir, renderedByReact, isWhole }: { outDir: string; renderedByReact: boolean; isWhole: boolean },
): Promise<Metafile> {
  const none = JSON.stringify('');
  const { metafile } = await build({
    ...viewerOptions({ minify: true }),
    target: 'node20',
    platform: 'node',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(!isWhole && { 'import.meta.url': '"file:///"' }),
      SHEETS: none,
      MERMAID: none,
      SEARCH_WORKER: none,
      STEMMERS: none,
    },
    entryPoints: { [name]: entry },
    outdir: outDir,
    ...(isWhole ? asModule : asScript),
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      ...(renderedByReact
        ? undefined
        : {
            'react/jsx-runtime': `${root}viewer/static/react/jsx.ts`,
            'react-dom/server': `${root}viewer/static/react/write-html.ts`,
          }),
    },
    plugins: [
      evaluatedModules,
      withExtensions,
      onlyInBrowsers,
      ...(renderedByReact ? [] : [withoutKeys, isWhole ? directHooks : reactOnce]),
    ],
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    legalComments: 'none',
    metafile: true,
  });
  return metafile!;
}

const asModule: BuildOptions = {
  format: 'esm',
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
};

/**
 * Globals that the bundle copies to constants at its start. In a realm, reading a global is slow, because it calls
 * Node. And page code may replace globals.
 */
const intrinsics =
  'Array,Boolean,Date,Error,Intl,JSON,Map,Math,Number,Object,Promise,Proxy,RangeError,Reflect,RegExp,Set,String,Symbol,TypeError,Uint8Array,WeakMap,WeakSet,parseInt';

const asScript: BuildOptions = {
  format: 'iife',
  globalName: 'opened',
  banner: { js: `((realmHost) => { "use strict"; const {${intrinsics}} = globalThis;` },
  footer: { js: 'return opened.realm; })' },
};

/** Excludes modules that are imported on demand, and only in browsers. */
const onlyInBrowsers: Plugin = {
  name: 'only-in-browsers',
  setup({ onResolve }) {
    const filter =
      /\/(?:live-editor|generator|diagram|load-mermaid|load-page-code|search-modal|hosted-provider|embedded-provider|reading|language-suggestion|side-menu|log-routes|head-elements)\.tsx?$/;
    onResolve({ filter }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

// Removes React keys, because HTML that is rendered only once needs none.
const withoutKeys: Plugin = {
  name: 'without-keys',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]body[\\/]node-keys\.ts$/ }, () => ({ contents: 'export const nodeKeys = () => [];' }));
  },
};

/** Replaces `react`, so that components import the hooks of `viewer/static/react/` directly. */
const directHooks: Plugin = {
  name: 'direct-hooks',
  setup({ onResolve }) {
    onResolve({ filter: /^react$/ }, ({ importer }) =>
      /[\\/](?:react-dom|static[\\/]react)[\\/]/.test(importer)
        ? undefined
        : { path: `${root}viewer/static/react/react.ts` },
    );
  },
};

/**
 * Makes all modules share one copy of React's exports. Otherwise esbuild copies them for each importing module, each
 * time the bundle is evaluated: once per page with code.
 */
const reactOnce: Plugin = {
  name: 'react-once',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react$/ }, ({ importer, namespace }) =>
      namespace === 'react-once' || /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(importer)
        ? undefined
        : { path: 'react', namespace: 'react-once' },
    );
    onLoad({ filter: /.*/, namespace: 'react-once' }, () => ({
      contents: `import React from 'react'; export default React; export const { ${Object.keys(React).join(', ')} } = React;`,
      resolveDir: root,
    }));
  },
};

/** Returns the options that all bundles for browsers share. */
export function viewerOptions({ minify }: { minify: boolean }): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    minify,
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  };
}

// Removes KaTeX's older font formats, because every supported browser reads woff2. Until KaTeX's fonts have loaded,
// formulas use the fallback fonts in `styles/math.css`.
export const onlyWoff2: Plugin = {
  name: 'only-woff2',
  setup({ onLoad }) {
    onLoad({ filter: /katex\.min\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '')
        .replaceAll('font-display:block', 'font-display:swap'),
      loader: 'css',
    }));
  },
};

// Makes the dark rules apply without the mode attribute, for pages without the script that sets the attribute.
const withoutAttribute: Plugin = {
  name: 'without-attribute',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]styles[\\/]tokens\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(":root[data-theme='dark']", ':root:not([data-theme])'),
      loader: 'css',
    }));
  },
};

function namesOf({ outputs }: Metafile): string[] {
  return Object.keys(outputs)
    .map((name) => basename(name))
    .sort();
}

function describe({
  outputs,
}: Metafile): Omit<ViewerManifest, 'dev' | 'boot' | 'extensions' | 'releaseWorker' | 'unscripted'> {
  const [entryName, entry] = Object.entries(outputs).find(([, output]) => output.entryPoint === 'viewer/main.tsx')!;
  const loadsAtOnce = (name: string) =>
    outputs[name]!.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  // If files that are loaded on demand share modules with the entry, esbuild moves the entry's code to a chunk. The
  // entry then only imports this chunk, so pages load the chunk directly.
  const [rest, ...others] = loadsAtOnce(entryName);
  const isBare = rest !== undefined && others.length === 0 && Object.keys(entry.inputs).length === 0;
  const script = isBare ? rest : entryName;

  const preload = new Set<string>();
  const follow = (name: string) => {
    for (const path of loadsAtOnce(name)) {
      if (preload.has(path)) continue;
      preload.add(path);
      follow(path);
    }
  };
  follow(script);
  const atStart = new Set([script, ...preload]);
  const filesOf = (module: string): string[] => {
    const [file = module] = Object.entries(laterFiles).find(([, modules]) => modules.includes(module)) ?? [];
    const found = new Set<string>();
    const add = (name: string) => {
      if (found.has(name) || atStart.has(name)) return;
      found.add(name);
      loadsAtOnce(name).forEach(add);
    };
    Object.keys(outputs)
      .filter((name) => outputs[name]!.entryPoint === laterName(file))
      .forEach(add);
    return [...found].map((name) => basename(name)).sort();
  };
  const more = filesOf('viewer/shell/load-visit.ts');
  // Whether no page requests a file: the entry, if it has no code, and copies of the main style sheet.
  const isUnused = (name: string) =>
    (isBare && name === entryName) || (name.endsWith('.css') && name !== entry.cssBundle);
  const names = Object.keys(outputs).filter((name) => !isUnused(name));
  return {
    script: basename(script),
    styles: entry.cssBundle === undefined ? [] : [basename(entry.cssBundle)],
    preload: [...preload].map((name) => basename(name)).sort(),
    more,
    kinds: Object.fromEntries(
      Object.keys(pageSchemas)
        .map((kind) => [kind, filesOf(moduleOfKind(kind)).filter((name) => !more.includes(name))] as const)
        .filter(([, files]) => files.length > 0),
    ),
    files: names.map((name) => basename(name)),
    parts: partsOf(script, names, outputs),
  };
}

/**
 * Returns the files of each optional feature: the files that its entry module loads, except files that every page
 * loads.
 */
function partsOf(script: string, names: readonly string[], outputs: Metafile['outputs']): Record<string, string[]> {
  const entries = new Map(
    Object.entries(partEntries).map(([part, entry]) => [
      part,
      names.find((name) => [entry, laterName(entry)].includes(outputs[name]!.entryPoint!)),
    ]),
  );
  const ofEveryPage = reach([script], new Set([...entries.values()].filter((name) => name !== undefined)), outputs);
  const loaded = [...entries].map(([part, entry]) => {
    const ofExtensions = Object.keys(viewerExtensions).flatMap((name) => (name === part ? [] : entries.get(name)!));
    const without = new Set([...ofEveryPage, ...ofExtensions]);
    const files = entry === undefined ? new Set<string>() : reach([entry], without, outputs);
    return [
      part,
      [...files]
        .filter((name) => names.includes(name))
        .map((name) => basename(name))
        .sort(),
    ] as const;
  });
  return Object.fromEntries(loaded);
}

function reach(from: readonly string[], without: ReadonlySet<string>, outputs: Metafile['outputs']): Set<string> {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (without.has(name) || found.has(name) || !outputs[name]) return;
    found.add(name);
    for (const { path } of outputs[name].imports) follow(path);
  };
  from.forEach(follow);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildViewer(`${root}build/viewer`, { minify: true });
