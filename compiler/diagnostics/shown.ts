import type { Diagnostic } from './diagnostic.ts';

/** Of one file and one rule: whoever has seen so many of them mends what they have in common before reading on. */
export const mostShown = 200;

/** What is told of a file. */
export interface ShownOfFile {
  path: string;
  shown: Diagnostic[];
  /** How many more there are of a kind, and the first of that kind. */
  left: { first: Diagnostic; count: number }[];
}

/** @returns for each run of faults of one file those that people are shown; programs are told all of them */
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
