import { lazy, Suspense } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import type { PageWithText } from './original-locale.ts';
import { UnlistedBanner } from './unlisted-banner.tsx';

const UntranslatedNotice = lazy(async () => ({
  default: (await import('./untranslated-notice.tsx')).UntranslatedNotice,
}));

/** Renders the notices above the content of a page. */
export function PageBanners({ page }: { page: PageWithText }) {
  const { untranslatedNotice } = useSite();
  return (
    <>
      {page.unlisted && <UnlistedBanner />}
      {page.untranslated && untranslatedNotice && (
        <p className="untranslated-notice">
          <Suspense>
            <UntranslatedNotice page={page} />
          </Suspense>
        </p>
      )}
    </>
  );
}
