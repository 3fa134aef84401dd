// Bundles the viewer into a folder, and says in viewer.json which of the files a page needs.
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

const root = fileURLToPath(new URL('..', import.meta.url));

/** The modules that load files which only some sites have a use for: all that is loaded through one of them alone belongs to its part. */
const partEntries: Record<string, string> = {
  debug: 'viewer/debug/debug.tsx',
  ColorGenerator: 'viewer/body/components/color-generator/generator.tsx',
  LiveCode: 'viewer/body/components/live-code/live-editor.tsx',
  Mermaid: 'viewer/body/components/mermaid/diagram.tsx',
  code: 'viewer/code/load-page-code.ts',
  dev: 'viewer/dev/main.tsx',
  'embedded-search': 'viewer/search/embedded/embedded-provider.ts',
  'hosted-search': 'viewer/search/hosted/hosted-provider.ts',
};

/**
 * @param outDir absolute; emptied first
 * @param onBundle is called with the metafile of each bundle
 * @returns what was written to viewer.json there
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
        ...sheetNames.map((name) => `viewer/styles/${name}.css`),
        'viewer/styles/infima.css',
        ...unscriptedModes.map((mode) => `viewer/styles/unscripted-${mode}.css`),
      ],
      outdir: outDir,
      loader: { '.woff2': 'file' },
      plugins: [onlyWoff2, withoutAttribute],
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
  const [{ metafile }, boot, worker, releaseWorker] = await Promise.all([
    build({
      ...common,
      ...hashed,
      define: {
        ...common.define,
        MERMAID: JSON.stringify(mermaidEntry),
        SEARCH_WORKER: JSON.stringify(searchWorkerFile),
        // The bundler puts what is no string into what every page loads.
        SHEETS: JSON.stringify(JSON.stringify(sheets)),
        STEMMERS: JSON.stringify(JSON.stringify(stemmers)),
        LIVE_FRAME: JSON.stringify(liveFrameFile),
      },
      entryPoints: { viewer: 'viewer/main.tsx', dev: 'viewer/dev/main.tsx' },
      outdir: outDir,
      format: 'esm',
      splitting: true,
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
      plugins: [evaluatedModules, lighterFaces, restOn('viewer/main.tsx', root, laterFiles)],
      loader: { '.woff2': 'file' },
      jsx: 'automatic',
      legalComments: 'none',
      metafile: true,
    }),
    text('viewer/boot.ts'),
    text('viewer/offline/worker.ts'),
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
      // With its style sheet it has the faces of formulas.
      math: styleFiles.filter((name) => name.endsWith('.woff2')),
      infima: [styleFile('infima')],
      boot: [bootFile],
      'embedded-search': [...parts['embedded-search']!, searchWorkerFile!].sort(),
      ...Object.fromEntries(Object.entries(stemmers).map(([language, file]) => [`${language}-search`, [file]])),
    },
    unscripted,
    dev: files.find((name) => name.startsWith('dev-'))!,
    // It stands in every page, and needs none of what this forbids.
    boot: boot.replace('"use strict";', ''),
    worker,
    releaseWorker,
  };
  for (const name of sheetNames) {
    const { part } = uses[name];
    if (part !== undefined) manifest.parts[part] = [...manifest.parts[part]!, sheets[name]].sort();
  }
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, liveFrameFile), liveFrame);
  await writeFile(join(outDir, bootFile), boot);
  // The bundler writes styles for each later part, too, which the page has already.
  const used = new Set(manifest.files);
  for (const name of await readdir(outDir)) if (!used.has(name)) await rm(join(outDir, name));
  await writeFile(`${outDir}/viewer.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** @returns what tells a file in its name from one of other content, as the bundler has it */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
}

/** @returns the file that finds the stems of each language */
async function buildStemmers(
  options: BuildOptions,
  onBundle?: (metafile: Metafile) => void,
): Promise<Record<StemmedLanguage, string>> {
  const entry = (language: StemmedLanguage) => `corpus/search/language/stemmers/${language}.ts`;
  const { metafile } = await build({
    ...options,
    entryPoints: Object.fromEntries(stemmedLanguages.map((language) => [`stemmer-${language}`, entry(language)])),
    format: 'esm',
    metafile: true,
  });
  onBundle?.(metafile!);
  const fileOf = (language: StemmedLanguage) =>
    basename(Object.entries(metafile!.outputs).find(([, { entryPoint }]) => entryPoint === entry(language))![0]);
  return Object.fromEntries(stemmedLanguages.map((language) => [language, fileOf(language)])) as Record<
    StemmedLanguage,
    string
  >;
}

