import { useSite } from '../../corpus/corpus-context.ts';
import { formatDay } from './format-day.ts';

interface DayProps {
  /** ISO 8601. */
  iso: string | undefined;
  withYear?: boolean;
}

/** A formatted date. */
export function Day({ iso, withYear }: DayProps) {
  const site = useSite();
  const text = iso === undefined ? undefined : formatDay(iso, site, withYear);
  return text !== undefined && <time dateTime={iso}>{text}</time>;
}
