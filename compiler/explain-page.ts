import { pageAddress } from '../corpus/address.ts';
import type { Cause } from './incremental/explain.ts';
import type { Stages } from './stages.ts';

/** The dependencies of a page, and the reason why it was last rebuilt. */
export interface PageExplanation {
  /** Path of the page, including the base URL. */
  page: string;
  /** Output path of the page's data file. */
  file: string;
  /** Names of the graph values that the page has read, in that order. */
  dependsOn: string[];
  /** Dependencies that changed before the last rebuild, down to the changed inputs. Empty for the first build. */
  causes: Cause[];
}

/**
 * @param requested path of a page, with or without base URL; or path of its source in the site's folder
 * @returns undefined if there is no such page, or if it was never published
 */
export function explainPage({ site, output }: Stages, requested: string): PageExplanation | undefined {
  const { places, config } = site.site;
  const names = [trimSlashes(requested), trimSlashes(config.baseUrl + trimSlashes(requested))];
  const page = [...places.values()].find(
    ({ path, source }) => names.includes(trimSlashes(path)) || source === requested,
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
