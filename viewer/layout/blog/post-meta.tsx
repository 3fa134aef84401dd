import { useSite } from '../../corpus/corpus-context.ts';
import { Day } from './day.tsx';
import { countBlogMessage } from '../../messages/blog-message.ts';

interface PostMetaProps {
  date: string | undefined;
  readingMinutes: number | undefined;
}

/** The date of a post, and its reading time. */
export function PostMeta({ date, readingMinutes }: PostMetaProps) {
  const { locale } = useSite();
  const hasTime = typeof readingMinutes === 'number';
  if (date === undefined && !hasTime) return null;
  return (
    <p className="post-meta">
      <Day iso={date} />
      {date !== undefined && hasTime && <span className="post-meta-dot"> · </span>}
      {hasTime && <span>{readingTime(readingMinutes, locale)}</span>}
    </p>
  );
}

/** Formats the reading time of a post: `One min read`, `3 min read`. */
export function readingTime(minutes: number, locale = 'en'): string {
  return countBlogMessage(
    'theme.blog.post.readingTime.plurals',
    Math.max(1, Math.ceil(minutes)),
    locale,
    'readingTime',
  );
}
