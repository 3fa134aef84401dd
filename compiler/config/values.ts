import * as z from 'zod';
import type { OptionsSchema } from '../yaml/options-schema.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { refusal, someConfig } from '../diagnostics/errors/problem.ts';
import { catalogue, type RuleId } from '../diagnostics/rules/index.ts';
import { siteFrames } from '../diagnostics/site-frame.ts';
import { thrownParts, thrownText } from '../diagnostics/thrown-text.ts';

/** Id of an instance. File names and addresses contain it. */
export const instanceId = z.string().regex(/^[\w-]+$/, 'expected an id of letters, digits, "_" and "-"');

/** A folder, relative to the site's folder. It may be outside of the site, because the config is trusted. */
export const folder = z
  .string()
  .min(1)
  .transform((path) => path.replace(/\\/g, '/').replace(/^\.\//, '').replace(/\/+$/, ''));

/** A URL, or a path of a page or file. */
export const address = z
  .string()
  .refine(
    (url) => isSafeUrl(url, 'image'),
    'this address is not allowed in a page: use http:, https:, mailto:, or a path',
  );

/** An absolute http or https URL. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address such as "https://example.org"' });

/** Scheme and host of a site, without a path. */
export const siteUrl = webAddress
  .transform((url) => url.replace(/\/+$/, ''))
  .refine((url) => new URL(url).pathname === '/', 'the address must not contain a path; write the path in "baseUrl"');

/**
 * A path for URLs, such as `routeBasePath`. `..`, `?` and `#` are not allowed, because they would change the URLs of
 * all pages below the path.
 */
export const routePath = z
  .string()
  .regex(
    /^(?![a-z][a-z\d+.-]*:\/\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^?#\\\x00-\x1f]*$/i,
    'expected a path without "..", "?", "#" and "\\", such as "/docs/"',
  );

/** A base URL. It is normalised: it starts and ends with a slash. */
export const baseUrl = routePath.transform((base) => `/${base}/`.replace(/\/{2,}/g, '/'));

/** A base path. It is normalised: `/docs/` becomes `docs`. */
export const routeBase = routePath.transform((path) => path.replace(/^\/+|\/+$/g, ''));

/** One segment of a pathname. */
export const routeName = z.string().regex(/^[^/\\?#%\s]+$/, { error: 'expected a name without slashes and spaces' });

export const severity = z.enum(['ignore', 'warn', 'error', 'log', 'throw', 'off']).transform((level) => {
  if (level === 'throw') return 'error' as const;
  if (level === 'off') return 'ignore' as const;
  return level === 'log' ? ('warn' as const) : level;
});

/** A schema for the front matter of a collection, from a library that supports Standard Schema, such as zod. */
export const frontMatterSchema = z
  .custom<OptionsSchema<Record<string, unknown>>>(
    (value) => typeof (value as Partial<OptionsSchema> | null)?.['~standard']?.validate === 'function',
    'expected a schema such as z.object({ … }) of zod',
  )
  .optional();

/** A function in the config, without checks of its result. */
export function func<F>() {
  return z.custom<F>((value) => typeof value === 'function', { error: 'expected a function' });
}

/**
 * A function in the config. If the function throws or returns a value of another type, compiling stops. It would
 * probably also fail for other pages.
 *
 * @param key name of the setting, for the message: `docs.editUrl`
 */
export function checkedFunc<Given, Returned>(key: string, returns: z.ZodType<Returned>) {
  return func<(given: Given) => Returned>().transform((call) => {
    const checked = (given: Given): Returned => checkedCall(key, returns, call, given);
    // The function keeps its name, because debug pages show the names of functions.
    return Object.defineProperty(checked, 'name', { value: call.name });
  });
}

function checkedCall<Given, Returned>(
  key: string,
  returns: z.ZodType<Returned>,
  call: (given: Given) => Returned,
  given: Given,
): Returned {
  const failure = (message: string) =>
    refusal(someConfig, {
      key,
      message,
      hint: `fix the function for this input: ${shortened(given)}`,
    });
  let returned: unknown;
  try {
    returned = call(given);
  } catch (error) {
    throw failure(`the function throws${placeOf(error)}: ${thrownText(error)}`);
  }
  const result = returns.safeParse(returned);
  if (!result.success)
    throw failure(
      `the function returned ${JSON.stringify(returned) ?? 'nothing'}: ${result.error.issues.map(({ message }) => message).join(', ')}`,
    );
  return result.data;
}

/** @returns an argument as JSON, with long strings shortened */
function shortened(given: unknown): string {
  const short = (_key: string, value: unknown) =>
    typeof value === 'string' && value.length > 40 ? `${value.slice(0, 40)}…` : value;
  return JSON.stringify(given, short).slice(0, 320);
}

/**
 * @returns the location in the config that has thrown: ` at lectern.config.ts:8:13`; empty if no code of the config is
 * in the stack
 */
function placeOf(error: unknown): string {
  const { file, at } = siteFrames(thrownParts(error).stack ?? '').find(({ isOfConfig }) => isOfConfig) ?? {};
  return at ? ` at ${file}:${at.line}:${at.column}` : '';
}

/** Rules whose severity the config can change. */
export const adjustableRules = (Object.keys(catalogue) as RuleId[]).filter((id) => catalogue[id].isAdjustable);

/** Rule → severity. */
export const RuleLevels = z.strictObject(
  Object.fromEntries(adjustableRules.map((id) => [id, severity.optional()])) as {
    [Id in RuleId]: z.ZodOptional<typeof severity>;
  },
);
