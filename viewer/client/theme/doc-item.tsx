import { useMemo, type ComponentType, type ReactNode } from 'react';
import { useDoc } from '../docs/use-doc.ts';
import { usePage } from '../../corpus/corpus-context.ts';
import { docParts } from '../components/doc-parts.tsx';
import { parts } from '../../layout/parts.ts';
import { Surrounding } from './content-parts.tsx';
import { innerPart } from './inner-parts.tsx';

/** The content of a doc for code: a component with Docusaurus' data of the doc as properties. */
export type DocContentComponent = ComponentType & ReturnType<typeof useDoc>;

const Metadata = innerPart('DocItem/Metadata', Surrounding);

/** A doc: a site's additions to its head, its layout, and its content. */
export function DocItem({ content: Content }: { content: ComponentType }): ReactNode {
  const Layout = parts['DocItem/Layout'] ?? docParts['DocItem/Layout'];
  return (
    <>
      <Metadata />
      <Layout>
        <Content />
      </Layout>
    </>
  );
}

/** The same for content that is already rendered. */
export function OwnDoc({ children }: { children: ReactNode }): ReactNode {
  return <DocItem content={() => children} />;
}

/** Passes the content of a doc as a component to a site's `DocItem`. */
export function withDocContent(Site: ComponentType<{ content: DocContentComponent; instance?: string }>) {
  return function Doc({ children }: { children: ReactNode }) {
    const page = usePage();
    const { metadata, frontMatter, toc, assets, contentTitle } = useDoc();
    const content = useMemo(
      () => Object.assign(() => children, { metadata, frontMatter, toc, assets, contentTitle }),
      // `children` is the rendered page, so it changes with the other values.
      [children],
    );
    const instance = page && 'context' in page ? page.context.instance : undefined;
    return (
      <Box>
        <Site content={content as unknown as DocContentComponent} instance={instance} />
      </Box>
    );
  };
}

/** Adds the padding around a site's layout of docs that Docusaurus adds. */
export function inBox(Site: ComponentType<{ children: ReactNode }>) {
  return function Layout({ children }: { children: ReactNode }) {
    return (
      <Box>
        <Site>{children}</Site>
      </Box>
    );
  };
}

/** Layouts with Infima's rows need this box around them. Other layouts have their own. */
function Box({ children }: { children: ReactNode }) {
  return <div className="doc-item">{children}</div>;
}
