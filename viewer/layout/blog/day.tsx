import { useSite } from '../../corpus/corpus-context.ts';
import { formatDay } from './format-day.ts';

interface DayProps {
  /** A date in ISO 8601. */
  iso: string | undefined;
  withYear?: boolean;
}

/** Renders a date in the language of the site. */
export function Day({ iso, withYear }: DayProps) {
  const site = useSite();
  const text = iso === undefined ? undefined : formatDay(iso, site, withYear);
  return text !== undefined && <time dateTime={iso}>{text}</time>;
}
