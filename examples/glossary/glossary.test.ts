// Tests the example extension: incremental builds, located errors, the same output with several threads, and
// `--explain`.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compiler/compile.ts';
import { ConfigError } from '../../compiler/diagnostics/errors/problem.ts';
import { openSession } from '../../compiler/session.ts';
import { tempFolder, type TempFolder } from '../../compiler/test/temp.ts';

const example = import.meta.dirname;
const csv = readFileSync(path.join(example, 'data/glossary.csv'), 'utf8');
const test = suite<{ folder: TempFolder }>('example of a glossary');
test.before.each((context) => {
  // The extension imports zod, from the packages of this repository.
  context.folder = tempFolder(path.dirname(example));
  for (const name of ['data', 'docs', 'extension', 'lectern.config.ts'])
    cpSync(path.join(example, name), path.join(context.folder.dir, name), { recursive: true });
});
test.after.each(({ folder }) => folder.remove());

const told = (diagnostics: readonly { rule: string; place: { path: string; line?: number | undefined } }[]) =>
  diagnostics.map(({ rule, place }) => `${place.path}:${place.line} ${rule}`);

test('an edit of the CSV file changes only the pages of its terms, and --explain names the extension', async ({
  folder: { dir },
}) => {
  const page = 'docs/glossary/slack.md';
  const session = await openSession(dir, { explain: page });
  const file = path.join(dir, 'data/glossary.csv');
  try {
    const { diagnostics, explanation } = await session.compile();
    assert.equal(diagnostics, []);
    assert.ok(explanation!.dependsOn.includes(`file from the extension "glossary" ${page}`));
    writeFileSync(file, csv.replace('The minutes without a current.', 'Calm water.'));
    const { changed } = await session.compile(new Set([file]));
    assert.equal(
      changed.filter((each) => /^corpus\/pages|\.html$/.test(each)),
      ['corpus/pages/docs/glossary/slack.json', 'docs/glossary/slack/index.html'],
    );
  } finally {
    await session.close();
  }
});

test('an error in the CSV file is one diagnostic at its line', async ({ folder: { dir, write } }) => {
  for (const [broken, found] of [
    [csv.replace('ebb\nslack', 'edd\nslack'), 'data/glossary.csv:3 broken-markdown-link'],
    [csv.replace('The minutes without a current.', ''), 'data/glossary.csv:4 glossary/unexplained'],
    [`${csv}spring,A high tide.,\n`, 'data/glossary.csv:5 glossary/unlinked'],
  ] as const) {
    write({ 'data/glossary.csv': broken });
    assert.equal(told((await compile(dir)).diagnostics), [found]);
  }
});

test('a wrong option is an error at the option', async ({ folder: { dir, write } }) => {
  const config = readFileSync(path.join(dir, 'lectern.config.ts'), 'utf8');
  write({ 'lectern.config.ts': config.replace("file: 'data", "fil: 1, file: 'data") });
  const error = await compile(dir).catch((thrown: unknown) => thrown);
  assert.instance(error, ConfigError);
  assert.equal(
    (error as ConfigError).diagnostics.map(({ place, hint }) => `${place.line}:${place.column} ${hint}`),
    ['7:27 did you mean "file"?'],
  );
});

test('threads publish the same bytes', async ({ folder: { dir } }) => {
  const manifests: string[] = [];
  for (const jobs of [1, 2]) {
    const outDir = path.join(dir, `out-${jobs}`);
    await compile(dir, { jobs, cache: false, outDir });
    manifests.push(readFileSync(path.join(outDir, 'corpus/manifest.json'), 'utf8'));
  }
  assert.is(manifests[0], manifests[1]);
});

test.run();
