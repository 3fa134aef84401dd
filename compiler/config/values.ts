import * as z from 'zod';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { refusal, someConfig } from './problem.ts';
import { catalogue, type RuleId } from '../diagnostics/catalogue.ts';
import { siteFrames } from '../diagnostics/site-frame.ts';
import { thrownParts, thrownText } from '../diagnostics/thrown-text.ts';

/** The id of an instance: part of file names and addresses. */
export const instanceId = z.string().regex(/^[\w-]+$/, 'expected an id of letters, digits, "_" and "-"');

/** A folder, relative to the site's folder. It may be outside, because the author of the config is trusted. */
export const folder = z
  .string()
  .min(1)
  .transform((path) => path.replace(/\\/g, '/').replace(/^\.\//, '').replace(/\/+$/, ''));

/** An address or a path of a page or a file. */
export const address = z
  .string()
  .refine(
    (url) => isSafeUrl(url, 'image'),
    'this address is not allowed in a page: use http:, https:, mailto:, or a path',
  );

/** An address of the web, with its scheme. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address such as "https://example.org"' });

/** Scheme and host of a site, without a path. */
export const siteUrl = webAddress
  .transform((url) => url.replace(/\/+$/, ''))
  .refine((url) => new URL(url).pathname === '/', 'the address must not contain a path; that is what "baseUrl" is for');

/**
 * A path that is safe as part of a pathname. A path with `..`, `?` or `#` would change the address of each page below.
 */
export const routePath = z
  .string()
  .regex(
    /^(?![a-z][a-z\d+.-]*:\/\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^?#\\\x00-\x1f]*$/i,
    'expected a path without "..", "?", "#" and "\\", such as "/docs/"',
  );

/** The pathname that all pages of a site start with, normalized to a slash at both ends. */
export const baseUrl = routePath.transform((base) => `/${base}/`.replace(/\/{2,}/g, '/'));

/** A base of pathnames, normalized to no slashes at its ends: `/docs/` and `docs` are equal. */
export const routeBase = routePath.transform((path) => path.replace(/^\/+|\/+$/g, ''));

/** One part of a pathname. */
export const routeName = z.string().regex(/^[^/\\?#%\s]+$/, { error: 'expected a name without slashes and blanks' });

export const severity = z.enum(['ignore', 'warn', 'error', 'log', 'throw', 'off']).transform((level) => {
  if (level === 'throw') return 'error' as const;
  if (level === 'off') return 'ignore' as const;
  return level === 'log' ? ('warn' as const) : level;
});

/** A function of the config. */
export function func<F>() {
  return z.custom<F>((value) => typeof value === 'function', { error: 'expected a function' });
}

/**
 * A function of the config. If it throws or returns another type, the compile ends with an error of the config. The
 * function would fail on other pages as well.
 *
 * @param key the setting, for the message: `docs.editUrl`
 */
export function checkedFunc<Given, Returned>(key: string, returns: z.ZodType<Returned>) {
  return func<(given: Given) => Returned>().transform((call) => {
    const checked = (given: Given): Returned => checkedCall(key, returns, call, given);
    // Debug pages show functions by their names.
    return Object.defineProperty(checked, 'name', { value: call.name });
  });
}

function checkedCall<Given, Returned>(
  key: string,
  returns: z.ZodType<Returned>,
  call: (given: Given) => Returned,
  given: Given,
): Returned {
  const failure = (what: string) =>
    refusal(someConfig, {
      key,
      message: `it ${what}`,
      hint: `fix the function for this input: ${shortened(given)}`,
    });
  let returned: unknown;
  try {
    returned = call(given);
  } catch (error) {
    throw failure(`throws${placeOf(error)}: ${thrownText(error)}`);
  }
  const result = returns.safeParse(returned);
  if (!result.success)
    throw failure(
      `returned ${JSON.stringify(returned) ?? 'nothing'}: ${result.error.issues.map(({ message }) => message).join(', ')}`,
    );
  return result.data;
}

/** @returns the argument as JSON, with long strings cut off */
function shortened(given: unknown): string {
  const short = (_key: string, value: unknown) =>
    typeof value === 'string' && value.length > 40 ? `${value.slice(0, 40)}…` : value;
  return JSON.stringify(given, short).slice(0, 320);
}

/** @returns ` at lectern.config.ts:8:13`; empty if no code of the config was running */
function placeOf(error: unknown): string {
  const { file, at } = siteFrames(thrownParts(error).stack ?? '').find(({ isOfConfig }) => isOfConfig) ?? {};
  return at ? ` at ${file}:${at.line}:${at.column}` : '';
}

/** Rules with an adjustable severity. */
export const adjustableRules = (Object.keys(catalogue) as RuleId[]).filter((id) => catalogue[id].isAdjustable);

/** The severities in the config, by rule. */
export const RuleLevels = z.strictObject(
  Object.fromEntries(adjustableRules.map((id) => [id, severity.optional()])) as {
    [Id in RuleId]: z.ZodOptional<typeof severity>;
  },
);
