import type { DocPage } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { parts } from '../layout/parts.ts';
import { DocContent, DocLayout } from './doc-layout.tsx';

export function DocView({ page }: { page: DocPage }) {
  const Layout = parts['DocItem/Layout'] ?? DocLayout;
  const Content = parts['DocItem/Content'] ?? DocContent;
  if (parts.DocItem) return <parts.DocItem>{renderNodes(page.body.children)}</parts.DocItem>;
  return (
    <Layout>
      <Content>{renderNodes(page.body.children)}</Content>
    </Layout>
  );
}
