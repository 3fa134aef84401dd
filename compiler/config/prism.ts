import * as z from 'zod';

const style = z.looseObject({ color: z.string().optional(), backgroundColor: z.string().optional() });

/** A theme for code, in the format of prism-react-renderer. */
export const PrismTheme = z.looseObject({
  plain: style.default({}),
  styles: z
    .array(z.looseObject({ types: z.array(z.string()), style, languages: z.array(z.string()).optional() }))
    .default([]),
});
export type PrismTheme = z.infer<typeof PrismTheme>;

const magicComment = z
  .strictObject({
    className: z.string().min(1),
    line: z.string().optional(),
    block: z.strictObject({ start: z.string(), end: z.string() }).optional(),
  })
  .refine((comment) => comment.line || comment.block, 'expected an object with "line", "block" or both');

/** Settings for highlighting code. */
export const PrismOptions = z.strictObject({
  /** Theme for light mode, and for dark mode unless `darkTheme` is set. */
  theme: PrismTheme.optional(),
  darkTheme: PrismTheme.optional(),
  additionalLanguages: z.array(z.string()).default([]),
  defaultLanguage: z.string().optional(),
  magicComments: z.array(magicComment).default([
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ]),
});
