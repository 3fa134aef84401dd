import { encodePath } from '../../corpus/url/pathname.ts';
import { pageMessage } from '../messages/page-message.ts';
import { Link } from '../navigation/link.tsx';

interface TagDocsProps {
  /** The title of the page. */
  title: string | undefined;
  description: string | undefined;
  /** The path of the page that lists all tags. */
  tagsPath: string | undefined;
  docs: readonly { path: string; title: string; description?: string | undefined }[];
}

/** Renders the description of a tag, and its docs. */
export function TagDocs({ title, description, tagsPath, docs }: TagDocsProps) {
  return (
    <>
      <header className="prose">
        <h1>{title}</h1>
        {description !== undefined && <p>{description}</p>}
        {tagsPath !== undefined && (
          <p>
            <Link href={encodePath(tagsPath)}>{pageMessage('theme.tags.tagsPageLink')}</Link>
          </p>
        )}
      </header>
      <ul className="tag-docs">
        {docs.map((doc) => (
          <li key={doc.path}>
            <Link href={encodePath(doc.path)} className="card">
              <h2 className="card-title">{doc.title}</h2>
              {doc.description !== undefined && <p className="card-text">{doc.description}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
