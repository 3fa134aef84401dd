import type { DocTagsPage } from '../../compiler/corpus/index.ts';
import { encodePath } from '../../compiler/url/pathname.ts';
import { VersionBadge } from '../layout/version-badge.tsx';
import { VersionBanner } from '../layout/version-banner.tsx';
import { Link } from '../navigation/link.tsx';
import { groupByLetter } from './group-by-letter.ts';

export function DocTagsView({ page }: { page: DocTagsPage }) {
  return (
    <div className="doc is-wide">
      <div className="doc-column">
        <VersionBanner page={page} />
        <VersionBadge context={page.context} />
        <header className="prose">
          <h1>{page.title}</h1>
        </header>
        {groupByLetter(page.items).map(({ letter, items }) => (
          <section key={letter} className="tag-letter">
            <h2>{letter}</h2>
            <ul>
              {items.map(({ label, path, count }) => (
                <li key={path}>
                  <Link href={encodePath(path)} className="tag-link">
                    {label} <span className="tag-count">{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
