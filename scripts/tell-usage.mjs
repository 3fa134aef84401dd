// Loaded with `--import` before a program. Writes the resource usage of the process to file descriptor 3 when it ends.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
