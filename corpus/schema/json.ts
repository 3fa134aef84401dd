import * as z from 'zod';

/** Any JSON value: a prop of a component, a custom field, or a value of front matter. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export const Json: z.ZodType<Json> = z.json() as unknown as z.ZodType<Json>;
