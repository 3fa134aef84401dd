import { encodePath } from '../../compiler/url/pathname.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Link } from '../navigation/link.tsx';
import { startPath } from '../navigation/start-path.ts';

export function NotFoundView() {
  const site = useSite();
  return (
    <div className="doc is-wide">
      <div className="doc-column prose not-found">
        <p className="not-found-number" aria-hidden="true">
          404
        </p>
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>Please contact the owner of the site that linked you to the original URL and let them know their link is broken.</p>
        <p>
          <Link href={encodePath(startPath(site))}>Go to the start of this site</Link>
        </p>
      </div>
    </div>
  );
}
