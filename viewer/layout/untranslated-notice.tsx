import { languageMessages } from '../../corpus/messages/pages.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { createTranslator } from '../messages/translator.ts';
import { addressIn } from '../navigation/address-in.ts';
import { originalLocale, type PageWithText } from './original-locale.ts';

const { richMessage } = createTranslator(languageMessages);

/** Informs the reader that the page is not translated, with a link to the page in its original language. */
export function UntranslatedNotice({ page }: { page: PageWithText }) {
  const site = useSite();
  const original = originalLocale(page, site);
  if (!original) return null;
  const language = (
    // Each language is a separate site, so a plain `<a>` is used, not the viewer's `Link`.
    <a href={addressIn(original, site, page)} hrefLang={original.htmlLang} lang={original.htmlLang}>
      <bdi>{original.label}</bdi>
    </a>
  );
  return richMessage('lectern.untranslated', { language });
}
