import { useSite } from '../../corpus/corpus-context.ts';
import { Day } from './day.tsx';
import { readingTime } from './reading-time.ts';

interface PostMetaProps {
  date: string | undefined;
  readingMinutes: number | undefined;
}

/** When a post was written, and how long it takes to read. */
export function PostMeta({ date, readingMinutes }: PostMetaProps) {
  const { locale } = useSite();
  const hasTime = typeof readingMinutes === 'number';
  if (date === undefined && !hasTime) return null;
  return (
    <p className="post-meta">
      <Day iso={date} />
      {date !== undefined && hasTime && ' · '}
      {hasTime && <span>{readingTime(readingMinutes, locale)}</span>}
    </p>
  );
}
