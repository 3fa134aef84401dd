import type { Config } from '../config/config.ts';
import type { Locale } from '../../corpus/schema/index.ts';

/** The site's languages. A language is labelled by its own name for itself, as in "Français". */
export function listLocales({ i18n, baseUrl }: Config): Locale[] {
  return i18n.locales.map((name) => {
    const given = i18n.localeConfigs[name] ?? {};
    return {
      name,
      label: given.label ?? ownName(name),
      direction: given.direction ?? 'ltr',
      htmlLang: given.htmlLang ?? name,
      calendar: given.calendar ?? 'gregory',
      path: name === i18n.defaultLocale ? baseUrl : `${baseUrl}${given.path ?? name}/`,
    };
  });
}

function ownName(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}
