// Loaded with `--import` before a program. Kills the process with SIGKILL at one of its writes, or lists its writes.
//     KILL_FOLDER   an absolute path; only writes below it count
//     KILL_AT       the number of the write, from 1; empty for none
//     KILL_HOW      `before` the write, or `within` it: after half of its bytes
//     KILL_LIST     a file; when the process ends, it receives the names of all writes, one per line
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { interceptCalls } from './intercept.ts';

const { KILL_FOLDER: folder = '', KILL_AT: at = '', KILL_HOW: how = '', KILL_LIST: listFile } = process.env;
const write = writeFileSync;
// Saves the function, because the command line replaces `process.kill` later.
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
