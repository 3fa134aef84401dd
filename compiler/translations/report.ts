import type { Diagnostic, Point } from '../diagnostics/diagnostic.ts';

/** How far a site is translated, and what is wrong with its translations. All paths are relative to the site's folder. */
export interface TranslationReport {
  locales: LocaleReport[];
  /** Faults that leave the report incomplete. */
  diagnostics: Diagnostic[];
}

/** The same for one language. */
export interface LocaleReport {
  locale: string;
  /** `current`: those that are translated, and whose originals have not changed since, as far as that is known. */
  pages: Progress & { current: number };
  labels: Progress;
  /** Originals without a translation. */
  missing: string[];
  /** Translations of no file. */
  orphans: string[];
  /** Translations whose originals have changed since they were confirmed. */
  stale: Pair[];
  /** Translations that were never confirmed. */
  unconfirmed: Pair[];
  /** Labels that are lacking, and those that nothing uses. */
  missingKeys: LabelKey[];
  superfluousKeys: LabelKey[];
  /** Labels with names in braces that nothing fills in, as their originals have none such. */
  placeholders: (LabelKey & { names: string[] })[];
  /** Translations in which headings have other ids than in the original, so that links to them differ. */
  headings: (Pair & { missing: string[]; added: string[] })[];
  /** Links in translations that lead to pages in another language. */
  links: ({ path: string; url: string; to: string } & Point)[];
}

export interface Progress {
  total: number;
  translated: number;
  /** A whole number; 100 only when nothing is lacking. */
  percent: number;
}

/** A translation and the file that it is one of. */
export interface Pair {
  path: string;
  original: string;
}

export interface LabelKey {
  /** A file of translations, there or not. */
  path: string;
  key: string;
}

/** @returns how much of it is done */
export function progress(translated: number, total: number): Progress {
  return { total, translated, percent: total === 0 ? 100 : Math.floor((translated / total) * 100) };
}

/** Whether there is anything that a translator should look at: what is unconfirmed alone is not. */
export function isComplete(report: LocaleReport): boolean {
  const { missing, orphans, stale, missingKeys, superfluousKeys, placeholders, headings, links } = report;
  return [missing, orphans, stale, missingKeys, superfluousKeys, placeholders, headings, links].every(
    (list) => list.length === 0,
  );
}
