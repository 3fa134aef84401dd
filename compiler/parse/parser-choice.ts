/** Which engine reads texts; all give the same. Without `remark` it reads only what the native one may read otherwise. */
export const parsers = ['auto', 'native', 'remark'] as const;
export type Parser = (typeof parsers)[number];

// Documents don't depend on it, so it is none of the options that they are kept by, but one of the whole process.
let chosen: Parser = 'auto';
let onMissing: (reason: string) => void = () => {};

/** @param onReport called once when the native engine is wanted and not there */
export function chooseParser(parser: Parser, onReport: (reason: string) => void): void {
  chosen = parser;
  onMissing = onReport;
}

export function chosenParser(): Parser {
  return chosen;
}

/** To be called by the native engine where it has none of its binaries. */
export function reportMissing(fault: unknown): void {
  if (chosen !== 'remark') onMissing(fault instanceof Error ? fault.message : String(fault));
}
