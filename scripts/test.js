// `npm test`: installs what is missing, then checks types, lints and runs every test.
import { build, findChromium, installPackages, run } from './install.js';

installPackages();
const CHROME_PATH = findChromium();
// Once for all files: one that built it for itself would take it away from those that run beside it.
build('build-package');
run('node', ['scripts/check.js']);
const parts = process.argv.slice(2);
const runner = parts.length === 0 ? 'scripts/run-all-tests.ts' : 'scripts/run-tests.ts';
run('node', ['--import', 'tsx', runner, ...parts], { env: { ...process.env, CHROME_PATH, LECTERN_BUILT: '1' } });
