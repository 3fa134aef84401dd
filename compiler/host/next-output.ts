import { compareText } from '../diagnostics/diagnostic.ts';
import { artifactPaths, isArtifactPath } from './artifact-paths.ts';
import { EnvironmentError } from './environment-error.ts';
import { filesIn, type Batch, type BatchList, type HeldFile, type HeldOutput } from './held-output.ts';
import type { ManifestRow } from './publish.ts';

/** What an output is to hold once it is published: what was written, and what stays of the last one. */
export interface NextOutput {
  /** @throws EnvironmentError for a path that no file can have, and for one that is written twice */
  add(row: ManifestRow, batch: Batch): void;
  /** As in `Publication`. */
  keep(batch: Batch): boolean;
  keepList(list: BatchList, but: readonly number[]): boolean;
  noteList(list: BatchList): void;
  /**
   * @returns a row for each file, sorted by path, and the files where any have come or gone since the last commit
   * @throws EnvironmentError when two parts have a file of one path
   */
  settle(): Settled;
  /** @returns what is known of the output once all of it is in place */
  hold(settled: Settled, stamps: Map<string, string>): NonNullable<HeldOutput['last']>;
}

interface Settled {
  rows: readonly ManifestRow[];
  /** Absent where the same files lie in the same places. */
  files?: ReadonlyMap<string, HeldFile> | undefined;
}

/** @param last what is known of the output as it is */
export function openNextOutput(last: HeldOutput['last']): NextOutput {
  const written = new Map<string, Omit<HeldFile, 'place'>>();
  const kept = new Set<Batch>();
  const keptLists: { list: BatchList; but: ReadonlySet<Batch> }[] = [];
  const lists: BatchList[] = [];

  function add(row: ManifestRow, batch: Batch): void {
    if (!isArtifactPath(row.path))
      throw new EnvironmentError(`"${row.path}" can't be the name of a file in the output`);
    if (written.has(row.path)) throw new EnvironmentError(`two things are to be written to "${row.path}"`);
    written.set(row.path, { row, batch });
  }

  function isKept(batch: Batch): boolean {
    return kept.has(batch) || keptLists.some(({ list, but }) => !but.has(batch) && list.batches.includes(batch));
  }

  /** Whether no file has come or gone since the last commit, so that all stay in their places. */
  function hasSameFiles(): boolean {
    if (!last) return false;
    let count = written.size + filesIn(kept);
    for (const { list, but } of keptLists) count += list.files - filesIn(but);
    if (count !== last.files.size) return false;
    // A batch may hold thousands of them.
    const replaced = new Set<Batch>();
    for (const file of written.keys()) {
      const before = last.files.get(file);
      if (!before) return false;
      replaced.add(before.batch);
    }
    return ![...replaced].some(isKept);
  }

  /** Every file of the output to be, sorted. */
  function arrange(): Map<string, HeldFile> {
    const names = artifactPaths();
    const all = [...kept, ...keptLists.flatMap(({ list, but }) => list.batches.filter((batch) => !but.has(batch)))];
    for (const batch of all) for (const row of batch.rows) add(row, batch);
    for (const file of written.keys()) names.add(file);
    const sorted = [...written].sort(([a], [b]) => compareText(a, b));
    return new Map(sorted.map(([file, { row, batch }], place) => [file, { row, batch, place }]));
  }

  /** The rows where all stay in their places. */
  function replace(): ManifestRow[] {
    const rows = [...last!.rows];
    for (const [file, { row }] of written) rows[last!.files.get(file)!.place] = row;
    return rows;
  }

  function holdAnew(files: ReadonlyMap<string, HeldFile>, rows: readonly ManifestRow[], stamps: Map<string, string>) {
    const output = { files, rows, stamps };
    for (const { batch } of files.values()) batch.output = output;
    return output;
  }

  function holdReplaced(rows: readonly ManifestRow[]) {
    const output = last!;
    for (const [file, { row, batch }] of written) {
      const held = output.files.get(file)!;
      held.batch.output = undefined;
      Object.assign(held, { row, batch });
    }
    for (const { batch } of written.values()) batch.output = output;
    output.rows = rows;
    return output;
  }

  return {
    add,

    keep(batch) {
      if (batch.rows.length === 0) return true;
      if (!last || batch.output !== last) return false;
      kept.add(batch);
      return true;
    },

    keepList(list, but) {
      if (!last || list.output !== last) return false;
      keptLists.push({ list, but: new Set(but.map((place) => list.batches[place]!)) });
      return true;
    },

    noteList: (list) => void lists.push(list),

    settle() {
      if (hasSameFiles()) return { rows: replace() };
      const files = arrange();
      return { files, rows: Array.from(files.values(), ({ row }) => row) };
    },

    hold({ files, rows }, stamps) {
      const output = files ? holdAnew(files, rows, stamps) : holdReplaced(rows);
      for (const list of lists) list.output = output;
      return output;
    },
  };
}
