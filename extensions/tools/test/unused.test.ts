// Tests that commands don't load tools that they do not use.
import { rmSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadedModules } from '../../../compiler/test/loaded-modules.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

/** @returns for each command, the modules of extensions that it loads, without hashes */
function loadedBy(...commands: string[][]): string[][] {
  const site = tempFolder();
  const coverage = tempFolder();
  try {
    site.write({
      'docs/index.md': '# Start\n',
      'lectern.config.json': '{ "title": "Site", "search": false, "hosts": [] }',
    });
    return commands.map(([name = '', ...flags]) => {
      rmSync(coverage.dir, { recursive: true });
      const loaded = loadedModules(coverage.dir, name, site.dir, ...flags);
      return loaded.map((file) => file.replace(/^extensions\/(?:tools\/)?/, '').replace(/-[A-Z\d]{8}\./, '.'));
    });
  } finally {
    site.remove();
    coverage.remove();
  }
}

test('a compile and a check load no module of a tool', () => {
  assert.equal(loadedBy(['compile'], ['check', '--strict']), [[], []]);
});

test('a check with an option, and a command, load their own code only', () => {
  const loaded = loadedBy(['check', '--a11y'], ['check', '--translations'], ['write-translations'], ['rename', 'a']);
  const code = loaded.map((files) => files.filter((file) => !file.endsWith('/index.js') && !file.startsWith('chunk')));
  assert.equal(code, [
    ['report-contrast.js'],
    ['check.js', 'report.js', 'report-lines.js'],
    ['write.js'],
    ['rename-files.js'],
  ]);
});

test.run();
