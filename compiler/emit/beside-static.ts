import type { Artifact } from './artifact.ts';
import type { Emission } from './emission.ts';

/** Leaves out the files in whose place the site has one of its own among its static files. */
export function besideStatic<T extends Artifact>(artifacts: T[], { staticFiles }: Pick<Emission, 'staticFiles'>): T[] {
  return artifacts.filter(({ path }) => !staticFiles.has(path));
}
