import { useSite } from '../corpus/corpus-context.ts';
import { richMessage } from '../messages/message.ts';
import { addressIn } from '../navigation/address-in.ts';
import { usePathname } from '../navigation/use-location.ts';
import { originalLocale, type PageWithText } from './original-locale.ts';
import { UnlistedBanner } from './unlisted-banner.tsx';

/** What is to be known before a page is read. */
export function PageBanners({ page }: { page: PageWithText }) {
  return (
    <>
      {page.unlisted && <UnlistedBanner />}
      {page.untranslated && <UntranslatedNotice page={page} />}
    </>
  );
}

/** Says that the page is shown in the language that it was written in, and leads to it there. */
function UntranslatedNotice({ page }: { page: PageWithText }) {
  const site = useSite();
  const pathname = usePathname();
  const original = originalLocale(page, site);
  if (!original || !site.untranslatedNotice) return null;
  const language = (
    // Another language is another site: the browser goes there.
    <a href={addressIn(original, site, pathname)} hrefLang={original.htmlLang} lang={original.htmlLang}>
      <bdi>{original.label}</bdi>
    </a>
  );
  return <p className="untranslated-notice">{richMessage('lectern.untranslated', { language })}</p>;
}
