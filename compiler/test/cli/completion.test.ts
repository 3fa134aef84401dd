// Tests the shell completion of commands and options.
import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandLine } from '../../cli.ts';
import { withTools } from '../../cli/extensions/tools.ts';
import { completionScripts } from '../../cli/completion/scripts.ts';
import { completedCommands } from '../../cli/completion/command.ts';

const commands = completedCommands(await withTools(commandLine));

/** @returns bash's completions for the last word */
function offered(...words: string[]): string[] {
  const script = `${completionScripts.bash(commands)}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_lectern
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  assert.is(stderr, '');
  return stdout.split('\n').filter(Boolean);
}

test('bash offers commands first, then the options of the command, and the values of an option', () => {
  assert.equal(offered('lectern', 'che'), ['check']);
  assert.ok(offered('lectern', '').includes('docs-version'));
  assert.equal(offered('lectern', 'compile', '--wa'), ['--watch']);
  assert.equal(offered('lectern', 'check', '--format', 's'), ['sarif']);
  assert.equal(offered('lectern', 'compile', '--out-dir', ''), [], 'files, which bash finds itself');
});

test('every command and every option is in each script, and a quote in a description ends nothing', () => {
  const odd = [...commands, { name: 'odd', description: "what's [in] it: this", options: commands[0]!.options }];
  for (const [shell, script] of Object.entries(completionScripts)) {
    const text = script(odd);
    for (const { name, options } of odd) {
      assert.match(text, name, shell);
      for (const option of options)
        assert.match(text, shell === 'fish' ? option.name.replace(/^--/, '-l ') : option.name);
    }
    if (shell !== 'bash') assert.match(text, "what'\\''s [in] it: this");
  }
});

test.run();
