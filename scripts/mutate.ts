// For each statement in viewer/test/statements, breaks the code that the statement is about, in a copy of the
// repository. Checks that the statement's test then fails. Records the statements whose tests failed in
// seen-to-fail.json.
//     npm run mutations [-- --new] [part of an id …]      --new: only those that are not recorded yet
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { statementSections } from '../viewer/test/statements/all-statements.ts';
import { digest, type Statement } from '../viewer/test/statements/statement.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const record = join(root, 'viewer/test/statements/seen-to-fail.json');
const isNewOnly = process.argv.includes('--new');
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const all = statementSections.flatMap(({ statements }) => statements);
const seen = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Record<string, string>;
const requested = all
  .filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)))
  .filter((each) => !isNewOnly || seen[each.id] !== digest(each));

const copy = await mkdtemp(join(tmpdir(), 'lectern-mutations-'));
await cp(root, copy, {
  recursive: true,
  filter: (path) => !/^(?:node_modules|build|\.git)$/.test(relative(root, path)),
});
await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));

let unseen = 0;
for (const each of requested) {
  const outcome = await seeFail(each);
  if (outcome === 'fails') await keep(each);
  else unseen += 1;
  console.log(`${outcome === 'fails' ? '✓' : '✗'} ${each.id.padEnd(28)} ${outcome}`);
}
await rm(copy, { recursive: true, force: true });
console.log(`\n${requested.length - unseen} of ${requested.length} tests fail without what they show`);
process.exit(unseen ? 1 : 0);

/** @returns `fails` if the test fails with the change; otherwise a description of the result */
async function seeFail({ test: [testFile, name], broken: [file, find, replace] }: Statement): Promise<string> {
  const [source, testSource] = await Promise.all([file, testFile].map((path) => readFile(join(copy, path), 'utf8')));
  if (source!.split(find).length !== 2) return `“${find}” does not occur exactly once in ${file}`;
  const only = onlyTest(testSource!, name);
  if (only === undefined) return `there is no test “${name}” in ${testFile}`;
  await Promise.all([
    writeFile(
      join(copy, file),
      source!.replace(find, () => replace),
    ),
    writeFile(join(copy, testFile), only),
  ]);
  try {
    // These tests compile sites, which need the built viewer and sometimes the built command line.
    if (/compile|openServedSite|serveContent/.test(testSource!)) await run('scripts/build.ts');
    const output = await run('scripts/run-tests.ts', testFile);
    if (/✘ \[ERROR\]/.test(output)) return `the change can not be built:\n${output}`;
    return /FAIL\s+"/.test(output) ? 'fails' : `passes all the same:\n${output}`;
  } finally {
    await Promise.all([writeFile(join(copy, file), source!), writeFile(join(copy, testFile), testSource!)]);
  }
}

function onlyTest(source: string, name: string): string | undefined {
  const written = [name, name.replaceAll("'", "\\'")].flatMap((text) =>
    ["'", '"', '`'].map((quote) => `test(${quote}${text}${quote}`),
  );
  const found = written.find((text) => source.includes(text));
  return found && source.replace(found, () => found.replace('test(', 'test.only('));
}

function run(...script: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], { cwd: copy });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', () => done(output)));
}

/** Records a statement, in the order of the statements. Records of removed statements are dropped. */
async function keep({ id }: Statement): Promise<void> {
  const before = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Record<string, string>;
  const entries = all.flatMap((each) =>
    each.id === id ? [[id, digest(each)]] : before[each.id] === undefined ? [] : [[each.id, before[each.id]!]],
  );
  await writeFile(record, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
