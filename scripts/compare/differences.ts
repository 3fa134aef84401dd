/** Results of a comparison, by kind: the number of compared values, and the differences. */
export class Differences {
  readonly #counts = new Map<string, { all: number; lines: string[] }>();

  compare(kind: string, at: string, expected: unknown, found: unknown): void {
    const count = this.#counts.get(kind) ?? { all: 0, lines: [] };
    this.#counts.set(kind, count);
    count.all += 1;
    const [wanted, had] = [JSON.stringify(expected), JSON.stringify(found)];
    if (wanted !== had) count.lines.push(`${at}: expected ${wanted?.slice(0, 300)}, found ${had?.slice(0, 300)}`);
  }

  /** Reports the first entry that differs between two lists, with its index. */
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

  /** @returns up to so many differences of each kind, and then how much of each kind is equal */
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
