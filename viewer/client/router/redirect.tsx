import { useEffect } from 'react';
import { useHistory, type Target } from './use-history.ts';

/** Redirects the reader when it is rendered. */
export function Redirect({ to, push = false }: { to: Target; push?: boolean }) {
  const history = useHistory();
  const href = history.createHref(to);
  useEffect(() => {
    if (push) history.push(href);
    else history.replace(href);
    // Redirects once per address. `history` is a new object at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [href, push]);
  return null;
}
