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
 * Starts to measure the time of stages. The output must never contain these times, because it must be the same in each
 * run.
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
    /** Ends the current stage; the next one begins. */
    end(stage: string, counts: Record<string, number> = {}): void {
      const now = performance.now();
      stages.push({ stage, milliseconds: Math.round(now - began), counts });
      began = now;
      const next = order[order.indexOf(stage) + 1];
      if (next !== undefined) onProgress?.({ stage: next });
    },
  };
}
