import type { PageExplanation } from '../explain-page.ts';
import type { Cause } from '../incremental/explain.ts';

/**
 * @param wanted what was requested
 * @returns a line that says of what page, and one for each thing that it depends on
 */
export function dependencyLines(wanted: string, explanation: PageExplanation | undefined): string[] {
  if (!explanation) return [`There is no page "${wanted}". Run "lectern routes" to list all pages.`];
  const { page, file, dependsOn } = explanation;
  return [`${page} (${file}) depends on:`, ...dependsOn.map((name) => `  ${name}`)];
}

/** @returns why a page was made again, with what changed because of something else above that */
export function causeLines({ page, causes }: PageExplanation): string[] {
  if (causes.length === 0) return [];
  return [`${page} was rebuilt because of these changes:`, ...linesOf(causes, 1)];
}

function linesOf(causes: readonly Cause[], depth: number): string[] {
  return causes.flatMap(({ name, because }) => [`${'  '.repeat(depth)}${name}`, ...linesOf(because, depth + 1)]);
}
