import { keepColumn, lookUp } from '../columns.ts';
import type { DocsOptions } from '../config/docs.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { noMemory } from '../memory.ts';
import type { Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import { encodePath, joinPath, withTrailingSlash } from '../../corpus/url/pathname.ts';
import { docFrontMatter, type DocFrontMatter } from './front-matter.ts';
import { numberPrefixParser, stripFolderNumbers } from './number-prefix.ts';
import { keepReportedRows, type Report } from './report.ts';
import type { DocsVersionInput, SiteInput } from './site.ts';
import { docSlug, isValidSlug } from './slug.ts';

/** A doc before its version's sidebars are known: what its own head and place say. */
export interface BareDoc {
  id: string;
  source: string;
  /** Relative to the content folder. */
  relativePath: string;
  /** Its folder, relative to the content folder, as on disk; `.` for the content folder itself. */
  dir: string;
  slug: string;
  path: string;
  /** The same as others refer to it. */
  href: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
  /** Its place among its neighbours in generated sidebars. */
  position: number | undefined;
  frontMatter: DocFrontMatter;
  head: Head;
}

/** The version that docs belong to, and where it is served. */
export interface VersionPlace {
  options: DocsOptions;
  version: DocsVersionInput;
  /** With the base URL. */
  path: string;
}

/** @returns the docs of a version in the order of their sources; of two with the same id only the first */
export function readDocs(place: VersionPlace, input: SiteInput, report: Report): readonly BareDoc[] {
  const { options, version, path } = place;
  const { config, production, stamps, memory = noMemory } = input;
  const known = memory.shelf(`docs as read of ${options.id} ${version.name}`);
  const paths = known.keep('sources', [stamps?.files], () =>
    [...input.sources].flatMap(([source, { file }]) => (belongsTo(file, place) ? [source] : [])).sort(compareText),
  );
  const sources = lookUp(known, 'places of sources', paths, input.sources);
  const read = (row: number, tell: Report) => readDoc(sources[row]!.file, sources[row]!.head, place, input, tell);
  const docs = keepReportedRows(
    known,
    'docs',
    [options, path, config, production],
    { keys: paths, columns: [sources] },
    report,
    read,
  );
  const ids = keepColumn(known, 'ids', docs, ({ id }) => id);
  const repeats = known.keep('repeats', [ids], () => repeatsIn(docs));
  for (const [doc, other] of repeats) {
    const { source, id, head } = docs[doc]!;
    report(
      diagnose('duplicate-doc-id', { path: source, ...head.frontMatterPlaces.id }, { id, other: docs[other]!.source }),
    );
  }
  return repeats.size === 0 ? docs : docs.filter((_, place) => !repeats.has(place));
}

/** @returns the places of docs that have the id of another, with the place of the first that has it */
function repeatsIn(docs: readonly BareDoc[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeats = new Map<number, number>();
  for (const [place, { id }] of docs.entries()) {
    if (first.has(id)) repeats.set(place, first.get(id)!);
    else first.set(id, place);
  }
  return repeats;
}

function belongsTo({ kind, collection }: SourceFile, { options, version }: VersionPlace): boolean {
  if (kind !== 'document' || collection?.kind !== 'docs') return false;
  return collection.instance === options.id && collection.version === version.name;
}

function readDoc(
  file: SourceFile,
  head: Head,
  { options, path }: VersionPlace,
  input: SiteInput,
  report: Report,
): BareDoc {
  const { relativePath } = file;
  const frontMatter = docFrontMatter(head, file.path, report);
  const parse = numberPrefixParser(
    frontMatter.parse_number_prefixes === false ? { numberPrefixParser: false } : options,
  );
  const [, dir = '.', fileName = ''] = /^(?:(.+)\/)?([^/]+?)\.[^.]+$/.exec(relativePath) ?? [];
  const { filename, numberPrefix } = parse(fileName);
  const baseId = frontMatter.id ?? filename;
  const strippedDir = stripFolderNumbers(dir, parse);
  const slug = docSlug({ relativePath, dir: strippedDir, baseId, slug: frontMatter.slug });
  if (!isValidSlug(slug))
    report(diagnose('invalid-slug', { path: file.path, ...head.frontMatterPlaces.slug }, { slug }));
  const served = withTrailingSlash(joinPath(path, slug), input.config.trailingSlash, input.config.baseUrl);
  return {
    id: strippedDir === '.' ? baseId : `${strippedDir}/${baseId}`,
    source: file.path,
    relativePath,
    dir,
    slug,
    path: served,
    href: encodePath(served),
    title: frontMatter.title ?? head.contentTitle ?? baseId,
    description: frontMatter.description ?? head.excerpt,
    draft: input.production && frontMatter.draft === true,
    unlisted: input.production && frontMatter.unlisted === true,
    position: frontMatter.sidebar_position ?? numberPrefix,
    frontMatter,
    head,
  };
}
