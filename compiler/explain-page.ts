import { pageAddress } from '../corpus/address.ts';
import type { Cause } from './incremental/explain.ts';
import type { Stages } from './stages.ts';

/** What a page depends on, and which of that changed when it was last made. */
export interface PageExplanation {
  /** The page's path, with the base URL. */
  page: string;
  /** Its file in the output. */
  file: string;
  /** The names of the values of the graph that it was made of, in the order in which they were read. */
  dependsOn: string[];
  /** The ones that had changed when the page was last made, back to the inputs; none when it was made for the first time. */
  causes: Cause[];
}

/**
 * @param wanted the path of a page, with or without the base URL, or that of its source below the site's folder
 * @returns nothing when there is no such page, or it was never published
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
