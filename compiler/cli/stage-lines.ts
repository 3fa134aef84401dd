import type { StageTime } from '../stage-clock.ts';
import { bytesText } from './output.ts';

/**
 * Formats the time of each stage as one line:
 *
 *     parse    812 ms  70 documents, 3 parsed
 */
export function stageLines(stages: readonly StageTime[]): string[] {
  const width = Math.max(0, ...stages.map(({ stage }) => stage.length));
  return stages.map(({ stage, milliseconds, counts }) => {
    const amounts = Object.entries(counts).map(([what, count]) =>
      what === 'bytes' ? bytesText(count) : `${count} ${what}`,
    );
    return `${stage.padEnd(width)} ${String(milliseconds).padStart(7)} ms  ${amounts.join(', ')}`.trimEnd();
  });
}
