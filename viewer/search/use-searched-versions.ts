import { useMemo, useState } from 'react';
import type { DocsInstanceSummary } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { preferredVersion } from '../state/preferred-version.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { tagsOf } from './search-tags.ts';

/** The version of each docs instance in which a search page looks. */
export interface SearchedVersions {
  /** The instances that have a choice. */
  instances: DocsInstanceSummary[];
  /** The name of an instance's version. */
  chosen: (instance: string) => string | undefined;
  choose: (instance: string, version: string) => void;
  /** The same as long as the versions are. */
  tags: string[];
}

/** Begins with the preferred versions, else the last. */
export function useSearchedVersions(): SearchedVersions {
  const site = useSite();
  const all = useMemo(() => docsInstances(site), [site]);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const versions = useMemo(
    () => new Map(all.map((instance) => [instance.id, chosen.get(instance.id) ?? firstVersion(instance, isHydrated)])),
    [all, chosen, isHydrated],
  );
  const tags = useMemo(() => tagsOf(versions), [versions]);
  return {
    instances: all.filter((instance) => instance.versions.length > 1),
    chosen: (instance) => versions.get(instance),
    choose: (instance, version) => setChosen(new Map(chosen).set(instance, version)),
    tags,
  };
}

function firstVersion({ id, versions }: DocsInstanceSummary, mayPrefer: boolean): string | undefined {
  const preferred = mayPrefer ? preferredVersion(id).get() : undefined;
  return (versions.find(({ name }) => name === preferred) ?? versions.find(({ isLast }) => isLast))?.name;
}
