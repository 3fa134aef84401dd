import { createContext, useContext, useState, type ReactNode } from 'react';
import {
  CrashBoundary,
  DocFrame,
  type DocFrameProps,
  filledSlots,
  pageParts,
  parts,
  slot,
  useDocsSidebar,
  usePage,
  useSitePartsShown,
} from '../../../../viewer/extension.ts';

/**
 * The props that the viewer passes to the page frame. A context contains them, because components of the site do not
 * forward them.
 */
const Given = createContext<DocFrameProps | undefined>(undefined);

/**
 * `aroundDoc`: slots of components around docs and category pages. `aroundDocs`: slots of components around all pages
 * of a docs instance.
 */
const aroundDoc = ['DocRoot', 'DocPage', 'DocRoot/Layout', 'DocPage/Layout', 'DocRoot/Layout/Main', 'DocPage/Layout/Main', 'DocRoot/Layout/Sidebar', 'DocPage/Layout/Sidebar']; // prettier-ignore
const aroundDocs = ['DocsRoot', 'DocVersionRoot'];

/** The element that Docusaurus would render as a nested route: the page, with the components around it. */
const Inside = createContext<ReactNode>(undefined);

/** Renders the page. Components of a site render this component instead of Docusaurus' nested routes. */
export function InnerRoute(): ReactNode {
  return useContext(Inside);
}

/**
 * Renders the frame of a page if the site replaces components of frames or pages. Docs get the site's components
 * around them. A blog page that the site renders contains its own frame. All other pages get the viewer's frame.
 */
export function FrameOfParts(given: DocFrameProps): ReactNode {
  const page = usePage();
  const isShown = useSitePartsShown();
  const { children } = given;
  if (!isShown || !page || given.isBare) return <DocFrame {...given} />;
  const { kind } = page;
  const framed = kind === 'doc' || kind === 'doc-category' ? 'doc' : kind.startsWith('doc-') ? 'docs' : 'none';
  const hasRoots = framed !== 'none' && aroundDocs.some(isFilled);
  const hasRoot = framed === 'doc' && aroundDoc.some(isFilled);
  if (framed === 'none' && pageParts[kind])
    return (
      <Given value={given}>
        <div id="main">{children}</div>
      </Given>
    );
  if (!hasRoots && !hasRoot && (framed !== 'docs' || !pageParts[kind])) return <DocFrame {...given} />;
  const whole = hasRoot ? <Root /> : framed === 'docs' && pageParts[kind] ? children : <DocRootLayout />;
  return (
    <Given value={given}>
      <parts.Layout>
        <div id="main">{hasRoots ? <Roots>{whole}</Roots> : whole}</div>
      </parts.Layout>
    </Given>
  );
}

function isFilled(name: string): boolean {
  return Object.hasOwn(filledSlots, name);
}

const DocsRootPart = slot('DocsRoot', InnerRoute);
const VersionRootPart = slot('DocVersionRoot', InnerRoute);

function Roots({ children }: { children: ReactNode }): ReactNode {
  const version = <Inside value={children}>{<VersionRootPart />}</Inside>;
  return (
    <Inside value={version}>
      <DocsRootPart />
    </Inside>
  );
}

const RootPart = slot('DocPage', slot('DocRoot', DocRoot));

function Root(): ReactNode {
  const page = useContext(Given)?.children;
  return (
    <Inside value={page}>
      <RootPart />
    </Inside>
  );
}

/** `DocRoot`: a doc with its layout. */
export function DocRoot(): ReactNode {
  return (
    <LayoutPart>
      <InnerRoute />
    </LayoutPart>
  );
}

interface FoldProps {
  hiddenSidebarContainer?: boolean;
  setHiddenSidebarContainer?: (isHidden: boolean) => void;
}

/** `DocRoot/Layout`: the sidebar, and the doc next to it. */
export function DocRootLayout({ children }: { children?: ReactNode }): ReactNode {
  const given = useContext(Given);
  const [isHidden, setHidden] = useState(false);
  const fold = { hiddenSidebarContainer: isHidden, setHiddenSidebarContainer: setHidden };
  const content = children ?? given?.children;
  if (!given?.sidebar) return <MainPart {...fold}>{content}</MainPart>;
  return (
    <div className={isHidden ? 'doc-frame is-sidebar-hidden' : 'doc-frame'}>
      <SidebarPart {...fold} />
      <MainPart {...fold}>{content}</MainPart>
    </div>
  );
}

/** `DocRoot/Layout/Sidebar`: the column that contains the docs sidebar, collapsed or not. */
export function DocRootLayoutSidebar({ hiddenSidebarContainer = false, ...props }: FoldProps): ReactNode {
  const given = useContext(Given);
  if (!given?.sidebar) return null;
  const { sidebar, onRetry } = given;
  const onHide = props.setHiddenSidebarContainer ?? (() => undefined);
  return (
    <CrashBoundary fallback={<aside className="sidebar" />}>
      <parts.DocSidebar sidebar={sidebar} isHidden={hiddenSidebarContainer} onHide={onHide} onRetry={onRetry} />
    </CrashBoundary>
  );
}

/** `DocRoot/Layout/Main`: the element around the doc. */
export function DocRootLayoutMain({ children }: FoldProps & { children?: ReactNode }): ReactNode {
  return <main>{children}</main>;
}

const LayoutPart = slot('DocPage/Layout', slot('DocRoot/Layout', DocRootLayout));
const MainPart = slot('DocPage/Layout/Main', slot('DocRoot/Layout/Main', DocRootLayoutMain));
const SiteSidebar = slot('DocPage/Layout/Sidebar', slot('DocRoot/Layout/Sidebar', DocRootLayoutSidebar));

/** Renders the site's `DocRoot/Layout/Sidebar`, and passes the items of the page's sidebar to it. */
function SidebarPart(fold: FoldProps): ReactNode {
  const sidebar = useContext(Given)?.sidebar;
  const items = !sidebar || sidebar instanceof Error ? [] : sidebar.items;
  const Part = SiteSidebar as (props: FoldProps & { sidebar: typeof items }) => ReactNode;
  return <Part {...fold} sidebar={items} />;
}

/** Renders a blog page next to the column of posts, as in the viewer's own frame. */
export function BlogFrame({ children }: { children: ReactNode }): ReactNode {
  const given = useContext(Given);
  const main = <main>{children}</main>;
  if (!given?.sidebar) return <parts.Layout>{main}</parts.Layout>;
  const { sidebar, onRetry } = given;
  return (
    <parts.Layout>
      <div className="doc-frame is-blog">
        <CrashBoundary fallback={<aside className="sidebar" />}>
          <parts.DocSidebar sidebar={sidebar} isHidden={false} onHide={() => undefined} onRetry={onRetry} />
        </CrashBoundary>
        {main}
      </div>
    </parts.Layout>
  );
}

/** Returns the data of the page that `DocRoot` needs. */
export function useDocRootMetadata() {
  const sidebar = useDocsSidebar();
  return { docElement: <InnerRoute />, sidebarName: sidebar?.name, sidebarItems: sidebar?.items };
}
