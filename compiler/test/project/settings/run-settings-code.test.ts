import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runSettingsCode } from '../../../project/settings/run-settings-code.ts';

test('what a config prints is no result of the command, and its exit code is not the command’s', async () => {
  const { exitCode, stdout, stderr } = process;
  const [print, tell] = [stdout.write, stderr.write];
  const told: string[] = [];
  stderr.write = (text: unknown) => told.push(String(text)) > 0;
  try {
    const run = async (text: string) => {
      stdout.write(text);
      process.exitCode = 9;
    };
    await runSettingsCode('lectern.config.ts', () => runSettingsCode('sidebars.ts', () => run('one')));
    await Promise.all(['two', 'three'].map((text) => runSettingsCode('lectern.config.ts', () => run(text))));
  } finally {
    stderr.write = tell;
  }
  assert.equal(told, ['one', 'two', 'three']);
  assert.is(process.exitCode, exitCode);
  assert.is(stdout.write, print);
});

test.run();
