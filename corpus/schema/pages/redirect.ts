import * as z from 'zod';
import { PageBase } from '../page.ts';

/** A path that leads to another. */
export const RedirectPage = PageBase.extend({
  kind: z.literal('redirect'),
  /** A path with query and hash, or an address, ready to be gone to. The visitor's own query and hash follow when it has neither. */
  to: z.string(),
});
export type RedirectPage = z.infer<typeof RedirectPage>;
