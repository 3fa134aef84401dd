/** The time that a stage took, and its counts. */
export interface StageTime {
  stage: string;
  milliseconds: number;
  /** Counts by the name of the counted thing. */
  counts: Record<string, number>;
}

export type StageClock = ReturnType<typeof startStageClock>;

const order = ['open', 'scan', 'parse', 'history', 'site', 'link', 'code', 'publish'];

/**
 * Starts a clock. Its times never reach the output, which is equal in every run.
 *
 * @param onProgress is called with each stage that begins
 */
export function startStageClock(onProgress?: (progress: { stage: string }) => void) {
  const stages: StageTime[] = [];
  const started = performance.now();
  let began = started;
  return {
    /** The finished stages, in order. */
    stages,
    /** @returns milliseconds since the start of the clock */
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
