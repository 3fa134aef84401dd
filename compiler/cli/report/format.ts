import { Option } from 'commander';
import type { Report } from './report.ts';

/** The forms in which faults can be reported. */
const reportFormats = ['text', 'json', 'github', 'sarif', 'junit'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What a command's flags say of the form. */
export interface FormatFlags {
  format?: ReportFormat;
  /** The same as `--format json`. */
  json?: boolean;
}

/** `--format`, for commands that report faults. */
export function formatOption(): Option {
  return new Option(
    '--format <format>',
    'the format of errors and warnings (default: "github" in a GitHub workflow, else "text")',
  )
    .choices(reportFormats)
    .conflicts('json');
}

/** @returns the requested format; in a GitHub workflow faults are annotations of the change, too */
export function chosenFormat({ format, json }: FormatFlags, env: NodeJS.ProcessEnv = process.env): ReportFormat {
  return format ?? (json ? 'json' : env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
}

/** Whether a command may tell people how far it has come. */
export function showsProgress(flags: FormatFlags & { quiet?: boolean }): boolean {
  const format = chosenFormat(flags);
  return !flags.quiet && (format === 'text' || format === 'github');
}

/** Prints a report in the format that is requested. What does it is loaded when there is one. */
export async function printReport(flags: FormatFlags, found: Report): Promise<void> {
  const { report } = await import('./report.ts');
  await report(chosenFormat(flags), found);
}
