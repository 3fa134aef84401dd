// `npm run check`: types and lint.
import { installPackages, run } from './install.js';

installPackages();
run('npx', ['tsc', '-p', '.']);
run('npx', ['tsc', '-p', 'content']);
run('npx', ['oxlint', '--deny-warnings', 'compiler', 'viewer', 'scripts', 'bin', 'content/src', 'content/plugins']);
