import type { DocsOptions } from '../config/docs.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import { noMemory } from '../memory.ts';
import type { Head } from '../parse/document.ts';
import type { SourceFile } from '../source/source.ts';
import { joinPath, withTrailingSlash } from '../url/pathname.ts';
import { docFrontMatter, type DocFrontMatter } from './front-matter.ts';
import { numberPrefixParser, stripFolderNumbers } from './number-prefix.ts';
import { keepReported, type Report } from './report.ts';
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
export function readDocs(place: VersionPlace, input: SiteInput, report: Report): BareDoc[] {
  const { options, version, path } = place;
  const { config, production, memory = noMemory } = input;
  const known = memory.shelf(`docs as read of ${options.id} ${version.name}`);
  const docs = new Map<string, BareDoc>();
  const sources = [...input.sources.values()].filter(({ file }) => belongsTo(file, place));
  for (const { file, head } of sources.sort((a, b) => compareText(a.file.path, b.file.path))) {
    const doc = keepReported(known, file.path, [file, head, options, path, config, production], report, (tell) => readDoc(file, head, place, input, tell));
    const other = docs.get(doc.id);
    if (!other) docs.set(doc.id, doc);
    else report(diagnose('duplicate-doc-id', { path: file.path, ...head.frontMatterPlaces.id }, { id: doc.id, other: other.source }));
  }
  return [...docs.values()];
}

function belongsTo({ kind, collection }: SourceFile, { options, version }: VersionPlace): boolean {
  if (kind !== 'document' || collection?.kind !== 'docs') return false;
  return collection.instance === options.id && collection.version === version.name;
}

function readDoc(file: SourceFile, head: Head, { options, path }: VersionPlace, input: SiteInput, report: Report): BareDoc {
  const { relativePath } = file;
  const frontMatter = docFrontMatter(head, file.path, report);
  const parse = numberPrefixParser(frontMatter.parse_number_prefixes === false ? { numberPrefixParser: false } : options);
  const [, dir = '.', fileName = ''] = /^(?:(.+)\/)?([^/]+?)\.[^.]+$/.exec(relativePath) ?? [];
  const { filename, numberPrefix } = parse(fileName);
  const baseId = frontMatter.id ?? filename;
  const strippedDir = stripFolderNumbers(dir, parse);
  const slug = docSlug({ relativePath, dir: strippedDir, baseId, slug: frontMatter.slug });
  if (!isValidSlug(slug)) report(diagnose('invalid-slug', { path: file.path, ...head.frontMatterPlaces.slug }, { slug }));
  return {
    id: strippedDir === '.' ? baseId : `${strippedDir}/${baseId}`,
    source: file.path,
    relativePath,
    dir,
    slug,
    path: withTrailingSlash(joinPath(path, slug), input.config.trailingSlash, input.config.baseUrl),
    title: frontMatter.title ?? head.contentTitle ?? baseId,
    description: frontMatter.description ?? head.excerpt,
    draft: input.production && frontMatter.draft === true,
    unlisted: input.production && frontMatter.unlisted === true,
    position: frontMatter.sidebar_position ?? numberPrefix,
    frontMatter,
    head,
  };
}
