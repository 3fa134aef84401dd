import * as z from 'zod';
import { bodyFields, Context, LastUpdate, PageBase } from '../page.ts';

/** A standalone page, written in Markdown or as a React component. */
export const StandalonePage = PageBase.extend({
  kind: z.literal('page'),
  context: Context,
  ...bodyFields,
  /** The body fills the screen between navbar and footer: a React page lays itself out. */
  bare: z.literal(true).optional(),
  editUrl: z.string().optional(),
  lastUpdate: LastUpdate.optional(),
});
export type StandalonePage = z.infer<typeof StandalonePage>;
