import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';

/** Reports headings with a duplicate id, h1 headings after the first, and skipped heading levels. */
export function checkHeadings(headings: readonly Heading[], { report, reportAccess }: Parsing): void {
  const byId = new Map<string, Heading>();
  let title: Heading | undefined;
  let before: number | undefined;
  for (const heading of headings) {
    const { depth, data } = heading;
    if (depth === 1) {
      if (title) report('repeated-title', rangeOf(heading), { title: toString(title) });
      title ??= heading;
    }
    if (before === undefined && depth > 2) reportAccess('first-heading', rangeOf(heading), { depth });
    else if (before !== undefined && depth > before + 1)
      reportAccess('heading-order', rangeOf(heading), { depth, before });
    before = depth;
    if (data?.preferredId === undefined) continue;
    const other = byId.get(data.preferredId);
    if (other) report('duplicate-heading-id', rangeOf(heading), { id: data.preferredId, other: toString(other) });
    else byId.set(data.preferredId, heading);
  }
}
