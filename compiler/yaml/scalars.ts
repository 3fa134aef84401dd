import * as z from 'zod';

/** A string in YAML or JSON. `parseYaml` preserves the spelling of numbers, so a number is also accepted. */
export const text = z.union([z.string(), z.number().transform(String)], {
  error: ({ input }) => (input === undefined ? 'it is missing; expected text' : 'expected text'),
});

/** A number. `parseYaml` may return a string for it, if JavaScript would write it differently. */
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
