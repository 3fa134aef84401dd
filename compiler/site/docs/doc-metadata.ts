import { posix } from 'node:path';
import type { Json } from '../../../corpus/schema/json.ts';
import type { DocsOptions } from '../../config/docs.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import { encodePath, servedPath } from '../../../corpus/url/pathname.ts';
import { docFrontMatter, type DocFrontMatter } from '../front-matter/front-matter.ts';
import { numberPrefixParser, stripFolderNumbers } from './number-prefix.ts';
import { customFrontMatter } from '../front-matter/custom-front-matter.ts';
import { keyName } from '../key-name.ts';
import type { Report } from '../report.ts';
import type { DocsVersionInput, SiteInput } from '../site-input.ts';
import { checkSlug, docSlug } from '../routes/slug.ts';
import { checkHead } from '../front-matter/check-head.ts';

/** The data of a doc that doesn't depend on the version's sidebars, only on its own head and path. */
export interface DocMetadata {
  id: string;
  source: string;
  /** Path relative to the content folder. */
  relativePath: string;
  /** The doc's folder on disk, relative to the content folder; `.` for the content folder itself. */
  dir: string;
  slug: string;
  path: string;
  /** `path`, percent-encoded for links. */
  href: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
  /** Position among its siblings in generated sidebars. */
  position: number | undefined;
  /** `page_key` from the front matter of the doc, or of the doc's original. */
  keyName: string | undefined;
  frontMatter: DocFrontMatter;
  /** The values that the instance's front matter schema returned. */
  custom: Record<string, Json> | undefined;
  head: Pick<Head, 'frontMatterPlaces'>;
  /** Whether the page may contain a `DocCardList`. */
  showsCards: boolean;
}

/** The version that a doc belongs to, and its pathname. */
export interface VersionPlace {
  options: DocsOptions;
  version: DocsVersionInput;
  /** Pathname of the version, including the base URL. */
  path: string;
}

/**
 * The properties of a doc that pages linking to it depend on. The title is left out, so a new title doesn't
 * invalidate those pages.
 */
export type DocIdentity = Pick<
  DocMetadata,
  'id' | 'source' | 'slug' | 'path' | 'href' | 'draft' | 'unlisted' | 'keyName'
> & {
  hasTags: boolean;
};

export function identityOf(doc: DocMetadata): DocIdentity {
  const { id, source, slug, path, href, draft, unlisted, keyName: name, frontMatter } = doc;
  return { id, source, slug, path, href, draft, unlisted, keyName: name, hasTags: (frontMatter.tags?.length ?? 0) > 0 };
}

/**
 * Reports docs with the same id as another doc.
 *
 * @param identities docs of a version, by source
 * @param byId id → source of the first doc with this id
 */
export function checkUniqueIds(
  identities: ReadonlyMap<string, DocIdentity>,
  byId: ReadonlyMap<string, string>,
  { sources }: SiteInput,
  report: Report,
): void {
  if (byId.size === identities.size) return;
  const placeOf = (source: string) => ({ path: source, ...sources.get(source)!.head.frontMatterPlaces.id });
  identities.forEach(({ id }, path) => {
    const other = byId.get(id)!;
    if (other === path) return;
    const related = [{ ...placeOf(other), message: 'the first doc with this id' }];
    report(diagnose('duplicate-doc-id', placeOf(path), { id, other }, related));
  });
}

/** @returns a doc's metadata, from its own document only */
export function readDoc(
  file: SourceFile,
  head: Head,
  { options, path }: VersionPlace,
  input: SiteInput,
  report: Report,
): DocMetadata {
  const { relativePath } = file;
  const frontMatter = docFrontMatter(head, file.path, report);
  checkHead('doc', head, file.path, report);
  const parse = numberPrefixParser(
    frontMatter.parse_number_prefixes === false ? { numberPrefixParser: false } : options,
  );
  const { dir, strippedDir, filename, numberPrefix } = placeOf(relativePath, parse);
  const baseId = frontMatter.id ?? filename;
  const slug = docSlug({ relativePath, dir: strippedDir, baseId, slug: frontMatter.slug });
  const at = { path: file.path, ...head.frontMatterPlaces.slug };
  checkSlug(frontMatter.slug ?? slug, at, report, slug, strippedDir);
  const served = servedPath(input.config, path, slug);
  return {
    id: idIn(strippedDir, baseId),
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
    keyName: keyName(file.path, input.sources),
    frontMatter,
    custom: customFrontMatter(options.frontMatter, head, file.path, report),
    head: { frontMatterPlaces: head.frontMatterPlaces },
    showsCards: mayShowCards(head),
  };
}

/**
 * @param unread paths of documents that could not be read
 * @returns the ids that these documents would have in a version, derived from their file paths
 */
export function idsOfUnread(unread: Iterable<string>, { options, version }: VersionPlace): string[] {
  const parse = numberPrefixParser(options);
  const own = [...unread].filter((source) => version.dir === '.' || source.startsWith(`${version.dir}/`));
  return own.map((source) => {
    const { strippedDir, filename } = placeOf(posix.relative(version.dir, source), parse);
    return idIn(strippedDir, filename);
  });
}

/** Splits the path of a doc into its folder (with and without number prefixes), file name and number prefix. */
function placeOf(relativePath: string, parse: ReturnType<typeof numberPrefixParser>) {
  const [, dir = '.', fileName = ''] = /^(?:(.+)\/)?([^/]+?)\.[^.]+$/.exec(relativePath) ?? [];
  return { dir, strippedDir: stripFolderNumbers(dir, parse), ...parse(fileName) };
}

function idIn(dir: string, baseId: string): string {
  return dir === '.' ? baseId : `${dir}/${baseId}`;
}

/** Whether a page may render `DocCardList`: itself, through a partial, or through an imported component. */
function mayShowCards({ components, code, references }: Head): boolean {
  return components.includes('DocCardList') || code !== undefined || references.some(({ kind }) => kind === 'partial');
}
