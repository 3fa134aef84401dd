// `npm run test:busy`: installs what is missing, builds, and runs the browser tests while all cores are busy.
import { build, findChromium, installPackages, run } from './install.js';

installPackages();
const CHROME_PATH = findChromium();
build();
run('node', ['--import', 'tsx', 'scripts/busy.ts', ...process.argv.slice(2)], {
  env: { ...process.env, CHROME_PATH, LECTERN_BUILT: '1' },
});
