import type { DocsInstanceSummary, DocsVersionSummary } from '../../../corpus/schema/index.ts';
import type { Corpus, CorpusFile } from '../../corpus/corpus.ts';
import { docsFile } from '../../corpus/docs-file.ts';
import { docsInstances } from '../../corpus/site-file.ts';
import { sidebarsFile } from '../../corpus/sidebars-file.ts';
import { useViewer, unknownId } from '../use-viewer.ts';
import { globalVersion, type GlobalPluginData, type GlobalVersion } from './global-version.ts';
import { use } from 'react';

/** All docs of the site, by instance. Suspends until their lists are loaded. */
export function useAllDocsData(): Record<string, GlobalPluginData> {
  const { corpus, site } = useViewer('useAllDocsData');
  return Object.fromEntries(docsInstances(site).map((instance) => [instance.id, useInstanceData(corpus, instance)]));
}

/** @throws Error when there is no such instance */
export function useDocsData(id?: string): GlobalPluginData {
  const { corpus } = useViewer('useDocsData');
  return useInstanceData(corpus, useDocsInstance('useDocsData', id));
}

export function useVersions(id?: string): GlobalVersion[] {
  const { corpus } = useViewer('useVersions');
  return useInstanceData(corpus, useDocsInstance('useVersions', id)).versions;
}

/** @throws Error when there is no such instance */
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

function useInstanceData(corpus: Corpus, { id, path, versions }: DocsInstanceSummary): GlobalPluginData {
  return { path, versions: useGlobalVersions(corpus, id, versions), breadcrumbs: true };
}

/** Only the lists of these versions are loaded. */
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

/** @returns the files; until they are here, what stands around waits in its Suspense boundary */
export function useCorpusFiles<T>(corpus: Corpus, files: readonly CorpusFile<T>[]): T[] {
  // All are asked for before the first is waited for. Each is waited for whether it is here or not, for React tells the
  // promises of a component by their order.
  const promises = files.map((file) => corpus.load(file));
  for (const promise of promises) promise.catch(() => undefined);
  return promises.map((promise) => use(promise));
}
