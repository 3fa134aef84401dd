import { ofSource } from '../../diagnostics/errors/page-error.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { UsedTerm } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site-input.ts';
import { contentPath } from '../source-path.ts';
import { linkBase } from '../routes/site-link.ts';
import { readGlossary, type Glossary } from './read-glossary.ts';

const fileName = 'glossary.yml';

/** Content folder → its glossary. The empty string is the key of the glossary for folders without their own. */
export type Glossaries = ReadonlyMap<string, Glossary>;

/**
 * Reads all glossaries. Each docs version, blog and pages folder may have one. All other folders use the
 * glossary of the first docs instance.
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

/** Reports terms that a page uses but its glossary doesn't define. */
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

/** @returns the folder whose glossary applies to a source. A translation uses the glossary of its original */
function glossaryFolder({ collection, translates }: Pick<SourceFile, 'collection' | 'translates'>): string {
  return translates?.dir ?? collection?.dir ?? '';
}
