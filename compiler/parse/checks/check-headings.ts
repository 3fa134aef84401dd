import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';

/** Reports headings that have the id of another one, and titles after the first. */
export function checkHeadings(headings: readonly Heading[], { report }: Parsing): void {
  const byId = new Map<string, Heading>();
  let title: Heading | undefined;
  for (const heading of headings) {
    const { depth, data } = heading;
    if (depth === 1) {
      if (title) report('repeated-title', rangeOf(heading), { title: toString(title) });
      title ??= heading;
    }
    if (data?.id === undefined) continue;
    const other = byId.get(data.id);
    if (other) report('duplicate-heading-id', rangeOf(heading), { id: data.id, other: toString(other) });
    else byId.set(data.id, heading);
  }
}
