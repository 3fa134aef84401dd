import type { ComponentProps } from 'react';
import { Link } from '../../../viewer/client/index.ts';

/**
 * A link to a page of the site.
 *
 * @param props `to` is the path of the page, with the base URL, decoded
 */
export function PageLink({ to, ...rest }: { to: string } & Omit<ComponentProps<typeof Link>, 'to' | 'href'>) {
  return <Link {...rest} autoAddBaseUrl={false} href={encodeURI(to).replace(/[?#]/g, encodeURIComponent)} />;
}
