import { Option } from 'commander';

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
  return new Option('--format <format>', 'how to report faults (default: "github" in a GitHub workflow, else "text")')
    .choices(reportFormats)
    .conflicts('json');
}

/** @returns the requested format; in a GitHub workflow faults are annotations of the change, too */
export function chosenFormat({ format, json }: FormatFlags, env: NodeJS.ProcessEnv = process.env): ReportFormat {
  return format ?? (json ? 'json' : env.GITHUB_ACTIONS === 'true' ? 'github' : 'text');
}
