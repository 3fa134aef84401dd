/** Counts the compared values of each kind, and collects a line for each difference. */
export class Differences {
  readonly #counts = new Map<string, { all: number; lines: string[] }>();

  compare(kind: string, at: string, expected: unknown, found: unknown): void {
    const count = this.#counts.get(kind) ?? { all: 0, lines: [] };
    this.#counts.set(kind, count);
    count.all += 1;
    const [requested, had] = [JSON.stringify(expected), JSON.stringify(found)];
    if (requested !== had) count.lines.push(`${at}: expected ${requested?.slice(0, 300)}, found ${had?.slice(0, 300)}`);
  }

  /** Compares two lists. Reports only the first item that differs, with its index. */
  compareLists(kind: string, at: string, expected: readonly unknown[], found: readonly unknown[]): void {
    const length = Math.max(expected.length, found.length);
    const place = Array.from({ length }, (_, index) => index).find(
      (index) => JSON.stringify(expected[index]) !== JSON.stringify(found[index]),
    );
    if (place === undefined) this.compare(kind, at, true, true);
    else this.compare(kind, `${at}, entry ${place + 1} of ${length}`, expected[place] ?? null, found[place] ?? null);
  }

  get isEmpty(): boolean {
    return [...this.#counts.values()].every(({ lines }) => lines.length === 0);
  }

  /**
   * @param most the maximum number of reported differences of each kind
   * @returns lines with the differences, and with the number of equal values of each kind
   */
  lines(most: number): string[] {
    const kinds = [...this.#counts];
    return [
      ...kinds.flatMap(([kind, { lines }]) => lines.slice(0, most).map((line) => `${kind} ${line}`)),
      ...kinds.map(([kind, { all, lines }]) => {
        const equal = all - lines.length;
        return `${kind}: ${equal} of ${all} (${((100 * equal) / all).toFixed(2)} %)`;
      }),
    ];
  }
}
