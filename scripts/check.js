// `npm run check`: types, lint and format.
import { existsSync } from 'node:fs';
import { build, installPackages, root, run } from './install.js';

installPackages();
// A test imports the built package of the viewer, so checking types requires its declarations.
if (!existsSync(`${root}/viewer/build/library`)) build();
// `--checkers 1`: with several checkers, each of them would check the types that all files share.
run('npx', ['tsc', '-p', '.', '--checkers', '1']);
run('npx', ['tsc', '-p', 'content', '--checkers', '1']);
run('npx', [
  'oxlint',
  '--deny-warnings',
  'corpus',
  'compiler',
  'viewer',
  'extensions',
  'scripts',
  'bin',
  'content/src',
  'content/plugins',
]);
run('npx', ['oxfmt', '--check']);
