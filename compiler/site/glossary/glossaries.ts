import { ofSource } from '../../diagnostics/page-error.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { UsedTerm } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site.ts';
import { contentPath } from '../source-path.ts';
import { linkBase } from '../site-link.ts';
import { readGlossary, type Glossary } from './read-glossary.ts';

const fileName = 'glossary.yml';

/** Glossaries by content folder. The empty string is the key of the glossary for all other folders. */
export type Glossaries = ReadonlyMap<string, Glossary>;

/**
 * Reads the glossaries. Each docs version, blog and folder of pages may have one. The glossary of the first docs is the
 * default for all other folders.
 */
export function readGlossaries(input: SiteInput, report: Report): Glossaries {
  const { config, data, docs } = input;
  const versions = docs.flatMap((instance) => instance.versions);
  const folders = [...versions.map(({ dir }) => dir), ...[...config.blog, ...config.pages].map(({ path }) => path)];
  const found = new Map<string, Glossary>();
  for (const dir of new Set(folders)) {
    const file = data.get(contentPath(dir, fileName));
    const glossary = file && ofSource(file.path, () => readGlossary(file, linkBase(input), report));
    if (glossary) found.set(dir, glossary);
  }
  const main = docs[0]?.versions.find(({ isLast }) => isLast);
  const usual = main && found.get(main.dir);
  return usual ? found.set('', usual) : found;
}

/** Reports undefined terms. */
export function checkTerms(
  used: Iterable<{ file: SourceFile; terms: readonly UsedTerm[] }>,
  glossaries: Glossaries,
  report: Report,
): void {
  for (const { file, terms } of used) {
    const glossary = glossaries.get(glossaryFolder(file)) ?? glossaries.get('');
    for (const { key, at } of terms) {
      if (glossary?.terms.has(key)) continue;
      const near = glossary && nearest(key, glossary.terms.keys());
      report(
        diagnose('unknown-term', { path: file.path, ...at }, { term: key, file: glossary?.path ?? fileName, near }),
      );
    }
  }
}

/** @returns the folder whose glossary a source uses; a translation uses the glossary of its original */
function glossaryFolder({ collection, translates }: Pick<SourceFile, 'collection' | 'translates'>): string {
  return translates?.dir ?? collection?.dir ?? '';
}
