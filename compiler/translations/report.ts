import type { Diagnostic, Point } from '../diagnostics/diagnostic.ts';

/** The state of a site's translations, and their problems. All paths are relative to the site's folder. */
export interface TranslationReport {
  locales: LocaleReport[];
  /** Errors that make the report incomplete. */
  diagnostics: Diagnostic[];
}

/** The report for one language. */
export interface LocaleReport {
  locale: string;
  /** `current`: pages with a translation whose original has not changed since, as far as known. */
  pages: Progress & { current: number };
  labels: Progress;
  /** Originals without a translation. */
  missing: string[];
  /** Translations without an original. */
  orphans: string[];
  /** Translations whose originals have changed since they were confirmed. */
  stale: Pair[];
  /** Translations that were never confirmed. */
  unconfirmed: Pair[];
  /** Missing and unused UI strings. */
  missingKeys: LabelKey[];
  superfluousKeys: LabelKey[];
  /** UI strings with placeholders in braces that get no value, because their originals lack them. */
  placeholders: (LabelKey & { names: string[] })[];
  /** Translations whose heading ids differ from the original's, so that links to them differ. */
  headings: (Pair & { missing: string[]; added: string[] })[];
  /** Links in translations that lead to pages in another language. */
  links: ({ path: string; url: string; to: string } & Point)[];
}

export interface Progress {
  total: number;
  translated: number;
  /** An integer; 100 only if nothing is missing. */
  percent: number;
}

/** A translation and its original. */
export interface Pair {
  path: string;
  original: string;
}

export interface LabelKey {
  /** A translation file, which may be missing. */
  path: string;
  key: string;
}

/** @returns the progress of a number of items */
export function progress(translated: number, total: number): Progress {
  return { total, translated, percent: total === 0 ? 100 : Math.floor((translated / total) * 100) };
}

/** Whether a translator has nothing to do. Unconfirmed translations alone don't count. */
export function isComplete(report: LocaleReport): boolean {
  const { missing, orphans, stale, missingKeys, superfluousKeys, placeholders, headings, links } = report;
  return [missing, orphans, stale, missingKeys, superfluousKeys, placeholders, headings, links].every(
    (list) => list.length === 0,
  );
}
