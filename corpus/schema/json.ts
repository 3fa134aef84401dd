import * as z from 'zod';

/** Any JSON value: what a component's props, custom fields and front matter may hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export const Json: z.ZodType<Json> = z.json() as unknown as z.ZodType<Json>;
