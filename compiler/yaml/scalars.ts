import * as z from 'zod';

/** Text of a file of YAML or JSON: a number is text as it is written, as `parseYaml` keeps its spelling. */
export const text = z.union([z.string(), z.number().transform(String)], {
  error: ({ input }) => (input === undefined ? 'it is missing; expected text' : 'expected text'),
});

/** The same for a number: in another spelling than that of JavaScript it is text, as is a number in quotes. */
export const number = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+)$/i)
      .transform(Number),
  ],
  { error: 'expected a number' },
);
