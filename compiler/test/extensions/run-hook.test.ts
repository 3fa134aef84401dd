// Tests hooks whose promise never settles, and that a site without extensions loads no modules for hooks.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { tempFolder } from '../temp.ts';
import { lines, withExtension } from './extension-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const variable = 'LECTERN_CONFIG_TIME_LIMIT';

test('a hook whose promise never settles is one error after the time limit', () =>
  withExtension('  sources: () => new Promise(() => {}),', {}, async ({ dir }) => {
    process.env[variable] = '0.3';
    try {
      const [problem, ...others] = lines((await compile(dir)).diagnostics);
      assert.match(
        problem!,
        /^lectern\.config\.ts:2:\d+ error extension-failed the extension "probe" fails in "sources": the code (does|did) not end within 0\.3 seconds$/,
      );
      assert.equal(others, []);
    } finally {
      Reflect.deleteProperty(process.env, variable);
    }
  }));

const run = (dir: string, env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [path.join(root, 'bin/lectern.js'), 'compile', dir], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('a hook with an endless loop ends the process, and the message names the hook and the line', () =>
  withExtension('  sources() {\n    for (;;);\n  },', {}, async ({ dir }) => {
    const { status, stderr } = run(dir, { [variable]: '1' });
    assert.is(status, 2);
    assert.match(stderr, /^probe\.ts:5:\d+ error invalid-config the extension "probe" in "sources" does not end/);
  }));

test('a site without extensions loads no module for them', async () => {
  const site = tempFolder();
  try {
    site.write({
      'docs/index.md': '# Start\n',
      'lectern.config.json': '{ "title": "Site", "hosts": [], "extensions": [] }',
    });
    const coverage = path.join(site.dir, 'coverage');
    const script = `const { compile } = await import(${JSON.stringify(path.join(root, 'compiler/compile.ts'))}); await compile(${JSON.stringify(site.dir)});`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_V8_COVERAGE: coverage } },
    );
    assert.is(status, 0, stderr);
    const loaded = readdirSync(coverage).flatMap((file) =>
      (JSON.parse(readFileSync(path.join(coverage, file), 'utf8')) as { result: { url: string }[] }).result.map(
        ({ url }) => url,
      ),
    );
    assert.ok(loaded.some((url) => url.endsWith('/compiler/project/open-site.ts')));
    assert.equal(
      loaded.filter((url) => url.includes('/compiler/extensions/')),
      [],
    );
  } finally {
    site.remove();
  }
});

test.run();
