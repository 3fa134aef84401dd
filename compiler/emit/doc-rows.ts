import { keepColumn, lookUp } from '../columns.ts';
import type { LinkedPage } from '../link/link.ts';
import type { Memory } from '../memory.ts';
import type { Rows } from '../rows.ts';
import type { Doc, DocsVersion } from '../site/site.ts';
import type { Emission } from './emission.ts';
import { bodyInputs, isPlain, type PagePlan } from './page-plan.ts';
import { docPage } from './pages/doc.ts';

/** The docs of a version as pages that are to be made, and what each of them is made of. */
export interface DocRows {
  /** What all of them are made of, beside what all pages of the site are. */
  shared: readonly unknown[];
  rows: Rows;
  /** @returns what makes the page of one row */
  plan(row: number): Pick<PagePlan, 'path' | 'make'>;
}

/** @param memory keeps what the pages rest on that are more than their own text */
export function docRows(
  version: DocsVersion,
  emission: Emission,
  twins: ReadonlyMap<string, string>,
  memory: Memory,
): DocRows {
  const { instance, name, noIndex, className } = version;
  const { links, sources, code } = emission;
  const docs = [...version.docs.values()];
  const paths = keepColumn(memory, 'paths', docs, ({ path }) => path);
  const files = keepColumn(memory, 'files', docs, ({ source }) => source);
  const own = lookUp(memory, 'places of sources', files, sources);
  const linked = lookUp(memory, 'places of links', paths, links);
  const plain = keepColumn(memory, 'plain', own, (source) => source !== undefined && isPlain(source.head));
  const stamps = memory.shelf('stamps');
  const columns: Rows['columns'] = [
    docs,
    linked,
    own,
    memory.keep('twins', [twins, paths], () => paths.map((path) => twins.get(path))),
    // What a page shows that is not plain: beside its own text and links that of others.
    plain.map((shows, row) =>
      shows && code.modules.size === 0 ? undefined : stampOf(docs[row]!, linked[row], emission, version, stamps),
    ),
  ];
  return {
    shared: [instance, name, noIndex, className],
    rows: { keys: paths, columns },
    plan: (row) => ({ path: paths[row]!, make: (given) => docPage(docs[row]!, version, given) }),
  };
}

/** @returns what is another with all that a page shows */
function stampOf(
  { id, path, source }: Doc,
  linked: LinkedPage | undefined,
  emission: Emission,
  { cards }: DocsVersion,
  memory: Memory,
): symbol {
  return memory.keep(path, bodyInputs(source, linked, emission, cards.get(id)), () => Symbol(path));
}
