import type { Page } from '../../corpus/schema/index.ts';
import type { EmitInput } from './emission.ts';

/** A page that is to be made. */
export interface PagePlan {
  path: string;
  /** What `make` was given of the site: while that is equal, so is the plan. */
  value: unknown;
  make(input: EmitInput): Promise<Page> | Page;
}
