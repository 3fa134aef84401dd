import type { Progress } from '../compile-report.ts';

/** Work that is done sooner tells nothing of itself; in milliseconds. */
const delay = 2000;
/** How often the line of a terminal is drawn, and how often others get one; in milliseconds. */
const often = 100;
const rarely = 10_000;

/** Where progress is shown. */
export interface ProgressStream {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/**
 * Shows how far long work has come: in a terminal in one line, else in a line from time to time.
 *
 * @param isWanted whether anything is to be shown
 * @param now in milliseconds
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
        // The first line for others than terminals comes after as long as each further one.
        shown = stream.isTTY ? 0 : began;
        // Some stages tell nothing while they take their time.
        timer = setInterval(show, 500).unref();
      }
      if (progress.stage !== last?.stage) stageBegan = now();
      last = progress;
      show();
    },
    /** Takes the line away. What is told after that is of other work. */
    end(): void {
      clearInterval(timer);
      if (isDrawn) stream.write(before);
      isDrawn = false;
      last = undefined;
    },
  };
}

/** Does work that tells how far it has come, and shows that. */
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
