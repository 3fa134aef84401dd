import path from 'node:path';
import { isInside, relativePath } from '../../fs/inside.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';

/** The fields of a diagnostic that every report format uses. Errors outside of content have rule ids of their own. */
export type Fault = Omit<Diagnostic, 'rule' | 'url'> & { rule: string; url?: string | undefined };

/** @returns the diagnostics with paths relative to a root; a file outside of the root keeps its absolute path */
export function placedBelow(root: string, folder: string, faults: readonly Fault[]): Fault[] {
  const moved = <Of extends Place>(place: Of): Of => {
    const file = path.resolve(folder, place.path);
    return { ...place, path: isInside(root, file) ? relativePath(root, file) : file.replaceAll(path.sep, '/') };
  };
  return faults.map((fault) => ({ ...fault, place: moved(fault.place), related: fault.related?.map(moved) }));
}

/** @returns the message and its hint, as one text */
export function messageOf({ message, hint }: Fault): string {
  return hint === undefined ? message : `${message}\nhint: ${hint}`;
}
