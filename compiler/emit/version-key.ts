import type { FilePlace } from '../../corpus/file-paths.ts';
import type { Site } from '../site/site.ts';

type InstancesOf = Pick<Site, 'docs'>;

/** @returns one key for each version of each docs instance */
export function versionKeys({ docs }: InstancesOf): string[] {
  return docs.flatMap(({ id, versions }) => versions.map(({ name }) => JSON.stringify([id, name])));
}

/** @returns the docs version for a key of `versionKeys`; `place` identifies the version's tables in the output */
export function versionOf(key: string, { docs }: InstancesOf) {
  const [instance, name] = JSON.parse(key) as [string, string];
  const place: FilePlace = { instance, version: name };
  const { versions } = docs.find(({ id }) => id === instance)!;
  return { version: versions.find((version) => version.name === name)!, place };
}
