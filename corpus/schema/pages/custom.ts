import * as z from 'zod';
import { Json } from '../json.ts';
import { PageBase } from '../page.ts';

/** A page that an extension adds. The default export of its code module renders the data. */
export const CustomPage = PageBase.extend({
  kind: z.literal('custom'),
  /** The name of the extension, and the kind of page that it defines: `terms/term`. */
  type: z.string(),
  /** The data of the page, in the form that its extension defines. */
  data: Json,
});
export type CustomPage = z.infer<typeof CustomPage>;
