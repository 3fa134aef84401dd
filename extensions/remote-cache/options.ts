import * as z from 'zod/mini';

/** The options of the extension. */
export const Options = z.strictObject({
  url: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:https?|s3|rediss?):\/\/[^\s/]+\S*$|^file:\/\/\/\S*$/,
          'expected a URL that begins with https://, s3://, redis:// or file:///',
        ),
      ),
  ),
  mode: z.optional(z.enum(['read', 'read-write'])),
});
export type Options = z.infer<typeof Options>;
