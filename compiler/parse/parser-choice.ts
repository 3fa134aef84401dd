/**
 * Parsers that give equal results. `auto` uses remark for sources that the native parser might parse differently, and
 * the native parser for all others.
 */
export const parsers = ['auto', 'native', 'remark'] as const;
export type Parser = (typeof parsers)[number];

// This is a global and not a parse option, because documents and cache keys must not depend on it.
let chosen: Parser = 'auto';
let onMissing: (reason: string) => void = () => {};

/**
 * Selects the parser for this process.
 *
 * @param onReport called once, with the reason, if the native parser cannot be loaded
 */
export function chooseParser(parser: Parser, onReport: (reason: string) => void): void {
  chosen = parser;
  onMissing = onReport;
}

export function chosenParser(): Parser {
  return chosen;
}

/** Called if the native parser has no binary for the platform. */
export function reportMissing(error: unknown): void {
  if (chosen !== 'remark') onMissing(error instanceof Error ? error.message : String(error));
}
