import { joinPath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import * as graph from '../../incremental/index.ts';
import { areSame } from '../../values/equal.ts';
import { getters, join } from '../../values/objects.ts';
import { openVersion, type VersionGraph } from './docs-version.ts';
import type { collectionIndex } from '../collection-sources.ts';
import type { DocsInstance } from '../site.ts';
import type { DocsInstanceInput, SiteInput } from '../site-input.ts';

/** A docs instance with all its versions. */
export interface InstanceGraph {
  readonly instance: DocsInstance;
  readonly diagnostics: readonly Diagnostic[];
  /** Updates the sidebars of all versions. */
  update(): Promise<void>;
}

/**
 * Opens a docs instance. Its properties are values of the dependency graph.
 *
 * @param given returns the options and versions of the instance, from the config and `versions.json`
 */
export function openInstance(
  id: string,
  given: () => DocsInstanceInput,
  documentsOf: ReturnType<typeof collectionIndex>,
  input: SiteInput,
): InstanceGraph {
  const path = graph.computed('path of docs', () =>
    withoutTrailingSlash(joinPath(input.config.baseUrl, given().options.routeBasePath)),
  );
  const byName = graph.computed(
    'versions by their names',
    () => new Map(given().versions.map((version) => [version.name, version])),
  );
  const versionCalled: (name: string) => VersionGraph = graph.parts((name) => {
    const place = graph.computed('place of the version', () => {
      const version = byName().get(name)!;
      return { options: given().options, version, path: withoutTrailingSlash(joinPath(path(), version.pathPart)) };
    });
    const paths = () => documentsOf({ kind: 'docs', instance: id, version: name });
    return openVersion(place, paths, (doc) => alternatesOf(doc, name), input);
  });
  const names = graph.computed('versions', () => given().versions.map(({ name }) => name));
  /** @returns the paths of a doc in other versions, by its `page_key` or id */
  const alternatesOf = (doc: string, own: string) =>
    names().flatMap((version) => {
      const address = version === own ? undefined : versionCalled(version).pathOf(doc);
      return address === undefined ? [] : { version, path: address };
    });
  const versions = graph.computed(
    'versions with docs',
    () => names().flatMap((name) => versionCalled(name).version ?? []),
    areSame,
  );
  return {
    instance: join(
      { id },
      getters({ options: () => given().options, path, versions, archived: () => given().archived }),
    ),
    get diagnostics() {
      return names().flatMap((name) => versionCalled(name).diagnostics);
    },
    async update() {
      for (const name of names()) await versionCalled(name).update();
    },
  };
}
