import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runSettingsCode } from '../../../project/settings/run-settings-code.ts';

test('the output of a config does not mix with results of the command, and its exit code is ignored', async () => {
  const { exitCode, stdout, stderr } = process;
  const [print, tell] = [stdout.write, stderr.write];
  const printed: string[] = [];
  stderr.write = (text: unknown) => printed.push(String(text)) > 0;
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
  assert.equal(printed, ['one', 'two', 'three']);
  assert.is(process.exitCode, exitCode);
  assert.is(stdout.write, print);
});

test.run();
