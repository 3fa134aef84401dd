import path from 'node:path';
import { isInside, relativePath } from '../../fs/inside.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';

/**
 * The fields of a diagnostic that reports contain. The rule is any string, because errors outside of content
 * have other ids.
 */
export type ReportEntry = Omit<Diagnostic, 'rule' | 'url'> & { rule: string; url?: string | undefined };

/** @returns the diagnostics with paths relative to a root folder. Files outside of it keep their absolute path */
export function placedBelow(root: string, folder: string, problems: readonly ReportEntry[]): ReportEntry[] {
  const moved = <Of extends Place>(place: Of): Of => {
    const file = path.resolve(folder, place.path);
    return { ...place, path: isInside(root, file) ? relativePath(root, file) : file.replaceAll(path.sep, '/') };
  };
  return problems.map((problem) => ({ ...problem, place: moved(problem.place), related: problem.related?.map(moved) }));
}

/** @returns message and hint as one string */
export function messageOf({ message, hint }: ReportEntry): string {
  return hint === undefined ? message : `${message}\nhint: ${hint}`;
}
