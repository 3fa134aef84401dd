import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../diagnostics/errors/problem.ts';
import { disk } from '../../../fs/disk.ts';
import { filesBelow } from '../../../fs/files-below.ts';
import { loadModule, stateOf } from '../../../project/settings/load-module.ts';
import { loadWithJiti, type JitiOptions } from '../../../project/modules/load-with-jiti.ts';
import { tempFolder } from '../../temp.ts';
import { listFiles } from '../../../fs/list-files.ts';

const source = (name: string) => JSON.stringify(path.resolve(import.meta.dirname, '../../..', name));

const workIn = (dir: string) => ({ dir, siteDir: path.dirname(dir), files: filesBelow(dir) });
const jitiOptions = (dir: string): JitiOptions =>
  ({ work: workIn(dir), mayReplace: () => false }) as unknown as JitiOptions;

test('another process that loads the same module at the same time does not remove its file', async () => {
  const folder = tempFolder();
  folder.write({ 'config.ts': 'export default { title: "Both" };\n' });
  const [file, work] = ['config.ts', 'work'].map((name) => path.join(folder.dir, name)) as [string, string];
  const inOther = `
    const { loadModule } = await import(${source('project/settings/load-module.ts')});
    const { disk } = await import(${source('fs/disk.ts')});
    const { filesBelow } = await import(${source('fs/files-below.ts')});
    const work = { dir: ${JSON.stringify(work)}, siteDir: ${JSON.stringify(folder.dir)}, files: filesBelow(${JSON.stringify(work)}) };
    const { value } = await loadModule(${JSON.stringify(file)}, work, disk);
    console.log(value.title);`;
  const printed: string[] = [];
  const real = filesBelow(work);
  const files = {
    ...real,
    write: async (name: string, bytes: Uint8Array) => {
      await real.write(name, bytes);
      const parameters = ['--import', 'tsx', '--input-type=module', '--eval', inOther];
      printed.push(execFileSync(process.execPath, parameters, { encoding: 'utf8' }).trim());
    },
  };
  try {
    assert.equal((await loadModule(file, { ...workIn(work), files }, disk)).value, { title: 'Both' });
    assert.equal(printed, ['Both']);
    assert.equal(await listFiles(disk, work), [], 'nothing is left of it');
  } finally {
    folder.remove();
  }
});

test('a device, or an enormous file, is not read, not even as an import of the module', async () => {
  if (!existsSync('/dev/zero')) return;
  const folder = tempFolder();
  const at = (name: string) => path.join(folder.dir, name);
  const problemOf = async (name: string) =>
    loadModule(at(name), workIn(at('work')), disk).then(
      () => 'none',
      (error: ConfigError) => error.problems[0]!.message,
    );
  try {
    folder.write({ 'imports.ts': "import './device.js';\nexport default {};\n", 'long.yml': '' });
    for (const name of ['device.js', 'device.json', 'device.yml']) symlinkSync('/dev/zero', at(name));
    truncateSync(at('long.yml'), 10 ** 10);
    const device = 'this path must be a file, not a folder, a pipe, a socket or a device';
    for (const name of ['device.js', 'device.json', 'device.yml']) assert.is(await problemOf(name), device);
    assert.match(await problemOf('imports.ts'), `can't read "/dev/zero": ${device}`);
    assert.match(await problemOf('long.yml'), 'the file has 10000000000 bytes, more than the limit of');
    assert.match(String(await loadWithJiti(at('device.js'), jitiOptions(at('work')), disk).catch(String)), device);
  } finally {
    folder.remove();
  }
});

