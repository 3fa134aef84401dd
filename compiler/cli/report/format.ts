import { Option } from 'commander';
import type { Report } from './report.ts';

/** The formats of reports. */
const reportFormats = ['text', 'json', 'github', 'sarif', 'junit'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The flags that choose a format. */
export interface FormatFlags {
  format?: ReportFormat;
  /** The same as `--format json`. */
  json?: boolean;
}

/** The option `--format`, for commands that report diagnostics. */
export function formatOption(): Option {
  return new Option(
    '--format <format>',
    'the format of errors and warnings (default: "github" in a GitHub workflow, else "text")',
  )
    .choices(reportFormats)
    .conflicts('json');
}

/** @returns the requested format; in a GitHub workflow, the default is annotations */
export function chosenFormat({ format, json }: FormatFlags, env: NodeJS.ProcessEnv = process.env): ReportFormat {
  return format ?? (json ? 'json' : env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
}

/** Whether a command shows its progress to people. */
export function showsProgress(flags: FormatFlags & { quiet?: boolean }): boolean {
  const format = chosenFormat(flags);
  return !flags.quiet && (format === 'text' || format === 'github');
}

/** Prints a report in the requested format. The code for reports is loaded only when needed. */
export async function printReport(flags: FormatFlags, found: Report): Promise<void> {
  const { report } = await import('./report.ts');
  await report(chosenFormat(flags), found);
}
