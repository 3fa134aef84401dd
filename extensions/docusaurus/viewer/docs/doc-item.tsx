import { useMemo, type ComponentType, type ReactNode } from 'react';
import { docParts, parts, slot, useDoc, usePage } from '../../../../viewer/extension.ts';
import { Surrounding } from '../content/content-parts.tsx';

/** The content of a doc as Docusaurus passes it to theme components: a component with the doc's metadata as
 * properties. */
export type DocContentComponent = ComponentType & ReturnType<typeof useDoc>;

const Metadata = slot('DocItem/Metadata', Surrounding);

/** Renders a doc with the site's components for the head and the layout. */
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

/** Renders a doc whose content is already an element. */
export function OwnDoc({ children }: { children: ReactNode }): ReactNode {
  return <DocItem content={() => children} />;
}

/** Creates a component that renders a site's `DocItem`. `DocItem` gets the content of the doc as a component. */
export function withDocContent(Site: ComponentType<{ content: DocContentComponent; instance?: string }>) {
  return function Doc({ children }: { children: ReactNode }) {
    const page = usePage();
    const { metadata, frontMatter, toc, assets, contentTitle } = useDoc();
    const content = useMemo(
      () => Object.assign(() => children, { metadata, frontMatter, toc, assets, contentTitle }),
      // `children` is the rendered page. The other values are data of this page, so they change only together with
      // `children`.
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

/** Creates a component that renders a site's doc layout with the padding that Docusaurus' theme adds. */
export function inBox(Site: ComponentType<{ children: ReactNode }>) {
  return function Layout({ children }: { children: ReactNode }) {
    return (
      <Box>
        <Site>{children}</Site>
      </Box>
    );
  };
}

/** Wraps a site's layout. The style sheet adds padding if the layout consists of Infima's rows. */
function Box({ children }: { children: ReactNode }) {
  return <div className="doc-item">{children}</div>;
}