test('a module that throws a value without a message, or exports throwing getters, is reported', async () => {
  const folder = tempFolder();
  const problemOf = async (code: string) => {
    folder.write({ 'config.mjs': code });
    try {
      await loadModule(path.join(folder.dir, 'config.mjs'), workIn(path.join(folder.dir, 'work')), disk);
      return undefined;
    } catch (error) {
      assert.instance(error, ConfigError);
      return (error as ConfigError).problems[0]!.message;
    }
  };
  try {
    assert.is(await problemOf('throw null;'), 'the code throws an error: null');
    const throwing = 'export default { get title() { throw "not now"; } };';
    assert.is(await problemOf(throwing), 'the value throws an error when Lectern reads it: not now');
    assert.is(
      await problemOf('export default Promise.reject(undefined);'),
      'the default export of the file is a promise',
    );
    const silent = 'throw { get message() { throw 1; }, get stack() { throw 2; }, toString() { throw 3; } };';
    assert.is(await problemOf(silent), 'the code throws an error: a value that cannot be converted to text');
    const odd = 'throw Object.assign(new Error("x"), { message: 7, stack: 5, toString: () => "seven" });';
    assert.is(await problemOf(odd), 'the code throws an error: seven');
    const list = 'export default { docs: new Proxy([], { get() { throw new Error("never"); } }) };';
    assert.is(await problemOf(list), 'the value throws an error when Lectern reads it: never');
    const all = 'Object.prototype.extra = 1; export default {};';
    assert.is(await problemOf(all), 'the code adds the key "extra" to every object of this process');
    assert.not('extra' in {});
  } finally {
    folder.remove();
  }
});

test('a missing package or file is reported at the import, with a hint', async () => {
  const folder = tempFolder();
  const problemOf = async (code: string) => {
    folder.write({ 'config.mjs': code });
    const error = await loadModule(
      path.join(folder.dir, 'config.mjs'),
      workIn(path.join(folder.dir, 'work')),
      disk,
    ).catch((problem: unknown) => problem);
    const { message, hint, at } = (error as ConfigError).problems[0]!;
    return [message, hint, at?.line, at?.column];
  };
  try {
    assert.equal(await problemOf('// a\nimport a from "no-such-package/deep";\nexport default { a };\n'), [
      'the package "no-such-package" is not installed',
      'run "npm install no-such-package" in the folder of the site, or remove the import',
      2,
      15,
    ]);
    assert.equal(await problemOf('import a from "./nowhere.js";\nexport default { a };\n'), [
      'Could not resolve "./nowhere.js"',
      'fix the path, or add the file',
      1,
      15,
    ]);
  } finally {
    folder.remove();
  }
});

test('built-ins that a module removes or breaks are restored, and removed ones are reported', async () => {
  const folder = tempFolder();
  const problemsOf = async (code: string) => {
    folder.write({ 'config.mjs': code });
    try {
      await loadModule(path.join(folder.dir, 'config.mjs'), workIn(path.join(folder.dir, 'work')), disk);
      return [];
    } catch (error) {
      return (error as ConfigError).problems.map(({ message }) => message).sort((a, b) => a.localeCompare(b));
    }
  };
  const { JSON: json, URL: url, process: own } = globalThis;
  const { stringify } = json;
  const { map } = Array.prototype;
  const { cwd } = own;
  try {
    assert.equal(
      await problemsOf('delete globalThis.URL; globalThis.JSON = undefined; process.cwd = 7; throw new Error("x");'),
      ['JSON', 'process.cwd', 'URL'].map((name) => `the code removes "${name}" from this process`),
    );
    assert.is(globalThis.JSON, json);
    assert.is(globalThis.URL, url);
    assert.is(process.cwd, cwd);
    const broken = 'JSON.stringify = () => { throw 1; }; Array.prototype.map = () => { throw 2; }; export default {};';
    assert.equal(await problemsOf(broken), []);
    assert.is(json.stringify, stringify);
    assert.is(Array.prototype.map, map);
    assert.equal(await problemsOf('globalThis.ownOfThis = 1; console.debug = () => {}; export default {};'), []);
    assert.ok('ownOfThis' in globalThis, 'what it adds stays');
  } finally {
    Object.assign(globalThis, { JSON: json, URL: url });
    Object.assign(json, { stringify });
    Object.assign(process, { cwd });
    Reflect.defineProperty(Array.prototype, 'map', { value: map, enumerable: false });
    Reflect.deleteProperty(globalThis, 'ownOfThis');
    folder.remove();
  }
});

test('values of plugins may contain themselves', () => {
  class Options {
    self: Options = this;
    readonly most = 10n;
    constructor(readonly name: string) {}
  }
  const state = (name: string) => stateOf({ value: { plugin: new Options(name) }, fingerprint: 'x' });
  assert.is(state('a'), state('a'));
  assert.is.not(state('a'), state('b'));
});

test.run();
