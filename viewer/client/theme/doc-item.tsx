import { useMemo, type ComponentType, type ReactNode } from 'react';
import { useDoc } from '../docs/use-doc.ts';
import { usePage } from '../../corpus/corpus-context.ts';
import { docParts } from '../components/doc-parts.tsx';
import { parts } from '../../layout/parts.ts';
import { Surrounding } from './content-parts.tsx';
import { innerPart } from './inner-parts.tsx';

/** The text of a doc as code has it: a component that knows what Docusaurus knows of the doc. */
export type DocContentComponent = ComponentType & ReturnType<typeof useDoc>;

const Metadata = innerPart('DocItem/Metadata', Surrounding);

/** A doc: what a site adds to its head, what stands around its text, and the text. */
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

/** The same where the text is drawn already. */
export function OwnDoc({ children }: { children: ReactNode }): ReactNode {
  return <DocItem content={() => children} />;
}

/** Gives a site's part for whole docs their text as a component. */
export function withDocContent(Site: ComponentType<{ content: DocContentComponent; instance?: string }>) {
  return function Doc({ children }: { children: ReactNode }) {
    const page = usePage();
    const { metadata, frontMatter, toc, assets, contentTitle } = useDoc();
    const content = useMemo(
      () => Object.assign(() => children, { metadata, frontMatter, toc, assets, contentTitle }),
      // All of it is that of the page, of which the text is drawn.
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

/** Gives a site's part for the layout of docs the room that it has in Docusaurus. */
export function inBox(Site: ComponentType<{ children: ReactNode }>) {
  return function Layout({ children }: { children: ReactNode }) {
    return (
      <Box>
        <Site>{children}</Site>
      </Box>
    );
  };
}

/** What is laid out with Infima's rows needs such a box around it; what is not has one of its own. */
function Box({ children }: { children: ReactNode }) {
  return <div className="doc-item">{children}</div>;
}
