import { Option } from 'commander';
import type { Report, ReportFormat } from './report.ts';

/** The formats of reports. */
const reportFormats: readonly ReportFormat[] = ['text', 'json', 'github', 'sarif', 'junit'];

/** The options of a command that select the report format. */
export interface FormatFlags {
  format?: ReportFormat;
  /** Means the same as `--format json`. */
  json?: boolean;
}

/** Creates the option `--format`, for commands that report diagnostics. */
export function formatOption(): Option {
  return new Option(
    '--format <format>',
    'the format of errors and warnings (default: "github" in a GitHub workflow, else "text")',
  )
    .choices(reportFormats)
    .conflicts('json');
}

/** @returns the selected format. In a GitHub workflow, the default is `github` */
export function chosenFormat({ format, json }: FormatFlags, env: NodeJS.ProcessEnv = process.env): ReportFormat {
  return format ?? (json ? 'json' : env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
}

/** Whether a command shows its progress. */
export function showsProgress(flags: FormatFlags & { quiet?: boolean }): boolean {
  const format = chosenFormat(flags);
  return !flags.quiet && (format === 'text' || format === 'github');
}

/** Prints a report in the selected format. The code for reports is loaded on demand. */
export async function printReport(flags: FormatFlags, found: Report): Promise<void> {
  const { report } = await import('./report.ts');
  await report(chosenFormat(flags), found);
}
