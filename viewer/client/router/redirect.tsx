import { useEffect } from 'react';
import { useHistory, type Target } from './use-history.ts';

/** Leads the reader on as soon as it is drawn. */
export function Redirect({ to, push = false }: { to: Target; push?: boolean }) {
  const history = useHistory();
  const href = history.createHref(to);
  useEffect(() => {
    if (push) history.push(href);
    else history.replace(href);
    // Once an address: the history that this render sees does not matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [href, push]);
  return null;
}
