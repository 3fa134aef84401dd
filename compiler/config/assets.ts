import * as z from 'zod';
import { folder } from './values.ts';

/** What content may have published beside its pages. */
export const AssetOptions = z.strictObject({
  /**
   * Folders and files, relative to the site's. Whatever they name, hidden files in them, `node_modules`, and in the
   * site's own folder its config and what git ignores, are not among them, unless they are named themselves.
   */
  include: z.array(folder).default(['.']),
  /** What is done to drawings that hold code: it is left out, they are published as they are, or they are errors. */
  svg: z.enum(['sanitize', 'as-is', 'refuse']).default('sanitize'),
});
export type AssetOptions = z.infer<typeof AssetOptions>;
