// Tests how a command ends if code of the site never finishes, or ends the process.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from '../temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function routesOf(config: string, name = 'lectern.config.mjs', more: Record<string, string> = {}) {
  const folder = tempFolder();
  folder.write({ 'docs/a.md': '# A\n', [name]: config, ...more });
  const command = [path.join(root, 'bin/lectern.js'), 'routes', folder.dir];
  const { status, signal, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 300_000 });
  folder.remove();
  return { end: status ?? signal, stderr };
}

test('a config that waits for a promise that never settles is reported', () => {
  const sentence = 'the code waits for a promise that never settles';
  const { end, stderr } = routesOf('await new Promise(() => undefined);\nexport default { title: "Site" };\n');
  assert.match(stderr, `lectern.config.mjs: ${sentence}\n  hint: `);
  assert.is(end, 2);
  const called = routesOf('module.exports = () => new Promise(() => undefined);\n', 'docusaurus.config.cjs');
  assert.match(called.stderr, `docusaurus.config.cjs: ${sentence}`);
  assert.is(called.end, 2);
});

test('a config that ends the process is reported, and the command fails', () => {
  const { end, stderr } = routesOf('process.exit(0);\nexport default { title: "Site" };\n');
  assert.match(stderr, 'lectern.config.mjs: this code ended the process before the command was finished\n  hint: ');
  assert.is(end, 2);
});

test('a config that ends the process as failed is reported, instead of exiting with the code for content errors', () => {
  const { end, stderr } = routesOf('process.exit(1);\nexport default { title: "Site" };\n');
  assert.match(stderr, 'lectern.config.mjs: this code ended the process before the command was finished\n  hint: ');
  assert.is(end, 2);
});

const early = 'this code ended the process before the command was finished';

test('the message names the config, for each way to end the process', () => {
  for (const [code, call] of [
    ['process.reallyExit(0);', 'process.exit'],
    ['process.abort();', 'process.abort'],
    ['process.kill(process.pid);', 'process.kill'],
    ["process.kill(process.pid, 'SIGKILL');", 'process.kill'],
    ['process.kill(process.pid, 9);', 'process.kill'],
  ] as const) {
    const { end, stderr } = routesOf(`${code}\nexport default { title: 'Site' };\n`);
    assert.match(stderr, `lectern.config.mjs: ${early}\n  hint: remove the call of ${call}\n`, code);
    assert.is(end, 2, code);
  }
});

test('a timer, a function of the config, an import and a plugin that end the process are reported', () => {
  const site = "title: 'Site', url: 'https://site.example'";
  const later = routesOf(
    `await new Promise(() => setTimeout(() => process.exit(3), 20));\nexport default { ${site} };\n`,
  );
  assert.match(later.stderr, `lectern.config.mjs: ${early}`);
  const generator = `export default { ${site}, docs: { sidebarItemsGenerator: () => process.exit(3) } };\n`;
  const called = routesOf(generator);
  assert.match(called.stderr, `lectern.config.mjs: ${early}`);
  const plugin = `const ending = () => () => process.exit(3);\nexport default { ${site}, docs: { remarkPlugins: [ending] } };\n`;
  const inPlugin = routesOf(plugin);
  assert.match(inPlugin.stderr, `docs/a.md: the plugin "ending" ended the process before the command was finished`);
  const imported = routesOf("module.exports = require('./parts/end.js');\n", 'docusaurus.config.js', {
    'parts/end.js': '\n  process.exit(0);\n',
  });
  assert.match(imported.stderr, /(?:^|\n|\/)parts\/end\.js:2:11: this code ended the process/);
  for (const { end } of [later, called, inPlugin, imported]) assert.is(end, 2);
});

test('signals with a listener, and signals that end nothing, are sent', () => {
  const config = [
    "process.on('SIGUSR2', () => console.error('got it'));",
    "process.kill(process.pid, 'SIGUSR2');",
    "process.kill(process.pid, 'SIGWINCH');",
    'process.kill(process.pid, 0);',
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    "export default { title: 'Site' };",
  ];
  const { end, stderr } = routesOf(config.join('\n'));
  assert.is(stderr, 'got it\n');
  assert.is(end, 0);
});

test('a failed command exits as failed, even if the config changes the exit code at the end', () => {
  const { end } = routesOf("process.on('exit', () => (process.exitCode = 0));\nexport default { titel: 'Site' };\n");
  assert.is(end, 2);
});

test('a config in JSON may begin with the mark of its encoding', () => {
  assert.is(routesOf('\ufeff{"title": "Site"}', 'lectern.config.json').end, 0);
});

test.run();
