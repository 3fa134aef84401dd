import type { Diagnostic } from './diagnostic.ts';

/** The limit for one file and one rule: authors fix the common cause of so many before reading on. */
export const mostShown = 200;

/** The diagnostics of a file that are shown. */
export interface ShownOfFile {
  path: string;
  shown: Diagnostic[];
  /** The number of further diagnostics of a rule, and the first of the rule. */
  left: { first: Diagnostic; count: number }[];
}

/** @returns the diagnostics to show to people, file by file; programs get all of them */
export function* shownByFile(diagnostics: readonly Diagnostic[]): Generator<ShownOfFile> {
  for (let start = 0; start < diagnostics.length;) {
    const { path } = diagnostics[start]!.place;
    const kinds = new Map<string, { first: Diagnostic; count: number }>();
    const shown: Diagnostic[] = [];
    let at = start;
    for (; diagnostics[at]?.place.path === path; at += 1) {
      const first = diagnostics[at]!;
      const key = `${first.rule} ${first.severity}`;
      const kind = kinds.get(key) ?? { first, count: 0 };
      kinds.set(key, kind);
      kind.count += 1;
      if (kind.count <= mostShown) shown.push(first);
    }
    const left = [...kinds.values()].map(({ first, count }) => ({ first, count: count - mostShown }));
    yield { path, shown, left: left.filter(({ count }) => count > 0) };
    start = at;
  }
}
