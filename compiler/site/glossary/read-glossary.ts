import * as z from 'zod';
import { text } from '../../yaml/scalars.ts';
import type { DataFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import { readShaped } from '../shape-faults.ts';
import { siteLink, type LinkBase } from '../site-link.ts';

const GlossaryFile = z.record(
  z.string(),
  z.strictObject({
    term: text.optional(),
    definition: text,
    link: text.optional(),
  }),
  { error: 'expected an object: the key of each term, and its "definition", "term" and "link"' },
);

/** The meaning of a term, as readers see it. */
export interface Definition {
  /** The term outside a sentence. */
  term: string;
  definition: string;
  /** The address of a page about the term. */
  href?: string | undefined;
}

/** The terms of a content folder, by their keys in lower case. */
export interface Glossary {
  path: string;
  terms: ReadonlyMap<string, Definition>;
}

/** @returns the terms in a `glossary.yml`, or undefined if it contains no object; invalid terms are reported */
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
