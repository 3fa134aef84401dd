import { usePage, useSite } from '../corpus/corpus-context.ts';
import { isEmbedded } from '../embedding.ts';
import { Icon } from '../icons/icon.tsx';
import { message } from '../messages/message.ts';
import { addressIn } from '../navigation/address-in.ts';
import { createStored, useStored } from '../state/stored.ts';
import { suggestedLocale } from './suggested-locale.ts';

/** Whether the reader has dismissed language suggestions. */
const languageSuggestion = createStored<'dismissed'>('lectern.language.suggestion', (text) =>
  text === 'dismissed' ? text : undefined,
);

/**
 * Suggests a language of the site that the browser prefers to the page's language, unless the reader has dismissed
 * suggestions.
 */
export function LanguageSuggestion() {
  const site = useSite();
  const page = usePage();
  const isDismissed = useStored(languageSuggestion) === 'dismissed';
  const locale = isDismissed || isEmbedded ? undefined : suggestedLocale(site, navigator.languages);
  if (!locale) return null;
  return (
    <aside
      className="update-popup language-suggestion"
      aria-label={message('theme.navbar.mobileLanguageDropdown.label')}
      lang={locale.htmlLang}
      dir={locale.direction}
    >
      <a href={addressIn(locale, site, page)} hrefLang={locale.htmlLang}>
        {locale.suggestion}
      </a>
      <button
        type="button"
        className="icon-button"
        lang={site.locales.find(({ name }) => name === site.locale)?.htmlLang}
        aria-label={message('theme.AnnouncementBar.closeButtonAriaLabel')}
        onClick={() => languageSuggestion.set('dismissed')}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
