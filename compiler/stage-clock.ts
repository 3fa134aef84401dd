/** The time that a stage took, and counts of what it did. */
export interface StageTime {
  stage: string;
  milliseconds: number;
  /** Counts, by what was counted. */
  counts: Record<string, number>;
}

export type StageClock = ReturnType<typeof startStageClock>;

const order = ['open', 'scan', 'parse', 'history', 'site', 'link', 'code', 'publish'];

/**
 * Starts a clock. Its times never reach the output, which is the same in every run.
 *
 * @param onProgress is told of each stage that begins
 */
export function startStageClock(onProgress?: (progress: { stage: string }) => void) {
  const stages: StageTime[] = [];
  const started = performance.now();
  let began = started;
  return {
    /** The stages that have ended, in their order. */
    stages,
    /** @returns milliseconds since the clock was started */
    elapsed: () => Math.round(performance.now() - started),
    /** Ends a stage; the next one begins. */
    end(stage: string, counts: Record<string, number> = {}): void {
      const now = performance.now();
      stages.push({ stage, milliseconds: Math.round(now - began), counts });
      began = now;
      const next = order[order.indexOf(stage) + 1];
      if (next !== undefined) onProgress?.({ stage: next });
    },
  };
}
