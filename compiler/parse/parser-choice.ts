/** Engines, with equal results. Unless `remark` is set, remark only parses sources that the native engine may misread. */
export const parsers = ['auto', 'native', 'remark'] as const;
export type Parser = (typeof parsers)[number];

// Documents don't depend on it, so it is a global of the process, not a part of the cache key.
let chosen: Parser = 'auto';
let onMissing: (reason: string) => void = () => {};

/** @param onReport called once if the native engine is selected but missing */
export function chooseParser(parser: Parser, onReport: (reason: string) => void): void {
  chosen = parser;
  onMissing = onReport;
}

export function chosenParser(): Parser {
  return chosen;
}

/** The native engine calls this if it has no binary for the platform. */
export function reportMissing(error: unknown): void {
  if (chosen !== 'remark') onMissing(error instanceof Error ? error.message : String(error));
}
