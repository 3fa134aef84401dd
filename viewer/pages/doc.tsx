import type { DocPage } from '../../corpus/schema/index.ts';
import { TitledNodes } from '../body/titled-nodes.tsx';
import { parts } from '../layout/parts.ts';
import { DocContent, DocLayout } from './doc-layout.tsx';

export function DocView({ page }: { page: DocPage }) {
  const Layout = parts['DocItem/Layout'] ?? DocLayout;
  const Content = parts['DocItem/Content'] ?? DocContent;
  const body = <TitledNodes nodes={page.body.children} isTitled={page.showTitle === true} />;
  if (parts.DocItem) return <parts.DocItem>{body}</parts.DocItem>;
  return (
    <Layout>
      <Content>{body}</Content>
    </Layout>
  );
}
