import type { Diagnostic } from './diagnostic.ts';

/** Maximum number of diagnostics that are shown per file and rule. Further diagnostics usually have the same cause. */
export const mostShown = 200;

/** The diagnostics of a file that are shown in the terminal. */
export interface ShownOfFile {
  path: string;
  shown: Diagnostic[];
  /**
   * For each rule with too many diagnostics: the first diagnostic, and the number of diagnostics that are not shown.
   */
  left: { first: Diagnostic; count: number }[];
}

/** @returns the diagnostics to show in the terminal, file by file. Formats for programs contain all diagnostics */
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
