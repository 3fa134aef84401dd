// Tests the package as it is published: its files, its size and its declarations.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInThisContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inShort } from '../../scripts/testing/is-whole.ts';
import { stemmedLanguages } from '../search/language/stem.ts';
import { definitions } from '../schema/definitions.ts';
import { jsonSchema } from '../schema/json-schemas.ts';
import { schemas, type SchemaKind } from '../schema/schemas.ts';
import { compiledStarter } from './compiled-starter.ts';
import type { openCorpus as open } from '../reader/open-corpus.ts';
import { corpusFolder, projectWithCorpus, type Project } from './built-package.ts';

const run = promisify(execFile);
const root = path.dirname(corpusFolder);
let project: Project;
const textsOf = (pattern: string) =>
  fastGlob
    .sync(pattern, { cwd: path.join(project.installed, 'build') })
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(project.installed, 'build', name), 'utf8') }));

test.before(async () => {
  project = await projectWithCorpus();
});

/**
 * Bundles an entry for browsers, minified.
 *
 * @returns the gzipped bytes that are loaded immediately, those that are loaded later, and the bytes of each stemmer
 */
async function weightOf(entry: string): Promise<{ atOnce: number; later: number; ofLanguages: number[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: project.dir,
    stdin: { contents: entry, resolveDir: project.dir },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const weights = new Map(
    outputFiles.map((file) => [path.relative(project.dir, file.path), gzipSync(file.contents, { level: 9 }).length]),
  );
  const atOnce = new Set<string>();
  const follow = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    for (const { kind, path } of metafile.outputs[name]!.imports) if (kind === 'import-statement') follow(path);
  };
  follow(Object.keys(metafile.outputs).find((name) => metafile.outputs[name]!.entryPoint === '<stdin>')!);
  // A search loads only one of these stemmers: the stemmer for the language of the index.
  const isOfLanguage = (name: string) => /^out\/[a-z]{2}-[\w-]+\.js$/.test(name);
  const sum = (isSelected: (name: string) => boolean) =>
    [...weights].reduce((bytes, [name, weight]) => bytes + (isSelected(name) ? weight : 0), 0);
  return {
    atOnce: sum((name) => atOnce.has(name)),
    later: sum((name) => !atOnce.has(name) && !isOfLanguage(name)),
    ofLanguages: [...weights].flatMap(([name, weight]) => (isOfLanguage(name) ? [weight] : [])),
  };
}

test('a page loads at most 5 kB immediately, and the search engine, Markdown and its own stemmers later', async () => {
  const { atOnce, later, ofLanguages } = await weightOf("export * from '@lectern/corpus';");
  assert.ok(atOnce > 1000 && atOnce <= 5 * 1024, `${atOnce} bytes`);
  // At most 10 kB of these bytes are the search engine. The other bytes are the code that writes Markdown.
  assert.ok(later > 1000 && later <= 16 * 1024, `${later} bytes`);
  assert.is(ofLanguages.length, stemmedLanguages.length);
  for (const weight of ofLanguages) assert.ok(weight <= 3 * 1024, `${weight} bytes`);
});

for (const [entry, limit] of [
  ['hast', 3],
  ['markdown', 5.1],
  ['mdast', 25],
] as const) {
  test(`${entry} is at most ${limit} kB, and loads nothing later`, async () => {
    const { atOnce, later } = await weightOf(`export * from '@lectern/corpus/${entry}';`);
    assert.ok(atOnce > 500 && atOnce <= limit * 1024, `${atOnce} bytes`);
    assert.is(later, 0);
  });
}

test('the validators weigh at most 20 kB', async () => {
  const { atOnce, later } = await weightOf("export * from '@lectern/corpus/validate';");
  assert.ok(atOnce > 1000 && atOnce <= 20 * 1024, `${atOnce} bytes`);
  assert.is(later, 0);
});

test('the package imports no other package, and neither code nor declarations use zod', () => {
  const files = textsOf('**/*.{js,d.ts}');
  assert.ok(files.length >= 4);
  for (const { name, text } of files) {
    assert.not.match(text, /\bzod\b|\bz\./, name);
    const foreign = Array.from(text.matchAll(/(?:from |import\(|^import )["']([^"']+)["']/gm), ([, to]) => to!);
    assert.equal(
      foreign.filter((to) => !to.startsWith('./') && !to.startsWith('../')),
      [],
      name,
    );
  }
});

test('each kind of file has its JSON Schema in it', async () => {
  for (const kind of Object.keys(schemas) as SchemaKind[]) {
    const text = readFileSync(path.join(project.installed, `build/schema/${kind}.schema.json`), 'utf8');
    assert.equal(JSON.parse(text), jsonSchema(kind), kind);
  }
});

test('the packed files are the build, the readme and the license', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '-w', '@lectern/corpus'], {
    cwd: root,
  });
  const [packed] = JSON.parse(stdout) as { files: { path: string }[] }[];
  const files = packed!.files.map((file) => file.path);
  assert.equal(files.filter((file) => !file.startsWith('build/')).sort(), ['LICENSE', 'README.md', 'package.json']);
  const manifest = JSON.parse(readFileSync(path.join(corpusFolder, 'package.json'), 'utf8')) as Record<string, unknown>;
  assert.is(manifest.private, undefined);
  assert.is(manifest.dependencies, undefined);
});

