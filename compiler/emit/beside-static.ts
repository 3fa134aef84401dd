import type { Artifact } from './artifact.ts';
import type { EmitInput } from './emission.ts';

/** Leaves out the files in whose place the site has one of its own among its static files. */
export function besideStatic<T extends Artifact>(artifacts: T[], { staticFiles }: Pick<EmitInput, 'staticFiles'>): T[] {
  return artifacts.filter(({ path }) => !staticFiles.has(path));
}
