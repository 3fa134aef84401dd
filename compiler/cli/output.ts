import pc from 'picocolors';
import type { CacheProblem } from '../compile-report.ts';
import type { Notice } from '../extensions/hooks/notice.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatDiagnostic, formatLeftOut, plural } from '../diagnostics/format.ts';
import { shownByFile } from '../diagnostics/shown.ts';
import { terminalText } from '../diagnostics/visible.ts';

/** Colours for standard error, where diagnostics are printed. `NO_COLOR`, `FORCE_COLOR` and `CI` are respected. */
const paint = pc.createColors(pc.isColorSupported && (Boolean(process.stderr.isTTY) || 'FORCE_COLOR' in process.env));

/** Prints diagnostics to standard error, with the source line of each. */
export async function printDiagnostics(diagnostics: readonly Diagnostic[], siteDir: string): Promise<void> {
  const { readPlace } = await import('../project/git/git-versions.ts');
  // Lines are joined, because a separate write for each diagnostic would be slow.
  let block: string[] = [];
  for (const { path, shown, left } of shownByFile(diagnostics)) {
    const text = await readPlace(siteDir, path);
    for (const diagnostic of shown) block.push(formatDiagnostic(diagnostic, text, paint));
    for (const { first, count } of left) block.push(formatLeftOut(first, count, paint));
    if (block.length < problemsInBlock) continue;
    note(block.join('\n'));
    block = [];
  }
  if (block.length > 0) note(block.join('\n'));
}

const problemsInBlock = 200;

/** Prints the Docusaurus settings that Lectern ignores or translates to something different, one per line. */
export function printNotices(notices: readonly Notice[]): void {
  if (notices.length === 0) return;
  note(`Changed or ignored settings of the config (${plural(notices.length, 'setting')}):`);
  for (const { key, message, hint } of notices)
    note(`  ${paint.bold(key)} ${message}${hint === undefined ? '' : paint.dim(` (${hint})`)}`);
}

/** Prints a problem of the cache: the next run then can't use all entries. */
export function printCacheProblem(problem: CacheProblem | undefined): void {
  if (problem === undefined) return;
  note(`The cache for the next run is incomplete: ${problem.message}`);
  if (problem.hint !== undefined) note(paint.dim(`  hint: ${problem.hint}`));
}

/** Prints a line to standard error: progress or diagnostics. */
export function note(line: string): void {
  process.stderr.write(`${terminalText(line)}\n`);
}

/** Prints a line to standard output: the result of a command. */
export function print(line: string): void {
  process.stdout.write(`${terminalText(line)}\n`);
}

/** Prints the result as JSON. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Formats a number of bytes: `812 B`, `3.4 kB`, `1.2 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns the site's folder: the folder that the user typed, or else `LECTERN_SITE`, or else the current folder. */
export function siteFolder(given: string | undefined): string {
  return given ?? process.env.LECTERN_SITE ?? '.';
}

/** Whether an address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/i.test(host);
}

/** Opens a page in the browser. Prints an error if that fails. */
export async function showInBrowser(url: string): Promise<void> {
  const { openBrowser } = await import('../project/network/open-browser.ts');
  openBrowser(url, (reason) => note(`No browser could be opened: ${reason}`));
}

/** Prints a warning if other machines on the network can reach the server. */
export function noteReach(host: string): void {
  if (!isLoopback(host)) note(`Everyone who can reach ${host} on the network can read this site, including drafts.`);
}
