// `npm start`: installs what is missing, compiles Lectern's own documentation and serves it.
import { build, installPackages, run } from './install.js';

installPackages();
build();
run('node', ['bin/lectern.js', 'compile', 'content']);
run('node', ['bin/lectern.js', 'serve', 'content/dist', '--port', process.env.PORT ?? '4000']);
