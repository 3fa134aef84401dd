import type { Texts } from '../config/translations.ts';

/** The languages of the viewer besides English: a catalogue of UI strings for each, loaded for sites that need it. */
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
 * @param locale the name of a language: `fr`, `fr-CA`, `zh-TW`
 * @returns the viewer's UI strings in it, by id; empty for English
 */
export async function labelsIn(locale: string): Promise<Texts> {
  const wanted = writtenLanguage(locale);
  const name = wanted && Object.keys(languages).find((each) => writtenLanguage(each) === wanted);
  return name === undefined ? {} : (await languages[name]!()).default;
}

/**
 * Identifies a written language, regardless of the region: `fr-CA` and `fr` are equal, `zh-TW` and `zh-CN` are not.
 *
 * @returns language and script, for example `zh-Hant`; undefined for an invalid name
 */
function writtenLanguage(locale: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(locale.replaceAll('_', '-')).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
