// Lectern compiles a site in several languages as one site per language. Each has a separate base URL and separate UI
// strings.
import type { Locale } from '../../corpus/schema/index.ts';
import type { Config } from './config.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { ConfigError, refusal, type ConfigIssue } from '../diagnostics/errors/problem.ts';
import { didYouMean } from '../diagnostics/rule.ts';

/** @returns the site's languages. The default label of a language is its name in that language: "Français" */
export function listLocales(config: Config): Locale[] {
  return config.i18n.locales.map((name) => {
    const given = config.i18n.localeConfigs[name] ?? {};
    return {
      name,
      label: given.label ?? ownName(name),
      direction: given.direction ?? ownDirection(name),
      // Locales may contain `_`, as folder names do: `zh_CN`. In the `lang` attribute, it must be `-`.
      htmlLang: (given.htmlLang ?? name).replaceAll('_', '-'),
      calendar: given.calendar ?? 'gregory',
      path: localeBaseUrl(config, name),
      url: given.url,
    };
  });
}

/** @returns the base URL of a language */
function localeBaseUrl({ i18n, baseUrl }: LocalizedConfig, name: string): string {
  const isAtRoot = name === usualLocale({ i18n });
  return i18n.localeConfigs[name]?.baseUrl ?? (isAtRoot ? baseUrl : `${baseUrl}${name}/`);
}

/** The settings that determine the base URLs of languages. */
export type LocalizedConfig = Pick<Config, 'baseUrl' | 'i18n'>;

/**
 * @returns the language whose pages are at the site's base URL: the default language, or the only compiled language
 */
export function usualLocale({ i18n: { only, defaultLocale } }: Pick<Config, 'i18n'>): string {
  return only ?? defaultLocale;
}

/** @returns the base URL of the default language */
export function usualBaseUrl(config: LocalizedConfig): string {
  return localeBaseUrl(config, usualLocale(config));
}

/**
 * @param name one of the site's languages
 * @param config config of the whole site
 * @returns a config for compiling the site in that language
 */
export function inLocale(config: Config, name: string): Config {
  const { i18n, url } = config;
  const resolved = i18n.locales.map((each) => {
    const given = i18n.localeConfigs[each] ?? {};
    return [each, { ...given, baseUrl: localeBaseUrl(config, each) }] as const;
  });
  return {
    ...config,
    url: i18n.localeConfigs[name]?.url ?? url,
    baseUrl: localeBaseUrl(config, name),
    i18n: { ...i18n, currentLocale: name, localeConfigs: Object.fromEntries(resolved) },
  };
}

/**
 * @returns the folder of a language's pages, relative to the output, with a trailing slash; empty for the
 * output folder itself
 */
export function localeFolder(config: Config, name: string): string {
  return localeBaseUrl(config, name).slice(config.baseUrl.length);
}

/**
 * Returns the languages that are compiled into one output: their pages are on the site's host, below its base URL. All
 * other languages must be compiled separately.
 */
export function compiledLocales(config: Config): string[] {
  const { only, defaultLocale, locales, localeConfigs } = config.i18n;
  if (only !== undefined) return [only];
  return locales.filter((name) => {
    const path = localeBaseUrl(config, name);
    const isBelow = path.startsWith(config.baseUrl) && path !== config.baseUrl;
    return name === defaultLocale || (isBelow && localeConfigs[name]?.url === undefined);
  });
}

/**
 * Restricts a config to one language, so that only this language is compiled.
 *
 * @param locale one of the site's locales. Its pages are at the base URL, unless the config sets another one
 * @throws ConfigError if the site doesn't have the locale
 */
