/** The duration of a stage, and the numbers of processed items. */
export interface StageTime {
  stage: string;
  milliseconds: number;
  /** Numbers by name: `{ documents: 70, parsed: 3 }`. */
  counts: Record<string, number>;
}

export type StageClock = ReturnType<typeof startStageClock>;

const order = ['open', 'scan', 'parse', 'history', 'site', 'link', 'code', 'emit', 'publish'];

/**
 * Starts to measure the duration of stages. Durations must never be written to the output, because equal input must
 * result in equal output.
 *
 * @param onProgress called when a stage begins
 */
export function startStageClock(onProgress?: (progress: { stage: string }) => void) {
  const stages: StageTime[] = [];
  const started = performance.now();
  let began = started;
  return {
    /** The finished stages, in order. */
    stages,
    /** Returns milliseconds since the start. */
    elapsed: () => Math.round(performance.now() - started),
    /** Records the end of the current stage, and the start of the next. */
    end(stage: string, counts: Record<string, number> = {}): void {
      const now = performance.now();
      stages.push({ stage, milliseconds: Math.round(now - began), counts });
      began = now;
      const next = order[order.indexOf(stage) + 1];
      if (next !== undefined) onProgress?.({ stage: next });
    },
  };
}
