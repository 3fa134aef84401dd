import { useEffect } from 'react';
import { useHistory, type Target } from './use-history.ts';

/** Redirects the reader as soon as it is rendered. */
export function Redirect({ to, push = false }: { to: Target; push?: boolean }) {
  const history = useHistory();
  const href = history.createHref(to);
  useEffect(() => {
    if (push) history.push(href);
    else history.replace(href);
    // Once per address: the history of this render does not matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [href, push]);
  return null;
}
