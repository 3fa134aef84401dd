import * as z from 'zod';
import { PageBase } from '../page.ts';

/** The page that shows all results of a search; what is searched for stands in its address. */
export const SearchPage = PageBase.extend({ kind: z.literal('search') });
export type SearchPage = z.infer<typeof SearchPage>;
