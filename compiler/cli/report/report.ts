import { print, printJson } from '../output.ts';
import { version } from '../../version.ts';
import { placedBelow, type Fault } from './fault.ts';
import type { ReportFormat } from './format.ts';
import { annotations } from './github.ts';
import { junitReport } from './junit.ts';
import { sarifLog } from './sarif.ts';

/** The result of a command. */
export interface Report {
  /** The name of the command. */
  command: string;
  /** The folder to which paths of diagnostics are relative. */
  folder: string;
  faults: readonly Fault[];
  /** The report as JSON. */
  json: unknown;
  /** Prints the report for people. */
  text(): Promise<void> | void;
}

/**
 * Prints a report in one of the formats. A format for programs is the only thing on standard output. Its paths are
 * relative to the root of the repository in a workflow, else to the current folder.
 */
export async function report(format: ReportFormat, { command, folder, faults, json, text }: Report): Promise<void> {
  const placed = () => placedBelow(process.env.GITHUB_WORKSPACE ?? process.cwd(), folder, faults);
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
