import { madeOnce } from '../../scripts/testing/made-once.ts';
import { inspect } from '../inspect.ts';
import { content } from './content-pages.ts';

/** Lectern's own site as it would be published, and every fault of it; inspected once for all tests of a process. */
export const inspectContent = madeOnce(() => inspect(content));
