import type { RouteKind } from '../../../corpus/schema/index.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';

export interface SiteRoute {
  path: string;
  kind: RouteKind;
  /** Absent for docs. The title of a doc is not in the route, so that a new title doesn't change the route. */
  title?: string | undefined;
  source?: string | undefined;
  instance?: string | undefined;
  version?: string | undefined;
  unlisted?: true | undefined;
  /** For a page of an extension: the location in a source that sets its address. */
  place?: Place | undefined;
}

/** Path and source of a page. They don't change if the title changes. */
export type RoutePlace = Pick<SiteRoute, 'path' | 'source'>;
