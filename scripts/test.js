// - `npm test`: installs missing packages, checks types and style, builds, and runs all tests.
// - `npm run test:busy`: runs the browser tests while all cores are busy.
import { findChromium } from './find-chromium.js';
import { build, fail, installPackages, run } from './install.js';

installPackages();
const chromium = await findChromium().catch((error) => fail(error.message));
const env = { ...process.env, CHROME_PATH: chromium, LECTERN_BUILT: '1' };
const [first, ...others] = process.argv.slice(2);
if (first === '--busy') {
  build();
  run('node', ['--import', 'tsx', 'scripts/busy.ts', ...others], { env });
} else {
  // Builds before the tests start, because a build during the tests would remove files that tests use.
  build('build-package', '--with-corpus');
  run('node', ['scripts/check.js']);
  const parts = first === undefined ? ['scripts/run-all-tests.ts'] : ['scripts/run-tests.ts', first, ...others];
  run('node', ['--import', 'tsx', ...parts], { env });
}
