import { inspect } from '../inspect.ts';
import { content } from './content-pages.ts';

let inspection: ReturnType<typeof inspect> | undefined;

/** Lectern's own site as it would be published, and every fault of it; inspected once for all tests of a process. */
export function inspectContent(): ReturnType<typeof inspect> {
  inspection ??= inspect(content);
  return inspection;
}
