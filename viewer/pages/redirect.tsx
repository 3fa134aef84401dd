import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { RedirectPage } from '../../compiler/corpus/index.ts';
import { isSafeUrl } from '../../compiler/url/policy.ts';
import { useCorpus } from '../corpus/corpus-context.ts';
import { belowBase } from '../navigation/below-base.ts';
import { Link } from '../navigation/link.tsx';

/** Takes the reader to where the page has moved. */
export function RedirectView({ page }: { page: RedirectPage }) {
  const { baseUrl } = useCorpus();
  useEffect(() => {
    if (!isSafeUrl(page.to)) return;
    const to = /[?#]/.test(page.to) ? page.to : page.to + location.search + location.hash;
    if (belowBase(to, baseUrl) === undefined) location.replace(to);
    else navigate(to, { replace: true });
  }, [page, baseUrl]);
  return (
    <div className="doc is-wide">
      <div className="doc-column prose">
        <h1>This page has moved</h1>
        <p>
          It is now at <Link href={page.to}>{page.to}</Link>.
        </p>
      </div>
    </div>
  );
}
