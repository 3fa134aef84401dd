import * as z from 'zod';

/** A string in YAML or JSON. A number is also accepted, because `parseYaml` preserves its spelling. */
export const text = z.union([z.string(), z.number().transform(String)], {
  error: ({ input }) => (input === undefined ? 'the value is missing; expected text' : 'expected text'),
});

/**
 * A number. `parseYaml` returns a string for a number that JavaScript would write differently, so a string is also
 * accepted.
 */
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
