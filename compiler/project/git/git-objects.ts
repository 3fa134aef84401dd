import { EnvironmentError } from '../../fs/environment-error.ts';
import { startGit } from './run-git.ts';

type Git = ReturnType<typeof startGit>;

/** Reads objects of a repository by hash, sequentially, through one long-running git process. */
export type GitObjects = ReturnType<typeof openGitObjects>;

/** The hint for a partial clone, which doesn't contain all objects. */
export const fetchAll = 'run "git fetch --refetch --no-filter" to get the whole history';

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Opens the objects of a repository.
 *
 * @param dir any folder of the repository
 */
export function openGitObjects(dir: string) {
  let git: Git | undefined;
  let received: Buffer[] = [];
  const waiting: Waiting[] = [];

  function start(): Git {
    const started = startGit(dir, ['cat-file', '--batch']);
    started.stdout.on('data', (chunk: Buffer) => {
      received.push(chunk);
      while (waiting.length > 0 && takeAnswer());
    });
    started.stderr.resume();
    // A closed pipe emits an error. It is ignored, because the handler of `end` below rejects the pending requests.
    started.stdin.on('error', () => {});
    started.on('error', end);
    started.on('close', () => end(new EnvironmentError('git ended without returning all objects')));
    return started;
  }

  function end(error: Error): void {
    git = undefined;
    received = [];
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  /**
   * Reads git's answer to the oldest request, if the answer is complete:
   *
   *     <name> blob 12⏎
   *     <12 bytes>⏎
   *
   * @returns whether the answer was complete
   */
  function takeAnswer(): boolean {
    const bytes = received.length === 1 ? received[0]! : Buffer.concat(received);
    received = [bytes];
    const line = bytes.indexOf('\n');
    if (line < 0) return false;
    const head = bytes.toString('utf8', 0, line);
    const size = Number(/ \w+ (\d+)$/.exec(head)?.[1] ?? Number.NaN);
    const end = Number.isNaN(size) ? line : line + 1 + size;
    if (bytes.length <= end) return false;
    received = [bytes.subarray(end + 1)];
    const { resolve, reject } = waiting.shift()!;
    if (Number.isNaN(size))
      reject(new EnvironmentError(`the repository lacks objects that a version needs: "${head}"`, fetchAll));
    else resolve(Uint8Array.from(bytes.subarray(line + 1, end)));
    if (waiting.length === 0) setWaiting(false);
    return true;
  }

  /** Keeps this process alive only while it waits for an answer of git. */
  function setWaiting(isWaiting: boolean): void {
    if (!git) return;
    for (const each of [git, git.stdin, git.stdout, git.stderr] as { ref?(): void; unref?(): void }[])
      if (isWaiting) each.ref?.();
      else each.unref?.();
  }

  return {
    /**
     * Reads an object.
     *
     * @throws EnvironmentError if the object is missing, or the git process ends
     */
    read: (name: string) =>
      new Promise<Uint8Array>((resolve, reject) => {
        git ??= start();
        setWaiting(true);
        waiting.push({ resolve, reject });
        git.stdin.write(`${name}\n`);
      }),
  };
}
