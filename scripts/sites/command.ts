import { spawn } from 'node:child_process';

/** The result of a command. */
export interface Ended {
  /** `null` if the command was ended because of the time limit. */
  code: number | null;
  stdout: string;
  stderr: string;
  /** The CPU time of the process and its child processes, in seconds. */
  cpu: number;
}

/** Bash measures child processes as well. It prints the times after the command's own errors. */
const timed = 'TIMEFORMAT="used %U %S"; time "$0" "$@"';

/**
 * Runs a command at a low priority, and measures its CPU time.
 *
 * @param limit the time limit in seconds. After it, the command and its child processes are ended
 */
export function runTimed(command: readonly string[], cwd: string, limit: number, env = process.env): Promise<Ended> {
  const child = spawn('nice', ['bash', '-c', timed, ...command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), limit * 1000);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => (stdout += data));
  child.stderr.on('data', (data) => (stderr += data));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      const used = /used ([\d.]+) ([\d.]+)\s*$/.exec(stderr);
      const cpu = Number(used?.[1] ?? 0) + Number(used?.[2] ?? 0);
      resolve({ code, stdout, stderr: stderr.slice(0, used?.index), cpu });
    });
  });
}
