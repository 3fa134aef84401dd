import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import {
  DocsSidebar,
  type DocsSidebarProps,
  encodePath,
  message,
  SidebarItems,
  sidebarLabels,
  slot,
  useCorpusFiles,
  useShownPage,
  loadBlogReader,
  useViewer,
  ViewerLink as Link,
} from '../../../../viewer/extension.ts';
import { groupBlogSidebarItemsByYear } from './blog-hooks.ts';

interface Item {
  title: string;
  permalink: string;
  date: string;
  unlisted: boolean;
}

/** The props that Docusaurus passes to the column of posts next to blog pages. */
export interface BlogSidebarProps {
  sidebar?: { title: string; items: Item[] } | undefined;
}

interface ContentProps {
  items: Item[];
  ListComponent: ComponentType<{ items: Item[] }>;
  yearGroupHeadingClassName?: string;
}

/** `BlogSidebar/Content`: the posts, grouped by year. */
export function BlogSidebarContent({ items, ListComponent, yearGroupHeadingClassName }: ContentProps): ReactNode {
  return groupBlogSidebarItemsByYear(items).map(([year, ofYear]) => (
    <div key={year} role="group">
      <h3 className={yearGroupHeadingClassName}>{year}</h3>
      <ListComponent items={ofYear} />
    </div>
  ));
}

const Content = slot('BlogSidebar/Content', BlogSidebarContent);

/** `BlogSidebar`: the sidebar of posts next to blog pages. On narrow screens, components of a site can render it as
 * well. */
export function BlogSidebar({ sidebar }: BlogSidebarProps): ReactNode {
  if (!sidebar || sidebar.items.length === 0) return null;
  return (
    <aside className="sidebar">
      <nav className="sidebar-nav" aria-label={message(sidebarLabels.blog)}>
        <p className="sidebar-title">{sidebar.title}</p>
        <Content items={sidebar.items} ListComponent={List} yearGroupHeadingClassName="sidebar-title" />
      </nav>
    </aside>
  );
}

function List({ items }: { items: Item[] }): ReactNode {
  return (
    <SidebarItems
      items={items.map(({ title, permalink, unlisted }) => ({
        type: 'link',
        label: title,
        href: permalink,
        ...(unlisted && { unlisted }),
      }))}
    />
  );
}

let reader: ReturnType<typeof loadBlogReader> | undefined;

/** Renders a list of links to posts. */
export function BlogSidebarItemList({ items, ulClassName, liClassName, linkClassName }: ItemListProps): ReactNode {
  return (
    <ul className={ulClassName}>
      {items.map(({ title, permalink }) => (
        <li key={permalink} className={liClassName}>
          <Link href={permalink} className={linkClassName}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ItemListProps {
  items: readonly Item[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
}

/** Returns the metadata of the blog that the page belongs to. */
export function useBlogMetadata() {
  const page = useShownPage('useBlogMetadata');
  const { site } = useViewer('useBlogMetadata');
  const id = 'context' in page ? page.context.instance : undefined;
  const blog = site.instances.find((instance) => instance.kind !== 'docs' && instance.id === id);
  const blogBasePath = encodePath(blog?.path ?? site.baseUrl);
  const blogTitle = blog && 'title' in blog ? blog.title : '';
  return { blogBasePath, blogTitle, authorsListPath: `${blogBasePath.replace(/\/$/, '')}/authors` };
}

/** The blog sidebar's title and posts, in the format of Docusaurus. */
export type SidebarOfPosts = NonNullable<BlogSidebarProps['sidebar']>;

/** @returns the posts of an instance. Suspends until they are loaded */
export function useBlogSidebar(instance: string | undefined): SidebarOfPosts | undefined {
  const { corpus } = useViewer('BlogSidebar');
  const { blogSidebarFile } = use((reader ??= loadBlogReader()));
  const [file] = useCorpusFiles(corpus, instance === undefined ? [] : [blogSidebarFile(instance)]);
  return (
    file && {
      title: file.title,
      items: file.items.map(({ path, title, date, unlisted = false }) => ({
        title,
        permalink: encodePath(path),
        date: date ?? '',
        unlisted,
      })),
    }
  );
}

/** Creates a sidebar that renders a site's `BlogSidebar`, with the posts in the format of Docusaurus. */
export function withBlogSidebar(Site: ComponentType<BlogSidebarProps>) {
  function Posts(given: DocsSidebarProps): ReactNode {
    const page = useShownPage('BlogSidebar');
    const sidebar = useBlogSidebar('context' in page ? page.context.instance : undefined);
    return sidebar ? <Site sidebar={sidebar} /> : <DocsSidebar {...given} />;
  }
  return function Column(given: DocsSidebarProps): ReactNode {
    return (
      <Suspense fallback={<DocsSidebar {...given} />}>
        <Posts {...given} />
      </Suspense>
    );
  };
}
