import type { DocPage } from '../../corpus/schema/index.ts';
import { TitledNodes } from '../body/titled-nodes.tsx';
import { parts } from '../layout/parts.ts';
import { DocLayout } from './doc-layout.tsx';

export function DocView({ page }: { page: DocPage }) {
  const Layout = parts['DocItem/Layout'] ?? DocLayout;
  const body = <TitledNodes nodes={page.body.children} isTitled={page.showTitle === true} />;
  if (parts.DocItem) return <parts.DocItem>{body}</parts.DocItem>;
  return <Layout>{body}</Layout>;
}
