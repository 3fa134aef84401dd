// `npm start`: installs what is missing, compiles Lectern's own documentation and serves it.
import { build, installPackages, run } from './install.js';

installPackages();
build();
run('node', ['bin/lectern.js', 'compile', 'content', '--out-dir', 'dist']);
run('node', ['bin/lectern.js', 'serve', 'dist', '--port', process.env.PORT ?? '4000']);
