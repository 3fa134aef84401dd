import type { ReactNode } from 'react';
import type { DebugData, DebugView } from '../data.ts';
import './debug.css';
import { PageLink } from './page-link.tsx';
import { Config, GlobalData } from './site-data.tsx';
import { Content } from './content.tsx';
import { Metadata } from './metadata.tsx';
import { Overview } from './overview.tsx';
import { Registry } from './registry.tsx';
import { Routes } from './routes.tsx';

const contents: Record<DebugView, (props: { data: DebugData }) => ReactNode> = {
  overview: Overview,
  config: Config,
  metadata: Metadata,
  registry: Registry,
  routes: Routes,
  content: Content,
  globalData: GlobalData,
};

/** A debug page, with links to the others. */
// oxlint-disable-next-line import/no-default-export
export default function DebugPage({ data }: { data: DebugData }) {
  const { view: shown, views } = data;
  const Shown = Object.hasOwn(contents, shown) ? contents[shown] : () => null;
  return (
    <div className="debug">
      <nav className="debug-views" aria-label="Debug pages">
        <ul>
          {views.map(({ view, path, title }) => (
            <li key={view}>
              <PageLink to={path} aria-current={view === shown ? 'page' : undefined}>
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="debug-page">
        <h1>{views.find(({ view }) => view === shown)?.title}</h1>
        <Shown data={data} />
      </div>
    </div>
  );
}
