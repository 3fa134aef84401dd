import type { DocPage, DocsFile, DocsVersionSummary } from '../../../corpus/schema/index.ts';
import { docsFile } from '../../corpus/docs-file.ts';
import { ReactContextError, unknownId, useShownPage, useViewer } from '../use-viewer.ts';
import { toTocHeadings } from '../toc-headings.ts';
import { docMetadata } from './doc-metadata.ts';
import { useCorpusFiles, useDocsInstance } from './use-docs-data.ts';
import { versionOf } from './use-active-version.ts';

interface VersionDocs {
  docs: DocsFile['docs'];
  draftIds: readonly string[];
  version: DocsVersionSummary;
  instance: string;
}

/** Returns the metadata, the front matter and the headings of the current doc. */
export function useDoc() {
  const page = useDocPage('useDoc');
  const metadata = docMetadata(page);
  return {
    metadata,
    frontMatter: page.frontMatter,
    toc: toTocHeadings(page.toc),
    assets: {},
    // Set only if the content contains the title as a heading. Otherwise, the layout renders the title.
    contentTitle: page.showTitle || page.frontMatter.hide_title === true ? undefined : page.title,
  };
}

/** Returns the version that the doc belongs to. Suspends until the list of the version's docs is loaded. */
export function useDocsVersion() {
  const { docs, version, instance } = useVersionDocs('useDocsVersion');
  const { name, label, banner = null, badge, className, isLast } = version;
  const byId = Object.fromEntries(docs.map((doc) => [doc.id, doc]));
  return { pluginId: instance, version: name, label, banner, badge, className, isLast, noIndex: false, docs: byId };
}

/**
 * @returns the doc with an id in the version of the page
 * @throws Error if the version has no such doc
 */
export function useDocById(id: string | undefined): DocsFile['docs'][number] | undefined {
  const { docs, draftIds, version } = useVersionDocs('useDocById');
  if (id === undefined) return undefined;
  const doc = docs.find((other) => other.id === id);
  if (!doc && !draftIds.includes(id))
    throw unknownId(
      `useDocById: version ${version.label} has no doc “${id}”.`,
      docs.map((other) => other.id),
    );
  return doc;
}

function useVersionDocs(hook: string): VersionDocs {
  const page = useShownPage(hook);
  const { corpus } = useViewer(hook);
  const instance = 'context' in page ? page.context.instance : '';
  const name = versionOf(page, instance);
  if (name === undefined) throw new ReactContextError(hook, 'docs');
  const version = useDocsInstance(hook, instance).versions.find((other) => other.name === name);
  if (!version) throw new ReactContextError(hook, 'a docs version');
  const [file] = useCorpusFiles(corpus, [docsFile(instance, name)]);
  return { docs: file!.docs, draftIds: file!.draftIds ?? [], version, instance };
}

function useDocPage(hook: string): DocPage {
  const page = useShownPage(hook);
  if (page.kind !== 'doc') throw new ReactContextError(hook, 'a doc');
  return page;
}