export function onlyIn(config: Config, locale: string, file: string): Config {
  const { i18n, url, baseUrl } = config;
  if (!i18n.locales.includes(locale))
    throw refusal(file, {
      key: 'i18n.locales',
      message: `"${locale}" is not a language of this site`,
      hint: `use one of ${i18n.locales.join(', ')}`,
    });
  const own = i18n.localeConfigs[locale] ?? {};
  const usual = { url, baseUrl, ...i18n.localeConfigs[i18n.defaultLocale] };
  return {
    ...config,
    url: own.url ?? url,
    baseUrl: own.baseUrl ?? baseUrl,
    i18n: {
      ...i18n,
      only: locale,
      localeConfigs: { ...i18n.localeConfigs, [i18n.defaultLocale]: usual, [locale]: own },
    },
  };
}

/**
 * Whether a page of a translated site has no translation. The page then shows the content of the default language.
 *
 * @param source path of the page's source. A React page is never untranslated, because UI strings translate it
 * @param originals path of a translated source → path of its original
 */
export function isUntranslated(
  source: string,
  { i18n: { currentLocale, defaultLocale, only } }: Config,
  originals: ReadonlyMap<string, string> | undefined,
): boolean {
  if (currentLocale === defaultLocale || currentLocale === only) return false;
  // The pattern also matches releases of a changelog: `CHANGELOG.md#1.2.0`.
  return /\.mdx?(?:#|$)/.test(source) && !originals?.has(source);
}

/**
 * The calendars that `Intl` supports. They are listed on first use, because listing takes milliseconds and few sites
 * set a calendar.
 */
const calendars = () => new Set([...Intl.supportedValuesOf('calendar'), 'islamicc', 'ethiopic-amete-alem']);

/**
 * Checks the languages of a config.
 *
 * @throws ConfigError if two languages have the same base URL, or if the list lacks the default language
 */
export function checkLocales(config: Config, file: string): void {
  const { defaultLocale, locales, localeConfigs } = config.i18n;
  const problems: ConfigIssue[] = [];
  const problem = (key: string, message: string, hint: string) =>
    void problems.push({ key: `i18n.${key}`, message, hint });
  if (!locales.includes(defaultLocale))
    problem(
      'defaultLocale',
      `"${defaultLocale}" is not in "i18n.locales"`,
      `add the language to "i18n.locales", or use one of ${locales.join(', ')}`,
    );
  const baseAddresses = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { name, path, url } of listLocales(config)) {
    const baseAddress = (url ?? config.url) + path;
    const other = baseAddresses.get(baseAddress);
    if (other === name) problem('locales', `"${name}" occurs twice`, 'list each language once');
    else if (other !== undefined)
      problem(
        `localeConfigs.${name}`,
        `the pages in the languages "${name}" and "${other}" would have the same addresses: ${baseAddress}`,
        'give one of the two languages a different "baseUrl" or "url"',
      );
    const sameName = names.get(name.toLowerCase());
    if (sameName !== undefined && sameName !== name)
      problem(
        `locales[${locales.indexOf(name)}]`,
        `"${name}" and "${sameName}" differ only in upper and lower case, and many systems treat folders with such names as one`,
        'rename or remove one of the two languages',
      );
    names.set(name.toLowerCase(), name);
    baseAddresses.set(baseAddress, name);
  }
  for (const [name, { calendar }] of Object.entries(localeConfigs))
    if (calendar !== undefined && !calendars().has(calendar)) {
      const hint = didYouMean(nearest(calendar, calendars())) ?? `use one of ${[...calendars()].join(', ')}`;
      problem(`localeConfigs.${name}.calendar`, `there is no calendar "${calendar}"`, hint);
    }
  for (const name of Object.keys(localeConfigs))
    if (!locales.includes(name))
      problem(
        `localeConfigs.${name}`,
        `"${name}" is not in "i18n.locales"`,
        'add the language to "i18n.locales", or remove these settings',
      );
  if (problems.length > 0) throw new ConfigError(file, problems);
}

/** Scripts of modern languages that are written from right to left (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

function ownDirection(locale: string): Locale['direction'] {
  try {
    return rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

function ownName(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}
