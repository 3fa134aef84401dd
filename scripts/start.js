// `npm start`: installs missing packages, compiles Lectern's own documentation, and serves it.
import { freePort } from './free-port.js';
import { build, fail, installPackages, run } from './install.js';

const preferred = Number(process.env.PORT ?? 4000);
if (!Number.isInteger(preferred) || preferred < 1 || preferred > 65_535)
  fail(`PORT is "${process.env.PORT}". Set it to a number between 1 and 65535.`);
const port = await freePort(preferred).catch((error) => fail(error.message));
if (port !== preferred) console.log(`Port ${preferred} is in use. The site will be served on port ${port}.`);

installPackages();
build();
run('node', ['bin/lectern.js', 'compile', 'content', '--out-dir', 'dist']);
run('node', ['bin/lectern.js', 'serve', 'dist', '--port', String(port)]);
