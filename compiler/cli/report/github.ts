import { visible } from '../../diagnostics/visible.ts';
import { messageOf, type ReportEntry } from './report-entry.ts';

/**
 * Formats diagnostics as GitHub workflow commands. GitHub shows them next to the changed lines:
 *
 *     ::error file=docs/guide.md,line=14,col=8,title=broken-link::"./gone.md" does not exist
 */
export function annotations(problems: readonly ReportEntry[]): string[] {
  return problems.map((problem) => {
    const { place, severity, rule } = problem;
    const properties = {
      file: place.path,
      line: place.line,
      col: place.column,
      // GitHub supports columns only for ranges within one line.
      endLine: place.end?.line,
      endColumn: place.end && place.end.line === place.line ? place.end.column : undefined,
      title: rule,
    };
    const present = Object.entries(properties).filter(([, value]) => value !== undefined);
    const list = present.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
    return `::${severity} ${list}::${escapeMessage(messageOf(problem))}`;
  });
}

function escapeMessage(text: string): string {
  const lines = text.split('\n').map(visible).join('\n');
  return lines.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
