import { pageAddress } from '../corpus/address.ts';
import type { Cause } from './incremental/explain.ts';
import type { Stages } from './stages.ts';

/** The dependencies of a page, and the changes that caused its last rebuild. */
export interface PageExplanation {
  /** The page's path, with the base URL. */
  page: string;
  /** Its file in the output. */
  file: string;
  /** The names of the graph's values that the page depends on, in the order of reading. */
  dependsOn: string[];
  /** The dependencies that had changed before the last rebuild, down to the inputs; empty for the first build. */
  causes: Cause[];
}

/**
 * @param wanted the path of a page, with or without the base URL, or the path of its source in the site's folder
 * @returns undefined if there is no such page, or it was never published
 */
export function explainPage({ site, output }: Stages, wanted: string): PageExplanation | undefined {
  const { places, config } = site.site;
  const names = [trimSlashes(wanted), trimSlashes(config.baseUrl + trimSlashes(wanted))];
  const page = [...places.values()].find(
    ({ path, source }) => names.includes(trimSlashes(path)) || source === wanted,
  )?.path;
  if (page === undefined) return undefined;
  const file = `corpus/${pageAddress(page.slice(config.baseUrl.length - 1))}`;
  const found = output.explain(file);
  if (found.length === 0) return undefined;
  const dependsOn = [...new Set(found.flatMap((each) => each.dependsOn))];
  return { page, file, dependsOn, causes: found.flatMap(({ causes }) => causes) };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
