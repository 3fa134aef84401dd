// Tests the example extension: incremental builds, located errors, and the same output with several threads.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder, type TempFolder } from '../../compiler/test/temp.ts';

const example = import.meta.dirname;
const lectern = fileURLToPath(new URL('../../bin/lectern.js', import.meta.url));
const test = suite<{ folder: TempFolder }>('example of a page kind');
test.before((context) => {
  // The config imports packages of this repository.
  context.folder = tempFolder(path.dirname(example));
  for (const name of ['data', 'docs', 'extension', 'lectern.config.ts'])
    cpSync(path.join(example, name), path.join(context.folder.dir, name), { recursive: true });
});
test.after(({ folder }) => folder.remove());

const compile = (dir: string, ...options: string[]) =>
  spawnSync(process.execPath, [lectern, 'compile', dir, ...options], { encoding: 'utf8' });

/** @returns the contents of all files below a folder, by path */
function filesIn(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const paths = files.map((file) => path.join(file.parentPath, file.name)).sort();
  return new Map(paths.map((file) => [path.relative(dir, file), readFileSync(file, 'latin1')]));
}

test('pages, links to them and search contain the data of the file', ({ folder: { dir } }) => {
  const { stdout, stderr } = compile(dir, '--explain', '/team/ada');
  assert.match(stdout + stderr, 'data of team/ada');
  const files = filesIn(path.join(dir, 'dist'));
  const { type, data } = JSON.parse(files.get('corpus/pages/team/ada.json')!) as { type: string; data: unknown };
  assert.equal([type, data], ['team/person', { name: 'Ada Breakwater', role: 'harbour master', since: 2019 }]);
  assert.match(files.get('team/ada/index.html')!, '<h1>Ada Breakwater</h1>');
  assert.match(files.get('docs/index.html')!, '<a href="/team/ada">ada</a>');
  assert.match(files.get('sitemap.xml')!, '/team/ada<');
  assert.match(files.get('corpus/search/en/default/texts/0.json')!, 'harbour master');
});

test('threads publish the same bytes', ({ folder: { dir } }) => {
  const { status } = compile(dir, '--jobs', '2', '--no-cache', '--out-dir', path.join(dir, 'again'));
  assert.is(status, 0);
  assert.equal([...filesIn(path.join(dir, 'again'))], [...filesIn(path.join(dir, 'dist'))]);
});

test('an edit of a line changes its page, and no other page', ({ folder: { dir } }) => {
  const before = filesIn(path.join(dir, 'dist'));
  const file = path.join(dir, 'data/people.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace('harbour master', 'captain'));
  compile(dir);
  const changed = [...filesIn(path.join(dir, 'dist'))].filter(([name, text]) => before.get(name) !== text);
  const pages = changed.map(([name]) => name).filter((name) => /\.html$|^corpus\/pages\//.test(name));
  assert.equal(pages.sort(), ['corpus/pages/team/ada.json', 'team/ada/index.html']);
});

test('an error has the line of its data', ({ folder: { dir } }) => {
  const file = path.join(dir, 'data/people.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace('2022', 'soon'));
  const { status, stderr } = compile(dir);
  assert.is(status, 1);
  assert.equal(stderr.match(/^data\S* error \S+/gm), ['data/people.csv:2:1 error extension-failed']);
  assert.match(stderr, 'at "since"');
});

test('the extension has at most 80 lines', () => {
  const lines = [...filesIn(path.join(example, 'extension')).values()].flatMap((text) => text.trimEnd().split('\n'));
  assert.ok(lines.length <= 80, `${lines.length}`);
});

test.run();
