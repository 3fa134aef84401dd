import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { RedirectPage } from '../../corpus/schema/index.ts';
import { splitUrl } from '../../corpus/url/pathname.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { useCorpus } from '../corpus/corpus-context.ts';
import { belowBase, samePath } from '../navigation/paths.ts';
import { Link } from '../navigation/link.tsx';
import { PageError } from '../layout/error-box.tsx';
import { pageMessage, richPageMessage } from '../messages/page-message.ts';

/** The fields that redirects add to `history.state`. */
interface EntryState {
  /** The paths of the redirects that led to this entry. If a path occurs twice, the redirects are circular. */
  via?: string[];
}

/** Navigates to the target of a redirect. The current query and hash are appended, if the target has neither. */
export function RedirectView({ page }: { page: RedirectPage }) {
  const { baseUrl } = useCorpus();
  const [circle, setCircle] = useState<string[]>();

  useEffect(() => {
    if (!isSafeUrl(page.to)) return;
    const to = /[?#]/.test(page.to) ? page.to : page.to + location.search + location.hash;
    if (belowBase(to, baseUrl) === undefined) return location.replace(to);
    const via = [...((history.state as EntryState | null)?.via ?? []), page.path];
    const { pathname } = splitUrl(to);
    if (via.some((path) => samePath(path, pathname))) setCircle([...via, pathname]);
    else navigate(to, { replace: true, state: { via } satisfies EntryState });
  }, [page, baseUrl]);

  if (circle)
    return (
      <PageError error={new Error(`This address redirects to itself: ${circle.join(' → ')}`)} onRetry={startAfresh} />
    );
  return (
    <div className="doc is-wide">
      <div className="doc-column prose moved">
        <h1>{pageMessage('lectern.redirect.title')}</h1>
        <p>{richPageMessage('lectern.redirect.to', { link: <Link href={page.to}>{page.to}</Link> })}</p>
      </div>
    </div>
  );
}

function startAfresh(): void {
  history.replaceState(null, '');
  location.reload();
}
