import type { BlogTagsPage } from '../../corpus/schema/index.ts';
import { TagLetters } from './tag-letters.tsx';

/** Renders all tags of a blog. */
export function BlogTagsView({ page }: { page: BlogTagsPage }) {
  return (
    <div className="doc">
      <div className="doc-column">
        <header className="list-header">
          <h1>{page.title}</h1>
        </header>
        <TagLetters tags={page.items} />
      </div>
    </div>
  );
}
