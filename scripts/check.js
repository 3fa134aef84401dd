// `npm run check`: types, lint and format.
import { installPackages, run } from './install.js';

installPackages();
run('npx', ['tsc', '-p', '.']);
run('npx', ['tsc', '-p', 'content']);
run('npx', [
  'oxlint',
  '--deny-warnings',
  'corpus',
  'compiler',
  'viewer',
  'scripts',
  'bin',
  'content/src',
  'content/plugins',
]);
run('npx', ['oxfmt', '--check']);
