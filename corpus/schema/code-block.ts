import * as z from 'zod';

/**
 * Props of the `CodeBlock` component. `code` is a plain string; the other props describe its appearance.
 *
 * `tokens` are runs over `code`, in order, separated by spaces: an optional class code, then a length in UTF-16
 * units. `"k5 1 f3 p2"` is a keyword of 5, 1 plain, a function name of 3, punctuation of 2. Units after the last
 * run are plain. Without `tokens` the whole block is plain.
 *
 * `marks` name lines (from 1) by the class they get: `{"highlight": [1, 4, 5]}`.
 */
export const CodeBlockProps = z.strictObject({
  code: z.string(),
  language: z.string().optional(),
  title: z.string().optional(),
  tokens: z.string().optional(),
  marks: z.record(z.string(), z.array(z.number().int().positive())).optional(),
  /** The number of the first line, when lines are numbered. */
  lineNumbers: z.number().int().optional(),
  /** The other words of the fence's meta, as written: `live`, `npm2yarn`, keys that a site defines. */
  meta: z.string().optional(),
});
export type CodeBlockProps = z.infer<typeof CodeBlockProps>;
