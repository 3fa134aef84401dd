// Tests the hook `commands`: commands of the site's extensions.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CommanderError } from 'commander';
import { runCommand } from '../../cli.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { lines, withExtension } from './extension-site.ts';

const command = `  commands(program, { print, siteDir, files, options, compile }) {
    globalThis.probeCommands = (globalThis.probeCommands ?? 0) + 1;
    program.command('export-terms')
      .description('print the terms')
      .argument('[file]', 'the source', 'terms.txt')
      .option('--upper', 'in capitals')
      .action(async (file, { upper }) => {
        const text = (await files.read(file)) ?? 'none';
        const { pages } = await compile({ cache: false });
        print((upper ? text.toUpperCase() : text) + ' of ' + (pages > 0) + ' ' + JSON.stringify(options));
      });
  },`;
const counted = () => (globalThis as { probeCommands?: number }).probeCommands ?? 0;

/** Runs a command in a site. @returns its standard output, and the error that ended it */
async function runIn(dir: string, ...args: string[]): Promise<{ output: string; error: unknown }> {
  const { write } = process.stdout;
  const written: string[] = [];
  process.env.LECTERN_SITE = dir;
  process.stdout.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  let error: unknown;
  try {
    await runCommand(['node', 'lectern', ...args]);
  } catch (thrown) {
    error = thrown;
  } finally {
    process.stdout.write = write;
    Reflect.deleteProperty(process.env, 'LECTERN_SITE');
  }
  return { output: written.join(''), error };
}

test('a command of an extension runs with its arguments, options and the site', () =>
  withExtension(command, { 'terms.txt': 'alpha', 'more.txt': 'beta' }, async ({ dir }) => {
    assert.equal(await runIn(dir, 'export-terms'), { output: 'alpha of true {}\n', error: undefined });
    assert.is((await runIn(dir, 'export-terms', 'more.txt', '--upper')).output, 'BETA of true {}\n');
    const { error } = await runIn(dir, 'export-terms', '--lower');
    assert.instance(error, CommanderError);
  }));

test('the help lists the commands of extensions; built-in commands load no extension', () =>
  withExtension(command, {}, async ({ dir }) => {
    const before = counted();
    await runIn(dir, 'compile', dir);
    await runIn(dir, '--version');
    assert.is(counted(), before);
    const { output } = await runIn(dir, '--help');
    assert.match(output, /export-terms \[options\] \[file\]\s+print the terms/);
    assert.is(counted(), before + 1);
  }));

test('an unknown command is still an error, also in a site with a broken config', () =>
  withExtension(command, {}, async ({ dir, write }) => {
    const unknown = async (name: string) => (await runIn(dir, name)).error;
    assert.instance(await unknown('exprot-terms'), CommanderError);
    write({ 'lectern.config.ts': 'export default {;' });
    assert.instance(await unknown('complie'), CommanderError);
    assert.instance(await unknown('export-terms'), ConfigError);
    assert.instance((await runIn(dir, '--help')).error, CommanderError);
  }));

const failures: Record<string, { members: string; found: RegExp }> = {
  'its hook throws': {
    members: "  commands() {\n    throw new Error('no');\n  },",
    found: /^probe\.ts:5:11 error invalid-config the extension "probe" fails in "commands": the hook throws: no$/,
  },
  'its action throws': {
    members:
      "  commands(program) {\n    program.command('go').action(async () => {\n      throw new Error('no');\n    });\n  },",
    found: /^probe\.ts:6:13 error invalid-config the extension "probe" fails in "go": the hook throws: no$/,
  },
  'it has the name of a built-in command': {
    members: "  commands(program) {\n    program.command('compile');\n  },",
    found: /^probe\.ts:5:13 error invalid-config the extension "probe" fails in "commands": the hook throws: .*compile/,
  },
};

for (const [name, { members, found }] of Object.entries(failures))
  test(`a command fails with a located error if ${name}`, () =>
    withExtension(members, {}, async ({ dir }) => {
      const { error } = await runIn(dir, 'go');
      assert.instance(error, ConfigError);
      assert.match(lines((error as ConfigError).diagnostics)[0]!, found);
    }));

test.run();
