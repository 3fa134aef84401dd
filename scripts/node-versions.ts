// Runs the tests of the compiler and the corpus with several releases of Node. Uses the package with each release.
//     node --import tsx scripts/node-versions.ts [20,22,24] [part of a test's path …]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { build } from './install.js';
import { managers } from './package/managers.ts';
import { installNode } from './package/node-releases.ts';
import { pack, tryPackage } from './package/try-package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [majors = '20,22,24', ...parts] = process.argv.slice(2);
const tests = fastGlob
  .sync('{corpus,compiler}/**/*.test.ts', { cwd: root, ignore: ['**/node_modules/**'] })
  // Browser tests are excluded, because they do not depend on the release of Node. Package tests are excluded, because
  // the package is tried below.
  .filter((file) => !/\.browser\.|\/package\.test/.test(file))
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));

build('build-package', '--with-corpus');
const folder = mkdtempSync(join(tmpdir(), 'lectern-node-'));
let failed = 0;
try {
  const tarball = pack(folder);
  for (const major of majors.split(',')) {
    const node = installNode(major, join(folder, major));
    const env = { ...process.env, LECTERN_BUILT: '1', PATH: [node.folder, process.env.PATH].join(delimiter) };
    const program = join(node.folder, 'node');
    const { status, stdout } = spawnSync(program, ['--import', 'tsx', 'scripts/run-tests.ts', ...tests], {
      cwd: root,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) console.log(stdout);
    console.log(`${node.version}: ${stdout.trim().split('\n').at(-1)}`);
    mkdirSync(join(folder, `package-${major}`));
    await tryPackage(tarball, managers[0]!, node.folder, join(folder, `package-${major}`), ['docs']);
    console.log(`${node.version}: the package compiles and serves a site`);
    failed += status === 0 ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
