// Loaded into a process before its program: kills the process with SIGKILL at one of its writes, or counts them.
//     KILL_FOLDER   absolute; only writes below it count
//     KILL_AT       number of the write, counted from 1; empty for none
//     KILL_HOW      `before` the write, or `within` it: after half of its bytes
//     KILL_LIST     a file that receives the name of each write when the process ends, a line each
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { interceptCalls } from './intercept.ts';

const { KILL_FOLDER: folder = '', KILL_AT: at = '', KILL_HOW: how = '', KILL_LIST: listFile } = process.env;
const write = writeFileSync;
// The command line guards this function later.
const kill = process.kill.bind(process);

if (isMainThread) {
  const names: string[] = [];
  interceptCalls(folder, (call) => {
    if (!call.isWrite) return call.run();
    names.push(call.name);
    if (String(names.length) === at) {
      if (how === 'within') call.runHalf();
      kill(process.pid, 'SIGKILL');
    }
    return call.run();
  });
  if (listFile) process.on('exit', () => write(listFile, names.join('\n')));
}
