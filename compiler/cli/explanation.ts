import type { PageExplanation } from '../compile-report.ts';
import type { Cause } from '../incremental/explain.ts';

/**
 * @param requested the page as the user typed it
 * @returns a line with the page, and one line per dependency
 */
export function dependencyLines(requested: string, explanation: PageExplanation | undefined): string[] {
  if (!explanation) return [`There is no page "${requested}". Run "lectern routes" to list all pages.`];
  const { page, file, dependsOn } = explanation;
  return [`${page} (${file}) depends on:`, ...dependsOn.map((name) => `  ${name}`)];
}

/** @returns lines that explain why a page was rebuilt. An indented line is a cause of the line above */
export function causeLines({ page, causes }: PageExplanation): string[] {
  if (causes.length === 0) return [];
  return [`${page} was rebuilt because of these changes:`, ...linesOf(causes, 1)];
}

function linesOf(causes: readonly Cause[], depth: number): string[] {
  const blocks = causes.map(({ name, because }) =>
    [`${'  '.repeat(depth)}${name}`, ...linesOf(because, depth + 1)].join('\n'),
  );
  // Two values can have the same name and the same causes.
  return [...new Set(blocks)].flatMap((block) => block.split('\n'));
}
