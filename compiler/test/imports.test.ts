// Compares the rules for imports in ARCHITECTURE.md with every import in the tree.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const root = path.resolve(import.meta.dirname, '../..');
const stages = ['source', 'parse', 'site', 'link', 'search', 'emit'];
/** The folders that may access disk, network and processes. */
const worldly = ['fs', 'project', 'cache', 'output', 'prerender', 'serve', 'threads'];
const world = [
  'node:fs',
  'node:fs/promises',
  'node:http',
  'node:https',
  'node:net',
  'node:dns',
  'node:tls',
  'node:child_process',
  'worker_threads',
  'node:worker_threads',
  'chokidar',
  'fast-glob',
  'esbuild',
  'jiti',
];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
  /** Whether the import is dynamic. */
  isLate: boolean;
}

const sources = fastGlob
  .sync('{corpus,compiler,viewer,extensions}/**/*.{ts,tsx}', {
    cwd: root,
    ignore: ['**/{test,build,node_modules}/**'],
  })
  .sort();
const imports = sources.flatMap(importsOf);

function importsOf(from: string): Import[] {
  const text = readFileSync(path.join(root, from), 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...found].map(([, type, names = '', specifier, dynamic]) => {
    const target = (specifier ?? dynamic)!;
    const to = target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target) : target;
    const members = /^\{([\s\S]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const typeOnly =
      type !== undefined || (members?.length ? members.every((name) => name.startsWith('type ')) : false);
    return { from, to, typeOnly, isLate: dynamic !== undefined };
  });
}

const partOf = (file: string) => file.split('/')[1]!;
const offenders = (rule: (each: Import) => boolean) => imports.filter(rule).map(({ from, to }) => `${from} → ${to}`);

test('the imports of the repository are found', () => {
  assert.ok(imports.length > 200, `only ${imports.length}`);
  assert.ok(imports.some(({ from, to }) => from === 'compiler/stages.ts' && to === 'compiler/search/search-files.ts'));
});

test('a stage imports only types of another stage', () => {
  const between = ({ from, to, typeOnly }: Import) =>
    from.startsWith('compiler/') &&
    to.startsWith('compiler/') &&
    stages.includes(partOf(from)) &&
    stages.includes(partOf(to)) &&
    partOf(from) !== partOf(to) &&
    !typeOnly;
  assert.equal(offenders(between), []);
});

test('only these folders use disk, network, processes, threads and bundler', () => {
  const outside = ({ from, to, typeOnly }: Import) =>
    from.startsWith('compiler/') && !worldly.includes(partOf(from)) && world.includes(to) && !typeOnly;
  assert.equal(offenders(outside), []);
});

test('only four files start programs: git, a browser, and the process that renders pages', () => {
  const starting = ({ to, typeOnly }: Import) => to === 'node:child_process' && !typeOnly;
  assert.equal(offenders(starting), [
    'compiler/prerender/renderer-process.ts → node:child_process',
    'compiler/project/git/run-git.ts → node:child_process',
    'compiler/project/network/open-browser.ts → node:child_process',
    'extensions/snippets/plugin/git.ts → node:child_process',
  ]);
});

/** The only file that may write files. */
const writer = 'corpus/safe-folder.ts';
/** Exports of `node:fs` that change no files. */
const looking =
  /^(?:type .+|accessSync|closeSync|constants|existsSync|fstatSync|fsyncSync|lstatSync|openSync|readFileSync|readSync|readdirSync|readlinkSync|realpathSync|statSync|readFile|readdir|realpath|stat)$/;
/** The only files that may end the process. They write to standard error and to no file. */
const watchdogs = ['compiler/project/settings/watchdog.ts', 'compiler/project/settings/watchdog-thread.ts'];
/**
 * These files may import all of `node:fs`. The first file records reads. The second reads files if Node.js is
 * available.
 */
const whole = ['compiler/fs/record-reads.ts', 'corpus/reader/corpus-url.ts'];

test('one file writes, renames and removes files; everything else that knows the file system only reads', () => {
  const found: string[] = [];
  for (const file of sources.filter((each) => ![writer, ...watchdogs].includes(each))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (
      /\brequire\((['"])(?:node:)?fs\b|\bimport\((['"])(?:node:)?fs\b|getBuiltinModule/.test(text) &&
      !whole.includes(file)
    )
      found.push(file);
    for (const [, names = ''] of text.matchAll(/^\s*import\s+([^'";]*?)\s+from\s+'(?:node:)?fs(?:\/promises)?'/gm)) {
      const members = /^\{([\s\S]*)\}$/.exec(names)?.[1]?.split(',') ?? [names];
      for (const member of members.map((name) => name.trim().split(' as ')[0]!).filter(Boolean))
        if (!looking.test(member) && !whole.includes(file) && !/^type\b/.test(names)) found.push(`${file}: ${member}`);
    }
    for (const [call] of text.matchAll(/\bopenSync\([^;\n]*/g))
      if (!/O_RDONLY|, 'r'\)/.test(call) || /O_(?:WRONLY|RDWR|CREAT|APPEND|TRUNC)/.test(call))
        found.push(`${file}: ${call}`);
  }
  assert.equal(found, []);
  assert.ok(sources.includes(writer));
});

test('no stage imports a folder that accesses disk, network or processes', () => {
  const isWorldly = (file: string) => file.startsWith('compiler/') && worldly.includes(partOf(file));
  const reaching = ({ from, to }: Import) =>
    from.startsWith('compiler/') && stages.includes(partOf(from)) && isWorldly(to);
  assert.equal(offenders(reaching), []);
});

test('the file system is the lowest layer: it imports only diagnostics', () => {
  const higher = ({ from, to }: Import) =>
    from.startsWith('compiler/fs/') && to.startsWith('compiler/') && !/^compiler\/(fs|diagnostics)\//.test(to);
  assert.equal(offenders(higher), []);
});

test('the graph imports no module whose results it computes', () => {
  const outward = ({ from, to }: Import) =>
    from.startsWith('compiler/incremental/') &&
    to.startsWith('compiler/') &&
    !/^compiler\/(incremental|fs|values)\//.test(to);
  assert.equal(offenders(outward), []);
});

test('stages import ten names of the graph, code that runs it eight more, and no module imports its internals', async () => {
  const vocabulary = Object.keys(await import('../incremental/index.ts'));
  const control = Object.keys(await import('../incremental/session.ts'));
  assert.equal(vocabulary.sort(), [
    'collect',
    'computed',
    'each',
    'family',
    'gather',
    'group',
    'inputMap',
    'parts',
    'table',
    'task',
  ]);
  assert.equal(control.sort(), [
    'dropUnread',
    'fillTables',
    'input',
    'isTracked',
    'lastRun',
    'stagesInOrder',
    'tasks',
    'untracked',
  ]);
  const doors = /^compiler\/incremental\/(index|session|cancellation|changes|quiet-period|tracked-files)\.ts$/;
  const behind = ({ from, to, typeOnly }: Import) =>
    to.startsWith('compiler/incremental/') && !from.startsWith('compiler/incremental/') && !typeOnly && !doors.test(to);
  assert.equal(offenders(behind), []);
});

test('modules for plain values import nothing else', () => {
  const outward = ({ from, to }: Import) => from.startsWith('compiler/values/') && !to.startsWith('compiler/values/');
  assert.equal(offenders(outward), []);
});

test('no module imports the command line', () => {
  const cli = ({ from, to }: Import) =>
    (to === 'compiler/cli.ts' || to.startsWith('compiler/cli/')) && !/^compiler\/cli(\.ts|\/)/.test(from);
  assert.equal(offenders(cli), []);
});

test('the command line starts without the compiler, and loads a command when it is called', () => {
  const light =
    /^compiler\/(cli|diagnostics|version|parse\/parser-choice|project\/foreign-configs|incremental\/cancellation|values\/cancellation|fs\/(attempt|stat|environment-error|disk|files|files-below|list-files|inside|is-alive|system-folders|unsafe-path-error|write-refusal))\b/;
  const early = new Set(['compiler/cli.ts']);
  for (const file of early)
    for (const { from, to, typeOnly, isLate } of imports)
      if (from === file && !typeOnly && !isLate && to.startsWith('compiler/')) early.add(to);
  assert.equal(
    [...early].filter((file) => !light.test(file)),
    [],
  );
});

test('the corpus package imports neither the compiler nor the viewer', () => {
  assert.equal(
    offenders(({ from, to }) => from.startsWith('corpus/') && /^(compiler|viewer)\//.test(to)),
    [],
  );
});

test('only the schema needs zod, so reading a corpus works without it', () => {
  const isSchema = (file: string) => file.startsWith('corpus/schema/');
  // The build evaluates these modules and replaces them with their values, without zod.
  const isBuilt = (file: string) =>
    ['corpus/validate/definitions.ts', 'corpus/validate/conditional.ts', 'corpus/page-fields.ts'].includes(file);
  assert.equal(
    offenders(
      ({ from, to, typeOnly }) =>
        from.startsWith('corpus/') && !isSchema(from) && !isBuilt(from) && !typeOnly && (to === 'zod' || isSchema(to)),
    ),
    [],
  );
});

test('the viewer imports nothing from the compiler, and only types from the schema', () => {
  assert.equal(
    offenders(
      ({ from, to, typeOnly }) =>
        from.startsWith('viewer/') && (to.startsWith('compiler/') || (to.startsWith('corpus/schema/') && !typeOnly)),
    ),
    [],
  );
});

test('the compiler imports only the HTML document writer from the viewer', () => {
  assert.equal(
    offenders(
      ({ from, to }) => from.startsWith('compiler/') && to.startsWith('viewer/') && !to.startsWith('viewer/html/'),
    ),
    [],
  );
});

test('the HTML document writer needs neither Node.js nor React, only the corpus package', () => {
  const own = imports.filter(({ from }) => from.startsWith('viewer/html/'));
  assert.ok(own.length > 0);
  const isAllowed = ({ to, typeOnly }: Import) =>
    to.startsWith('viewer/html/') || (to.startsWith('corpus/') && (typeOnly || !to.startsWith('corpus/schema/')));
  assert.equal(
    own.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} → ${to}`),
    [],
  );
});

/**
 * The folders and root files of the viewer, in layers. Each layer may only import from itself and from layers above it
 * in this list.
 */
const viewerFolders = [
  'embedding.ts',
  'built-in-page-tools.ts',
  'modules.d.ts',
  'html',
  'live',
  'messages',
  'icons',
  'corpus',
  'agents',
  'state',
  'navigation',
  'body',
  'offline',
  'layout',
  'search',
  'pages',
  'client',
  'code',
  'extension.ts',
  'tool-parts.ts',
  'dialog-parts.ts',
  'shell',
  'static',
  'boot.ts',
  'app.tsx',
  'library',
  'main.tsx',
  'dev',
  'cli',
];
/** Imports from a later layer, which break the rule. Remove entries from this list, and add none. */
const upwards = [
  'viewer/client/file-urls.ts → viewer/code/import-module.ts',
  'viewer/client/modules.ts → viewer/code/import-module.ts',
  'viewer/code/load-page-code.ts → viewer/static/static-data.ts',
  'viewer/code/load-theme.tsx → viewer/static/static-data.ts',
  'viewer/code/page-code.tsx → viewer/static/static-data.ts',
  'viewer/layout/navbar/navbar-parts.ts → viewer/search/search-bar.tsx',
  'viewer/search/use-start-pages.ts → viewer/shell/load-sidebar.ts',
  'viewer/shell/load-view.ts → viewer/static/static-data.ts',
  'viewer/shell/load-visit.ts → viewer/static/reading-face.ts',
  'viewer/static/static-app.tsx → viewer/app.tsx',
];

test('each folder of the viewer imports only from itself and from folders before it', () => {
  const layerOf = (file: string) => viewerFolders.indexOf(partOf(file));
  const own = imports.filter(({ from }) => from.startsWith('viewer/'));
  assert.equal(
    [...new Set(own.map(({ from }) => partOf(from)))].filter((part) => !viewerFolders.includes(part)),
    [],
  );
  const inViewer = own.filter(({ to }) => /^viewer\/.*\.tsx?$/.test(to));
  const found = inViewer.filter(({ from, to }) => layerOf(to) > layerOf(from));
  assert.equal([...new Set(found.map(({ from, to }) => `${from} → ${to}`))].sort(), upwards);
});

/**
 * The layers of the compiler, lowest first. A file imports only from its own layer and from lower layers, also types.
 */
const compilerLayers = {
  base: ['diagnostics', 'fs', 'values', 'version.ts'],
  graph: ['incremental'],
  markdown: ['html', 'parse', 'source', 'yaml'],
  site: ['addresses', 'config', 'link', 'site'],
  pipeline: [
    'cache',
    'code',
    'emit',
    'extensions',
    'locales',
    'output',
    'prerender',
    'project',
    'search',
    'serve',
    'threads',
    'translations',
    'verify',
    // The files in the root folder implement the commands, and connect all stages.
    ...rootFiles().filter((file) => !['cli.ts', 'version.ts'].includes(file)),
  ],
  cli: ['cli', 'cli.ts'],
};

/** @returns the names of the files in the compiler's folder */
function rootFiles(): string[] {
  return fastGlob.sync('*.ts', { cwd: path.join(root, 'compiler') }).sort();
}

test('the compiler has six layers, and imports lead downwards', () => {
  const layers = Object.values(compilerLayers);
  const layerOf = (file: string) => layers.findIndex((parts) => parts.includes(partOf(file)));
  const own = imports.filter(({ from, to }) => [from, to].every((file) => /^compiler\/.*\.ts$/.test(file)));
  assert.equal(
    own.filter(({ from }) => layerOf(from) < 0).map(({ from }) => from),
    [],
    'files without a layer',
  );
  assert.equal(
    own.filter(({ from, to }) => layerOf(to) > layerOf(from)).map(({ from, to }) => `${from} → ${to}`),
    [],
  );
});

test('only `fs` loads esbuild, fast-glob and chokidar, and only `project` loads configs with jiti', () => {
  const outside = (names: RegExp, folder: string) =>
    offenders(
      ({ from, to, typeOnly }) =>
        from.startsWith('compiler/') && !from.startsWith(folder) && names.test(to) && !typeOnly,
    );
  assert.equal(outside(/^(?:esbuild|fast-glob|chokidar)$/, 'compiler/fs/'), []);
  assert.equal(outside(/^jiti$/, 'compiler/project/'), []);
  const loadsBundler = /\b(?:require|import)\((['"])esbuild\1\)|vendor\/esbuild/;
  const loading = sources.filter(
    (file) => file.startsWith('compiler/') && loadsBundler.test(readFileSync(path.join(root, file), 'utf8')),
  );
  assert.ok(
    loading.every((file) => file.startsWith('compiler/fs/')),
    loading.join(),
  );
});

test('only the command line of the viewer has side effects', () => {
  const outside = ({ from, to }: Import) =>
    from.startsWith('viewer/') && !from.startsWith('viewer/cli/') && to.startsWith('node:');
  assert.equal(offenders(outside), []);
});

/** The public entry points of the packages. */
const entryPoints = [
  'compiler/index.ts',
  'viewer/client/index.ts',
  'viewer/extension.ts',
  'viewer/tool-parts.ts',
  'viewer/dialog-parts.ts',
  'corpus/index.ts',
];
const isExtension = (file: string) => file.startsWith('extensions/');

test('the core imports no extension', () => {
  assert.ok(sources.some(isExtension));
  assert.equal(
    offenders(({ from, to }) => !isExtension(from) && isExtension(to)),
    [],
  );
});

test('one file of the core loads the built extensions of this package', () => {
  const loading = /\bbuild['"/, ]+extensions\b/;
  const found = sources.filter(
    (file) => !isExtension(file) && loading.test(readFileSync(path.join(root, file), 'utf8')),
  );
  assert.equal(found, ['compiler/project/built-in-extensions.ts']);
});

test('an extension imports only its own files, packages and public entry points', () => {
  const own = (file: string) => file.split('/').slice(0, 2).join('/');
  const isFile = (to: string) => /^(?:corpus|compiler|viewer|extensions|scripts|bin)\//.test(to);
  assert.equal(
    offenders(({ from, to }) => isExtension(from) && isFile(to) && own(from) !== own(to) && !entryPoints.includes(to)),
    [],
  );
});

/**
 * Finds imports that bypass entry points. In each folder with an `index.ts`, counts the other files that modules
 * outside of the folder import.
 *
 * @returns folder → its number of such files
 */
function behindEntryPoints(all: readonly Pick<Import, 'from' | 'to'>[]): { [folder: string]: number } {
  const folderOf = (file: string) => /^(?:compiler|viewer|corpus)\/[^/]+(?=\/)/.exec(file)?.[0];
  const found = new Map<string, Set<string>>();
  for (const { from, to } of all) {
    const folder = folderOf(to);
    if (folder === undefined || folder === folderOf(from) || to === `${folder}/index.ts`) continue;
    found.set(folder, (found.get(folder) ?? new Set()).add(to));
  }
  return Object.fromEntries([...found].map(([folder, { size }]) => [folder, size] as const).sort());
}

test('a file behind the entry point of a folder is counted once', () => {
  const all = [
    { from: 'compiler/a/x.ts', to: 'compiler/b/index.ts' },
    { from: 'compiler/a/x.ts', to: 'compiler/b/inner/y.ts' },
    { from: 'compiler/root.ts', to: 'compiler/b/inner/y.ts' },
    { from: 'compiler/b/z.ts', to: 'compiler/b/w.ts' },
    { from: 'viewer/c/v.ts', to: 'corpus/text.ts' },
  ];
  assert.equal(behindEntryPoints(all), { 'compiler/b': 1 });
});

// Other folders import a folder only through its `index.ts`. `entry-points.json` has the number of files that break
// this rule, by folder. The numbers may only fall: UPDATE=1 stores lower numbers.
test('no folder has more files behind its entry point than its stored count', () => {
  const file = path.join(import.meta.dirname, 'entry-points.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as { [folder: string]: number };
  const counts = Object.entries(behindEntryPoints(imports));
  const risen = counts.filter(([folder, count]) => count > (stored[folder] ?? 0));
  assert.equal(risen, [], 'import the other folder through its index.ts');
  assert.ok(counts.length > 0);
  if (process.env.UPDATE) writeFileSync(file, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
});

test('no file imports itself through other files', () => {
  const graph = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  assert.equal(cycles, []);
});

test.run();
