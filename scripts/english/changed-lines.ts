import { execFileSync } from 'node:child_process';

/** @returns path of a file → numbers of the lines that differ from a commit, or are new */
export function changedLines(root: string, ref: string): Map<string, Set<number>> {
  const base = git(root, 'merge-base', ref, 'HEAD').trim();
  const changed = linesOf(git(root, 'diff', '-U0', '--no-color', '--no-ext-diff', '--no-prefix', base));
  for (const file of git(root, 'ls-files', '--others', '--exclude-standard').split('\n'))
    if (file !== '') changed.set(file, allLines);
  return changed;
}

/** A set that contains every line number, for a file that git does not track yet. */
const allLines = new (class extends Set<number> {
  override has(): boolean {
    return true;
  }
})();

/** @param diff the output of `git diff` without context lines */
export function linesOf(diff: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const line of diff.split('\n')) {
    const [, file] = /^\+\+\+ (.+)$/.exec(line) ?? [];
    if (file !== undefined) found.set(file, (lines = new Set()));
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start !== undefined) for (let n = 0; n < Number(count); n += 1) lines.add(Number(start) + n);
  }
  return found;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
}
