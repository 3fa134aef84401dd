// `npm test`: installs what is missing, then checks types, lints and runs every test.
import { build, findChromium, installPackages, run } from './install.js';

installPackages();
const CHROME_PATH = findChromium();
run('node', ['scripts/check.js']);
build();
run('node', ['--import', 'tsx', 'scripts/run-tests.ts', ...process.argv.slice(2)], {
  env: { ...process.env, CHROME_PATH },
});
