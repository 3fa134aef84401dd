import type { ComponentType, ReactNode } from 'react';
import type { Card } from '../../../../corpus/index.ts';
import {
  CardGrid,
  decodePath,
  DocCategoryView,
  TagDocs,
  TOC,
  UnlistedBanner,
  usePage,
} from '../../../../viewer/extension.ts';
import { TagsListByLetter } from '../blog/blog-lists.tsx';
import { DocPaginator } from './paginator.tsx';

interface Neighbour {
  title: string;
  permalink: string;
}

interface CategoryProps {
  categoryGeneratedIndex: {
    title: string;
    description?: string | undefined;
    permalink: string;
    navigation: { previous?: Neighbour | undefined; next?: Neighbour | undefined };
  };
  cards?: Card[];
}

/** `DocCategoryGeneratedIndexPage`: the items in a category. */
export function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex, cards = [] }: CategoryProps): ReactNode {
  const page = usePage();
  if (page?.kind === 'doc-category') return <DocCategoryView page={page} />;
  const { title, description, navigation } = categoryGeneratedIndex;
  return (
    <div className="doc is-wide">
      <div className="doc-column">
        <header className="prose">
          <h1>{title}</h1>
          {description !== undefined && <p>{description}</p>}
        </header>
        <CardGrid cards={cards} />
        <DocPaginator {...navigation} />
      </div>
    </div>
  );
}

interface Tag {
  label: string;
  permalink: string;
  count: number;
}

/** `DocTagsListPage`: all tags of the docs. */
export function DocTagsListPage({ tags }: { tags: readonly Tag[] }): ReactNode {
  return (
    <main>
      <div className="doc is-wide">
        <div className="doc-column">
          <header className="prose">
            <h1>{usePage()?.title}</h1>
          </header>
          <TagsListByLetter tags={tags} />
        </div>
      </div>
    </main>
  );
}

interface TagDocsProps {
  tag: {
    label: string;
    description?: string | undefined;
    allTagsPath?: string | undefined;
    unlisted: boolean;
    items: readonly { id: string; title: string; description?: string | undefined; permalink: string }[];
  };
}

/** `DocTagDocListPage`: the docs with a tag. */
export function DocTagDocListPage({ tag }: TagDocsProps): ReactNode {
  return (
    <main>
      <div className="doc is-wide">
        <div className="doc-column">
          {tag.unlisted && <UnlistedBanner />}
          <TagDocs
            title={usePage()?.title}
            description={tag.description}
            tagsPath={tag.allTagsPath === undefined ? undefined : decodePath(tag.allTagsPath)}
            docs={tag.items.map(({ permalink, ...doc }) => ({ ...doc, path: decodePath(permalink) }))}
          />
        </div>
      </div>
    </main>
  );
}

interface PageProps {
  content: ComponentType & { toc: readonly unknown[]; frontMatter: Record<string, unknown> };
}

/** `MDXPage`: a standalone Markdown page. */
export function MDXPage({ content: Content }: PageProps): ReactNode {
  const hasToc = Content.frontMatter.hide_table_of_contents !== true && Content.toc.length > 0;
  return (
    <main>
      <div className="doc is-standalone">
        <div className="doc-column">
          <article className="prose">
            <Content />
          </article>
        </div>
        {hasToc && <TOC />}
      </div>
    </main>
  );
}
