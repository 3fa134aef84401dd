import type { Diagnostic, Point } from '../../../compiler/index.ts';

/** The progress and the errors of a site's translations. All paths are relative to the site's folder. */
export interface TranslationReport {
  locales: LocaleReport[];
  /** Errors that make the report incomplete. */
  diagnostics: Diagnostic[];
}

/** The report for a language. */
export interface LocaleReport {
  locale: string;
  /** The progress of pages. `current` counts translations whose original hasn't changed since they were confirmed. */
  pages: Progress & { current: number };
  labels: Progress;
  /** Originals without translation. */
  missing: string[];
  /** Translations without original. */
  orphans: string[];
  /** Translations whose original has changed since they were confirmed. */
  stale: Pair[];
  /** Translations that were never confirmed. */
  unconfirmed: Pair[];
  /** UI strings without translation, and unused translations. */
  missingKeys: LabelKey[];
  superfluousKeys: LabelKey[];
  /** Translated UI strings with a placeholder that the original lacks. The viewer can't fill such a placeholder. */
  placeholders: (LabelKey & { names: string[] })[];
  /** Translations whose heading ids differ from the ids in the original. Links to these headings break. */
  headings: (Pair & { missing: string[]; added: string[] })[];
  /** Links in translations that lead to a page in another language. */
  links: ({ path: string; url: string; to: string } & Point)[];
}

export interface Progress {
  total: number;
  translated: number;
  /** An integer from 0 to 100. It is 100 only if every page or string is translated. */
  percent: number;
}

/** A translation and its original. */
export interface Pair {
  path: string;
  original: string;
}

export interface LabelKey {
  /** Path of the UI string file, even if the file doesn't exist. */
  path: string;
  key: string;
}

/** @returns the progress, as numbers and in percent */
export function progress(translated: number, total: number): Progress {
  return { total, translated, percent: total === 0 ? 100 : Math.floor((translated / total) * 100) };
}

/** Whether a language has no missing, stale or broken translations. Unconfirmed translations are allowed. */
export function isComplete(report: LocaleReport): boolean {
  const { missing, orphans, stale, missingKeys, superfluousKeys, placeholders, headings, links } = report;
  return [missing, orphans, stale, missingKeys, superfluousKeys, placeholders, headings, links].every(
    (list) => list.length === 0,
  );
}
