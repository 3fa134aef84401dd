import { isSafeUrl } from '../../corpus/url/policy.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { CopyMenu } from './copy-menu.tsx';
import { ReaderMenu } from './reader-menu.tsx';

/** @param href the page's twin in Markdown */
export function Tools({ href }: { href: string | undefined }) {
  const { reading } = useSite();
  return (
    <div className="page-tool-row">
      {reading?.settings !== false && <ReaderMenu />}
      {href !== undefined && isSafeUrl(href) && <CopyMenu href={href} />}
    </div>
  );
}