/**
 * Bundles what draws pages as HTML when a site is compiled: the viewer once more, for Node. `index` renders pages
 * that are data. `realm` renders pages whose code is run: it is a script whose value is a function of a `RealmHost`.
 *
 * @param outDir absolute
 * @param drawnByReact whether React itself draws what is data, more slowly: for tests that hold the one to the other
 */
export async function buildViewerServer(outDir: string, { drawnByReact = false } = {}): Promise<Metafile[]> {
  await rm(outDir, { recursive: true, force: true });
  return Promise.all([
    buildForServer('index', 'viewer/static/render-page.tsx', { outDir, drawnByReact, isWhole: true }),
    buildForServer('realm', 'viewer/static/realm/open-realm.ts', { outDir, drawnByReact, isWhole: false }),
  ]);
}

/** @param isWhole whether nothing is drawn that is not in the build */
async function buildForServer(
  name: string,
  entry: string,
  { outDir, drawnByReact, isWhole }: { outDir: string; drawnByReact: boolean; isWhole: boolean },
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
      ...(drawnByReact
        ? undefined
        : {
            'react/jsx-runtime': `${root}viewer/static/react/jsx.ts`,
            'react-dom/server': `${root}viewer/static/react/write-html.ts`,
          }),
    },
    plugins: [
      evaluatedModules,
      onlyInBrowsers,
      ...(drawnByReact ? [] : [withoutKeys, isWhole ? directHooks : reactOnce]),
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

/** Read from the global object of a realm, each of them costs a call to Node. Page code may replace them, besides. */
const intrinsics =
  'Array,Boolean,Date,Error,Intl,JSON,Map,Math,Number,Object,Promise,Proxy,RangeError,Reflect,RegExp,Set,String,Symbol,TypeError,Uint8Array,WeakMap,WeakSet,parseInt';

const asScript: BuildOptions = {
  format: 'iife',
  globalName: 'opened',
  banner: { js: `((realmHost) => { "use strict"; const {${intrinsics}} = globalThis;` },
  footer: { js: 'return opened.realm; })' },
};

/** Leaves out what is loaded once something runs in a browser. */
const onlyInBrowsers: Plugin = {
  name: 'only-in-browsers',
  setup({ onResolve }) {
    const filter =
      /\/(?:live-editor|generator|diagram|load-mermaid|load-page-code|search-modal|start-offline|hosted-provider|embedded-provider|load-tools|language-suggestion|side-menu|log-routes|head-elements)\.tsx?$/;
    onResolve({ filter }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

// What is drawn once needs nothing by which it would be found again.
const withoutKeys: Plugin = {
  name: 'without-keys',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]body[\\/]node-keys\.ts$/ }, () => ({ contents: 'export const nodeKeys = () => [];' }));
  },
};

/** Where React draws nothing itself, components need not be led to hooks by it. */
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
 * Copies the exports of React once. The bundler copies those of a CommonJS module for each file that imports it, and each
 * page with code evaluates the bundle.
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

/** What all bundles for browsers are made with. */
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

// Every browser the viewer runs in reads woff2; KaTeX names older formats too. Until its faces are here formulas can be
// read in others, which `styles/math.css` gives their measures: what is not seen has those of whatever face.
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

// A mode is an attribute, which a script sets: without one, what holds for the dark holds where there is no attribute.
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
}: Metafile): Omit<ViewerManifest, 'dev' | 'boot' | 'worker' | 'releaseWorker' | 'unscripted'> {
  const [entryName, entry] = Object.entries(outputs).find(([, output]) => output.entryPoint === 'viewer/main.tsx')!;
  const loadsAtOnce = (name: string) =>
    outputs[name]!.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  // All code of the entry is in the chunk that the later parts depend on; the entry itself would only import that.
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
  // Each later part gets a copy of the styles that it depends on, which nothing requests.
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

/** What is loaded through a part's entry, and in no other way but through that of another part. */
function partsOf(script: string, names: readonly string[], outputs: Metafile['outputs']): Record<string, string[]> {
  const entries = new Map(
    Object.entries(partEntries).map(([part, entry]) => [
      part,
      names.find((name) => [entry, laterName(entry)].includes(outputs[name]!.entryPoint!)),
    ]),
  );
  const ofEveryPage = reach([script], new Set([...entries.values()].filter((name) => name !== undefined)), outputs);
  const loaded = [...entries].map(([part, entry]) => {
    const files = entry === undefined ? new Set<string>() : reach([entry], ofEveryPage, outputs);
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
