// `npm run check`: types, lint and format.
import { existsSync } from 'node:fs';
import { build, installPackages, root, run } from './install.js';

installPackages();
// A page of the tests imports the viewer's package, with the types that are built.
if (!existsSync(`${root}/viewer/build/library`)) build();
// One checker: each of several would check for itself what their files share.
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
