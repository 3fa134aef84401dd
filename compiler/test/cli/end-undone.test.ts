// How a command ends that code of the site keeps waiting.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function routesOf(config: string, name = 'lectern.config.mjs') {
  const folder = tempFolder();
  folder.write({ 'docs/a.md': '# A\n', [name]: config });
  const command = [path.join(root, 'bin/lectern.js'), 'routes', folder.dir];
  const { status, signal, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 120_000 });
  folder.remove();
  return { end: status ?? signal, stderr };
}

test('a config that waits for something that never comes is told', () => {
  const sentence = 'it waits for something that never comes';
  const { end, stderr } = routesOf('await new Promise(() => undefined);\nexport default { title: "Site" };\n');
  assert.match(stderr, `lectern.config.mjs: ${sentence}\n  hint: `);
  assert.is(end, 2);
  const called = routesOf('module.exports = () => new Promise(() => undefined);\n', 'docusaurus.config.cjs');
  assert.match(called.stderr, `docusaurus.config.cjs: ${sentence}`);
  assert.is(called.end, 2);
});

test('a config that ends the process is told, and nobody takes that for work that is done', () => {
  const { end, stderr } = routesOf('process.exit(0);\nexport default { title: "Site" };\n');
  assert.match(stderr, 'lectern.config.mjs: it has ended the process before the work was done\n  hint: ');
  assert.is(end, 2);
});

test('so it is when it ends it as failed, whose code would be that of a fault of the content', () => {
  const { end, stderr } = routesOf('process.exit(1);\nexport default { title: "Site" };\n');
  assert.match(stderr, 'lectern.config.mjs: it has ended the process before the work was done\n  hint: ');
  assert.is(end, 2);
});

test('a config in JSON may begin with the mark of its encoding', () => {
  assert.is(routesOf('\ufeff{"title": "Site"}', 'lectern.config.json').end, 0);
});

test.run();
