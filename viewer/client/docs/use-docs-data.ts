import type { DocsInstanceSummary, DocsVersionSummary } from '../../../corpus/schema/index.ts';
import type { Corpus, CorpusFile } from '../../corpus/corpus.ts';
import { docsFile } from '../../corpus/docs-file.ts';
import { docsInstances } from '../../corpus/site-file.ts';
import { sidebarsFile } from '../../corpus/sidebars-file.ts';
import { useViewer, unknownId } from '../use-viewer.ts';
import { globalVersion, type GlobalPluginData, type GlobalVersion } from './global-version.ts';
import { use } from 'react';

export function useVersions(id?: string): GlobalVersion[] {
  const { corpus } = useViewer('useVersions');
  return useInstanceData(corpus, useDocsInstance('useVersions', id)).versions;
}

/** Returns a docs instance of the site. @throws Error if there is no such instance */
export function useDocsInstance(hook: string, id = 'default'): DocsInstanceSummary {
  const { site } = useViewer(hook);
  const instance = docsInstances(site).find((other) => other.id === id);
  if (!instance)
    throw unknownId(
      `${hook}: this site has no docs “${id}”.`,
      docsInstances(site).map((other) => other.id),
    );
  return instance;
}

/** Returns the data of an instance. Suspends until the lists of its docs are loaded. */
export function useInstanceData(corpus: Corpus, { id, path, versions }: DocsInstanceSummary): GlobalPluginData {
  return { path, versions: useGlobalVersions(corpus, id, versions), breadcrumbs: true };
}

/** Returns versions of an instance. Suspends until the lists of their docs are loaded. */
export function useGlobalVersions(
  corpus: Corpus,
  id: string,
  versions: readonly DocsVersionSummary[],
): GlobalVersion[] {
  const docs = useCorpusFiles(
    corpus,
    versions.map(({ name }) => docsFile(id, name)),
  );
  const sidebars = useCorpusFiles(
    corpus,
    versions.map(({ name }) => sidebarsFile(id, name)),
  );
  return versions.map((version, index) => globalVersion(version, docs[index]!, sidebars[index]!));
}

/** @returns the files; suspends until they are loaded */
export function useCorpusFiles<T>(corpus: Corpus, files: readonly CorpusFile<T>[]): T[] {
  // Requests all files before `use` suspends for the first one. React identifies a component's promises by the order
  // of its `use` calls. So this calls `use` for every file, loaded or not.
  const promises = files.map((file) => corpus.load(file));
  for (const promise of promises) promise.catch(() => undefined);
  return promises.map((promise) => use(promise));
}
