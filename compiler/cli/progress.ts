import type { Progress } from '../compile-report.ts';

/** Shorter work shows no progress; in milliseconds. */
const delay = 2000;
/** The interval of updates in a terminal, and the interval of lines elsewhere; in milliseconds. */
const often = 100;
const rarely = 10_000;

/** The stream that shows progress. */
export interface ProgressStream {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/**
 * Shows the progress of long work: one updated line in a terminal, else a line from time to time.
 *
 * @param isWanted whether to show progress
 * @param now the current time, in milliseconds
 */
export function openProgress(
  isWanted: boolean,
  stream: ProgressStream = process.stderr,
  now: () => number = () => performance.now(),
) {
  if (!isWanted) return { tell: () => undefined, end: () => undefined };
  const [pause, before] = stream.isTTY ? [often, '\r\u001B[2K'] : [rarely, ''];
  let last: Progress | undefined;
  let [began, stageBegan, shown] = [0, 0, 0];
  let isDrawn = false;
  let timer: NodeJS.Timeout | undefined;
  const show = () => {
    const time = now();
    if (!last || time - began < delay || time - shown < pause) return;
    shown = time;
    const line = progressLine(last, time - stageBegan);
    if (stream.isTTY) stream.write(before + line.slice(0, (stream.columns || 80) - 1));
    else stream.write(`${line}\n`);
    isDrawn = stream.isTTY === true;
  };
  return {
    tell(progress: Progress): void {
      if (!last) {
        began = now();
        // Without a terminal, the first line also appears after one interval.
        shown = stream.isTTY ? 0 : began;
        // Some stages report no progress while they run.
        timer = setInterval(show, 500).unref();
      }
      if (progress.stage !== last?.stage) stageBegan = now();
      last = progress;
      show();
    },
    /** Removes the line, because later output is about other work. */
    end(): void {
      clearInterval(timer);
      if (isDrawn) stream.write(before);
      isDrawn = false;
      last = undefined;
    },
  };
}

/** Runs work that reports its progress, and shows the progress. */
export function withProgress<Result>(
  isWanted: boolean,
  work: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  const progress = openProgress(isWanted);
  return work(progress.tell).finally(progress.end);
}

/** `parse: 1204 of 10000, about 12 s left` */
export function progressLine({ stage, done, all }: Progress, elapsed: number): string {
  if (done === undefined || all === undefined) return `${stage} …`;
  const rest = done > 0 && elapsed >= 1000 ? `, about ${duration((elapsed / done) * (all - done))} left` : '';
  return `${stage}: ${done} of ${all}${rest}`;
}

/** `12 s`, `3 min` */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
