import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readReport, type FileResult } from './file-result.ts';

/** A process that runs several test files, one after the other, so that modules are loaded and compiled only once. */
export interface TestProcess {
  /**
   * Runs a test file.
   *
   * @returns the results. If the test file ended the process, a further result for the process. An ended process
   * can't run more files
   */
  run(file: string): Promise<FileResult[]>;
  hasEnded(): boolean;
  /** Waits until the process ends. @returns failures that were reported at the end */
  end(): Promise<FileResult[]>;
}

export interface TestProcessOptions {
  /** The folder that contains the test files. */
  folder: string;
  /** The file that receives the results. */
  report: string;
  env: NodeJS.ProcessEnv;
  /** Receives the output in whole lines, so that lines of several processes are not mixed. */
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
  /** Resolves when the process requests the next file. */
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