test('the types of the files equal the types of the schemas, in both directions', async () => {
  const names = [...Object.keys(definitions()), 'PageKind', 'SchemaKind'];
  assert.ok(names.length > 85, `${names.length} types`);
  // All fields are made required, because TypeScript would accept a missing optional field. Types can be recursive, so
  // the expansion stops at a maximum depth. Deeper types are compared by name.
  project.write({
    'agree.ts': [
      `import type * as Sources from ${JSON.stringify(path.join(corpusFolder, 'types.ts'))};`,
      "import type * as Package from '@lectern/corpus';",
      'type Whole<T, Levels extends unknown[] = [1, 1, 1, 1, 1]> = T extends object',
      '  ? Levels extends [unknown, ...infer Less] ? { [Key in keyof T]-?: Whole<T[Key], Less> } : T',
      '  : T;',
      'type Fits<A, B> = [Whole<A>] extends [Whole<B>] ? true : false;',
      ...names.flatMap((name) => [
        `export const from${name}: Fits<Sources.${name}, Package.${name}> = true;`,
        `export const to${name}: Fits<Package.${name}, Sources.${name}> = true;`,
      ]),
      // The comparison must reject these two types. Otherwise it would accept everything.
      'export const more: Fits<{ a: 1 }, { a: 1; b?: 2 }> = false;',
      'export const deep: Fits<{ a: { b: 1 }[] }, { a: { b: 1; c?: 1 }[] }> = false;',
    ].join('\n'),
  });
  await typeCheck('agree.ts', { moduleResolution: 'Bundler', module: 'ESNext', allowImportingTsExtensions: true });
});

test('every comment of the schemas is in the declarations', () => {
  const { text } = textsOf('index.d.ts')[0]!;
  const inOneLine = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ');
  const declared = inOneLine(text);
  const sources = fastGlob.sync('schema/**/*.ts', {
    cwd: corpusFolder,
    ignore: ['**/{index,schemas,definitions,describe,json-schemas,descriptions}.ts'],
  });
  const missing = sources.flatMap((source) =>
    Array.from(
      readFileSync(path.join(corpusFolder, source), 'utf8').matchAll(
        /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\s*(?!\n|(?:export )?const [a-z])/g,
      ),
      ([, comment]) => inOneLine(comment!).trim(),
    ).filter((comment) => !declared.includes(comment)),
  );
  assert.equal(missing, []);
});

const usage = `
import { CorpusError, headings, openCorpus, pageAddress, sections, textOf, walk } from '@lectern/corpus';
import type { DocPage, Heading, Page, Section, SidebarItem } from '@lectern/corpus';
import { toHast, type HastRoot } from '@lectern/corpus/hast';
import { toMarkdown } from '@lectern/corpus/markdown';
import { toMdast, type MdastRoot } from '@lectern/corpus/mdast';
import { kindOf, validate, type Fault } from '@lectern/corpus/validate';

const corpus = openCorpus(new URL('https://example.org/'), { fetch, signal: new AbortController().signal });
const page: Page = await corpus.page('/docs/');
if (page.kind === 'doc') {
  const doc: DocPage = page;
  const items: readonly SidebarItem[] | undefined = await corpus.sidebar(doc.context);
  const found: Heading[] = headings(doc);
  for (const node of walk(doc.body)) if (node.type === 'element') node.tagName satisfies string;
  const parts: Section[] = sections(doc);
  const trees: [HastRoot, MdastRoot] = [toHast(doc, { formulas: 'tex' }), toMdast(parts[0]!.nodes, { base: 'https://a.b' })];
  const faults: Fault[] = validate(kindOf(doc) ?? page.kind, doc);
  console.log(items, found, faults, trees, toMarkdown(doc), textOf(doc.body), pageAddress(doc.path));
}
// @ts-expect-error: there is no such kind
validate('nothing', page);
export const reason = (error: unknown) => (error instanceof CorpusError ? error.reason : undefined);
`;

for (const moduleResolution of inShort(['NodeNext', 'Bundler'], 2)) {
  test(`a program that uses it type-checks in strict mode, with module resolution ${moduleResolution}`, async () => {
    project.write({ 'usage.ts': usage });
    const module = moduleResolution === 'NodeNext' ? 'NodeNext' : 'ESNext';
    await typeCheck('usage.ts', { moduleResolution, module, skipLibCheck: false, exactOptionalPropertyTypes: true });
  });
}

async function typeCheck(file: string, options: object): Promise<void> {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noEmit: true,
    ...options,
  };
  project.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, files: [file] }) });
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { stdout } = await run(tsc, ['-p', project.dir, '--checkers', '1']).catch(
    (error: unknown) => error as { stdout: string },
  );
  assert.is(stdout, '');
}

test('the package reads, searches and validates a corpus in Node.js, and throws CorpusError', async () => {
  project.write({
    'run.js': `
      import { CorpusError, openCorpus } from '@lectern/corpus';
      import { validate } from '@lectern/corpus/validate';
      import schema from '@lectern/corpus/schema/doc.schema.json' with { type: 'json' };
      const corpus = openCorpus(process.argv[2]);
      const page = await corpus.page('/docs/');
      const [first] = await corpus.search('write a page');
      const error = await corpus.page('/docs/nope/').catch((error) => error);
      console.log(JSON.stringify([page.title, first.path, validate('doc', page), schema.title, error instanceof CorpusError]));
    `,
  });
  const { stdout } = await run(process.execPath, ['run.js', await compiledStarter()], { cwd: project.dir });
  assert.equal(JSON.parse(stdout), ['Introduction', '/docs/guides/write/', [], 'doc', true]);
});

test('the package reads folders without support for import(), as in an Astro loader', async () => {
  const { outputFiles } = await build({
    absWorkingDir: project.dir,
    stdin: { contents: "export { openCorpus } from '@lectern/corpus';", resolveDir: project.dir },
    bundle: true,
    format: 'iife',
    globalName: 'reader',
    write: false,
    logLevel: 'silent',
  });
  const { openCorpus } = runInThisContext(`${outputFiles[0]!.text}; reader`) as { openCorpus: typeof open };
  assert.is((await openCorpus(await compiledStarter()).site()).title, 'My site');
});

test.run();
