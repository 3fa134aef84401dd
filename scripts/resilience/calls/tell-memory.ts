// Loaded with `--import` before a program. On SIGUSR2, collects garbage and writes the memory usage into a file.
//     MEMORY_FILE   a file that receives `process.memoryUsage()` as JSON. It is replaced in one step
import { renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { MEMORY_FILE: file = '' } = process.env;

if (isMainThread)
  process.on('SIGUSR2', () => {
    for (let count = 0; count < 3; count += 1) (globalThis as { gc?: () => void }).gc?.();
    writeFileSync(`${file}.next`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.next`, file);
  });
