import * as z from 'zod';
import { text } from '../../yaml/scalars.ts';
import type { DataFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import { readShaped } from '../shape-problems.ts';
import { siteLink, type LinkBase } from '../routes/site-link.ts';

const GlossaryFile = z.record(
  z.string(),
  z.strictObject({
    term: text.optional(),
    definition: text,
    link: text.optional(),
  }),
  { error: 'expected an object that maps each term key to an object with "definition", "term" and "link"' },
);

/** A glossary entry, as readers see it. */
export interface Definition {
  /** The term with its original upper and lower case, for the list of terms. */
  term: string;
  definition: string;
  /** Address of a page about the term. */
  href?: string | undefined;
}

/** A glossary: the terms of a content folder, by key in lower case. */
export interface Glossary {
  path: string;
  terms: ReadonlyMap<string, Definition>;
}

/** @returns the content of a `glossary.yml`; undefined if it contains no object. Invalid terms are reported */
export function readGlossary(file: DataFile, links: LinkBase, report: Report): Glossary | undefined {
  const defined = readShaped(file, GlossaryFile, 'glossary-file', report, { definition: '' });
  if (!defined) return undefined;
  const terms = new Map(
    Object.entries(defined).map(([key, { term = key, definition, link }]): [string, Definition] => [
      key.toLowerCase(),
      { term, definition: definition.trim(), ...(link !== undefined && { href: siteLink(link, links).href }) },
    ]),
  );
  return { path: file.path, terms };
}
