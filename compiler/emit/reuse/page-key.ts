import { createHash } from 'node:crypto';
import type { PageFileKind, PageJob } from '../threads/page-job.ts';

/**
 * Creates the function that computes the key of a page's HTML and Markdown. The key covers the whole job. A thread makes
 * the files from the job alone, so they depend on nothing else.
 *
 * @param build identifies the build of Lectern
 */
export function openPageKeys(build: string): (job: PageJob, kinds: readonly PageFileKind[]) => string {
  /** Hashes of values that many pages share. */
  const hashes = new WeakMap<object, string>();
  const hashOf = (value: object): string => {
    const hash = hashes.get(value) ?? sha256(exactJson(value));
    hashes.set(value, hash);
    return hash;
  };
  return ({ frame, json, rendering, sidebar }, kinds) => {
    // Pages of one branch have different sidebar objects, which share the object of the branch.
    const column = sidebar && (sidebar.kind === 'docs' ? ['docs', hashOf(sidebar.branch)] : hashOf(sidebar));
    return sha256(`${exactJson([build, kinds, hashOf(frame), column, rendering])}\n${json}`);
  };
}

/** Unlike JSON, the text also contains maps, sets and `undefined`. Other values that JSON lacks are not in jobs. */
function exactJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (each === undefined) return { '': 'undefined' };
    if (each instanceof Map) return { '': 'map', entries: [...each] };
    return each instanceof Set ? { '': 'set', entries: [...each] } : each;
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
