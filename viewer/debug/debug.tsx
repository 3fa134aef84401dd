import type { ReactNode } from 'react';
import type { DebugPage, DebugView as View } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { Link } from '../navigation/link.tsx';
import { Config, GlobalData } from './site-data.tsx';
import { Content } from './content.tsx';
import { Metadata } from './metadata.tsx';
import { Overview } from './overview.tsx';
import { Registry } from './registry.tsx';
import { Routes } from './routes.tsx';

const views: Record<View, (props: { page: DebugPage }) => ReactNode> = {
  overview: Overview,
  config: Config,
  metadata: Metadata,
  registry: Registry,
  routes: Routes,
  content: Content,
  globalData: GlobalData,
};

/** A debug page, with links to the others. */
export function DebugView({ page }: { page: DebugPage }) {
  const Shown = Object.hasOwn(views, page.view) ? views[page.view] : () => null;
  return (
    <div className="debug">
      <nav className="debug-views" aria-label="Debug pages">
        <ul>
          {page.views.map(({ view, path, title }) => (
            <li key={view}>
              <Link href={encodePath(path)} aria-current={view === page.view ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="debug-page">
        <h1>{page.title}</h1>
        <Shown page={page} />
      </div>
    </div>
  );
}
