import * as z from 'zod';

/**
 * The props of the component `CodeBlock`. `code` is a plain string; the other props describe its presentation.
 *
 * `tokens` divides the code into runs, from its start. Runs are separated by spaces. A run is an optional code for a
 * CSS class, and a length in UTF-16 units. `"k5 1 f3 p2"`: a keyword of 5 units, 1 plain unit, a function name of 3,
 * punctuation of 2. Units after the last run are plain. Without `tokens`, all code is plain. A run with `!` is a
 * marked word: `"f3!"`.
 *
 * `marks` maps a CSS class to the lines that have it, counted from 1: `{"highlight": [1, 4, 5]}`.
 */
export const CodeBlockProps = z.strictObject({
  code: z.string(),
  language: z.string().optional(),
  title: z.string().optional(),
  tokens: z.string().optional(),
  marks: z.record(z.string(), z.array(z.number().int().positive())).optional(),
  /** The number of the first line. Absent if lines are not numbered. */
  lineNumbers: z.number().int().optional(),
  /** The part of the fence's meta that Lectern does not interpret, such as `live`, `npm2yarn`, or keys of the site. */
  meta: z.string().optional(),
});
export type CodeBlockProps = z.infer<typeof CodeBlockProps>;
