import type { Progress } from '../compile-report.ts';

/** The time before progress is shown, in milliseconds. Shorter work shows no progress. */
const delay = 2000;
/** Time between updates in milliseconds: `often` in a terminal, `rarely` elsewhere. */
const often = 100;
const rarely = 10_000;

/** The part of an output stream that is needed to show progress. */
export interface ProgressStream {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/**
 * Shows the progress of long-running work. In a terminal, one line is updated; elsewhere, a line is printed
 * from time to time.
 *
 * @param isEnabled whether to show anything
 * @param now returns the current time, in milliseconds
 */
export function openProgress(
  isEnabled: boolean,
  stream: ProgressStream = process.stderr,
  now: () => number = () => performance.now(),
) {
  if (!isEnabled) return { report: () => undefined, end: () => undefined };
  const [pause, before] = stream.isTTY ? [often, '\r\u001B[2K'] : [rarely, ''];
  let last: Progress | undefined;
  let [began, stageBegan, shown] = [0, 0, 0];
  let isRendered = false;
  let timer: NodeJS.Timeout | undefined;
  const show = () => {
    const time = now();
    if (!last || time - began < delay || time - shown < pause) return;
    shown = time;
    const line = progressLine(last, time - stageBegan);
    if (stream.isTTY) stream.write(before + line.slice(0, (stream.columns || 80) - 1));
    else stream.write(`${line}\n`);
    isRendered = stream.isTTY === true;
  };
  return {
    report(progress: Progress): void {
      if (!last) {
        began = now();
        // Outside of a terminal, the first line is printed only after an interval, like the other lines.
        shown = stream.isTTY ? 0 : began;
        // The line is repeated, because some stages report no progress while they run.
        timer = setInterval(show, 500).unref();
      }
      if (progress.stage !== last?.stage) stageBegan = now();
      last = progress;
      show();
    },
    /** Removes the progress line. Call it before printing anything else. */
    end(): void {
      clearInterval(timer);
      if (isRendered) stream.write(before);
      isRendered = false;
      last = undefined;
    },
  };
}

/** Runs a function that reports progress, and shows that progress. */
export function withProgress<Result>(
  isEnabled: boolean,
  work: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  const progress = openProgress(isEnabled);
  return work(progress.report).finally(progress.end);
}

/** Formats progress: `parse: 1204 of 10000, about 12 s left`. */
export function progressLine({ stage, done, all }: Progress, elapsed: number): string {
  if (done === undefined || all === undefined) return `${stage} …`;
  const timeLeft = done > 0 && elapsed >= 1000 ? `, about ${duration((elapsed / done) * (all - done))} left` : '';
  return `${stage}: ${done} of ${all}${timeLeft}`;
}

/** Formats a duration: `12 s`, `3 min`. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
