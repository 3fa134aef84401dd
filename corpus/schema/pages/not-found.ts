import * as z from 'zod';
import { PageBase } from '../page.ts';

/** What is shown for a path that no route has. */
export const NotFoundPage = PageBase.extend({ kind: z.literal('not-found') });
export type NotFoundPage = z.infer<typeof NotFoundPage>;
