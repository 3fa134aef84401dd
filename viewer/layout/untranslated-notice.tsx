import { languageMessages } from '../../corpus/messages/pages.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { createTranslator } from '../messages/translator.ts';
import { addressIn } from '../navigation/address-in.ts';
import { originalLocale, type PageWithText } from './original-locale.ts';

const { richMessage } = createTranslator(languageMessages);

/** Reports that the page is not translated, with a link to it in its original language. */
export function UntranslatedNotice({ page }: { page: PageWithText }) {
  const site = useSite();
  const original = originalLocale(page, site);
  if (!original) return null;
  const language = (
    // Another language is another site, so the browser navigates.
    <a href={addressIn(original, site, page)} hrefLang={original.htmlLang} lang={original.htmlLang}>
      <bdi>{original.label}</bdi>
    </a>
  );
  return richMessage('lectern.untranslated', { language });
}
