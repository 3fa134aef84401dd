// Starts a renderer process and prints its id. Then kills itself, while a page is in an endless loop.
import { startProcess } from '../../prerender/renderer-process.ts';
import { openRenderer } from './render-pages.ts';

const modules = {
  get endless() {
    setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    return 'for (;;);';
  },
};
const renderer = openRenderer(modules, {
  secondsUntilKilled: 2,
  start(limits) {
    const child = startProcess(limits);
    console.log(child.pid);
    return child;
  },
});
await renderer.render('endless');
