import { z } from 'zod';

/** The id of an instance: part of file names and addresses. */
export const instanceId = z
  .string()
  .regex(/^[\w-]+$/, 'an instance id holds letters, digits, "_" and "-" only');

/** A folder, relative to the site's. It may lie outside: whoever writes the config is trusted. */
export const folder = z
  .string()
  .min(1)
  .transform((path) => path.replace(/\\/g, '/').replace(/^\.\//, '').replace(/\/+$/, ''));

/** A base of pathnames, kept without slashes at its ends: `/docs/` and `docs` are the same. */
export const routeBase = z.string().transform((path) => path.replace(/^\/+|\/+$/g, ''));

export const severity = z.enum(['ignore', 'warn', 'error', 'log', 'throw']).transform((level) => {
  if (level === 'throw') return 'error' as const;
  return level === 'log' ? ('warn' as const) : level;
});
export type Level = z.infer<typeof severity>;

/** A function of the config's own. */
export function func<F>() {
  return z.custom<F>((value) => typeof value === 'function', { error: 'expected a function' });
}
