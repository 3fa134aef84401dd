import { print, printJson } from '../output.ts';
import { version } from '../../version.ts';
import { placedBelow, type ReportEntry } from './report-entry.ts';
import { annotations } from './github.ts';
import { junitReport } from './junit.ts';
import { sarifLog } from './sarif.ts';

export type ReportFormat = 'text' | 'json' | 'github' | 'sarif' | 'junit';

/** The result of a command, in all formats. */
export interface Report {
  /** Name of the command. */
  command: string;
  /** The folder that paths in diagnostics are relative to. */
  folder: string;
  problems: readonly ReportEntry[];
  /** The data for the format `json`. */
  json: unknown;
  /** Prints the data for the format `text`. */
  text(): Promise<void> | void;
}

/**
 * Prints a report in a format. With a format for programs, nothing else is written to standard output. In a GitHub
 * workflow, paths are relative to the root of the repository, otherwise to the current folder.
 */
export async function report(format: ReportFormat, { command, folder, problems, json, text }: Report): Promise<void> {
  const placed = () => placedBelow(process.env.GITHUB_WORKSPACE ?? process.cwd(), folder, problems);
  switch (format) {
    case 'json':
      return printJson(json);
    case 'sarif':
      return printJson(sarifLog(placed(), version));
    case 'junit':
      return print(junitReport(command, placed()));
    case 'github':
      annotations(placed()).forEach(print);
      return text();
    default:
      return text();
  }
}
