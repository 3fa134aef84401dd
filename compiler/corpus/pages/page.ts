import { z } from 'zod';
import { bodyFields, Context, LastUpdate, PageBase } from '../page.ts';

/** A standalone Markdown page. */
export const StandalonePage = PageBase.extend({
  kind: z.literal('page'),
  context: Context,
  ...bodyFields,
  editUrl: z.string().optional(),
  lastUpdate: LastUpdate.optional(),
});
export type StandalonePage = z.infer<typeof StandalonePage>;
