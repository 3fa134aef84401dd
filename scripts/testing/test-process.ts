import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readReport, type FileResult } from './file-result.ts';

/** A process that runs test files one after the other: what they import is loaded and compiled once. */
export interface TestProcess {
  /**
   * Runs a file.
   *
   * @returns its results; if the file ended the process, also the result of the process, which then runs no other file
   */
  run(file: string): Promise<FileResult[]>;
  hasEnded(): boolean;
  /** Waits until the process ends. @returns the failures reported at the end */
  end(): Promise<FileResult[]>;
}

export interface TestProcessOptions {
  /** Folder of the test files. */
  folder: string;
  /** The file for its results. */
  report: string;
  env: NodeJS.ProcessEnv;
  /** Receives the output in whole lines, so that the lines of several processes are not mixed. */
  print: (text: string) => void;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

export function startTestProcess({ folder, report, env, print }: TestProcessOptions): TestProcess {
  const parameters = ['scripts/run-tests.ts', '--from-parent', '--in', folder, '--report', report];
  const child = spawn(process.execPath, ['--import', 'tsx', ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env,
  });
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (text += data));
  const printUpTo = (length: number) => {
    print(text.slice(0, length));
    text = text.slice(length);
  };
  let ended = false;
  let known = 0;
  const closed = once(child, 'close').then(([code]) => {
    ended = true;
    printUpTo(text.length);
    return code as number | null;
  });
  /** Resolves when the process requests its next file. */
  let ready = once(child, 'message');
  const newResults = (files: readonly string[], code: number | null) => {
    const results = readReport(report, files, code).slice(known);
    known += results.length;
    return results;
  };

  return {
    async run(file) {
      await Promise.race([ready, closed]);
      if (ended) return newResults([file], 1);
      ready = once(child, 'message');
      child.send({ file });
      await Promise.race([ready, closed]);
      printUpTo(text.lastIndexOf('\n') + 1);
      return newResults([file], ended ? await closed : 0);
    },
    hasEnded: () => ended,
    async end() {
      if (!ended) {
        await Promise.race([ready, closed]);
        if (child.connected) child.send({});
      }
      return newResults([], await closed);
    },
  };
}
