import type { Texts } from '../translations.ts';

/** Languages of the viewer's UI strings, besides English. The strings of a language are imported on demand. */
export const languages: Readonly<Record<string, () => Promise<{ default: Texts }>>> = {
  ar: () => import('./ar.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fa: () => import('./fa.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  he: () => import('./he.json', { with: { type: 'json' } }),
  hi: () => import('./hi.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
  ko: () => import('./ko.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  'pt-BR': () => import('./pt-BR.json', { with: { type: 'json' } }),
  ru: () => import('./ru.json', { with: { type: 'json' } }),
  tr: () => import('./tr.json', { with: { type: 'json' } }),
  uk: () => import('./uk.json', { with: { type: 'json' } }),
  vi: () => import('./vi.json', { with: { type: 'json' } }),
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
};

/**
 * @param locale `fr`, `fr-CA`, `zh-TW`
 * @returns the viewer's UI strings in this language, by id; empty for English
 */
export async function labelsIn(locale: string): Promise<Texts> {
  const requested = writtenLanguage(locale);
  const name = requested && Object.keys(languages).find((each) => writtenLanguage(each) === requested);
  return name === undefined ? {} : (await languages[name]!()).default;
}

/**
 * Returns language and script of a locale, without its region: `fr-CA` → `fr`, `zh-TW` → `zh-Hant`, `zh-CN` →
 * `zh-Hans`.
 *
 * @returns undefined for an invalid locale
 */
function writtenLanguage(locale: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(locale.replaceAll('_', '-')).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
