import type { Texts } from '../config/translations.ts';

/** The languages that the viewer speaks besides English. Each is loaded when a site has it. */
export const languages: Readonly<Record<string, () => Promise<{ labels: Texts }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fa: () => import('./fa.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  hi: () => import('./hi.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  pl: () => import('./pl.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  ru: () => import('./ru.ts'),
  tr: () => import('./tr.ts'),
  uk: () => import('./uk.ts'),
  vi: () => import('./vi.ts'),
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
};

/**
 * @param locale the name of a language: `fr`, `fr-CA`, `zh-TW`
 * @returns the viewer's labels in it, by their ids; none where it speaks English
 */
export async function labelsIn(locale: string): Promise<Texts> {
  const wanted = writtenLanguage(locale);
  const name = wanted && Object.keys(languages).find((each) => writtenLanguage(each) === wanted);
  return name === undefined ? {} : (await languages[name]!()).labels;
}

/**
 * What words are in, wherever they are read: `fr-CA` and `fr` are the same, `zh-TW` and `zh-CN` are not.
 *
 * @returns language and script, as `zh-Hant`; nothing for what is no name of a language
 */
function writtenLanguage(locale: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(locale.replaceAll('_', '-')).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
