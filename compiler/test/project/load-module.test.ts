import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disk } from '../../fs/disk.ts';
import { loadModule } from '../../project/load-module.ts';
import { tempFolder } from '../temp.ts';

const source = (name: string) => JSON.stringify(path.resolve(import.meta.dirname, '../..', name));

test('another process that loads the same module meanwhile does not take it away', async () => {
  const folder = tempFolder();
  folder.write({ 'config.ts': 'export default { title: "Both" };\n' });
  const [file, work] = ['config.ts', 'work'].map((name) => path.join(folder.dir, name)) as [string, string];
  const inOther = `
    const { loadModule } = await import(${source('project/load-module.ts')});
    const { disk } = await import(${source('fs/disk.ts')});
    const { value } = await loadModule(${JSON.stringify(file)}, ${JSON.stringify(work)}, disk);
    console.log(value.title);`;
  const said: string[] = [];
  const files = {
    ...disk,
    write: async (name: string, bytes: Uint8Array) => {
      await disk.write(name, bytes);
      const parameters = ['--import', 'tsx', '--input-type=module', '--eval', inOther];
      said.push(execFileSync(process.execPath, parameters, { encoding: 'utf8' }).trim());
    },
  };
  try {
    assert.equal((await loadModule(file, work, files)).value, { title: 'Both' });
    assert.equal(said, ['Both']);
    assert.equal(await disk.list(work), [], 'nothing is left of it');
  } finally {
    folder.remove();
  }
});

test.run();
