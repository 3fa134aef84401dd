import { autolink } from 'micromark-core-commonmark';
import type { Construct, Extension } from 'micromark-util-types';
import { mapText } from './changed-syntax.ts';

/**
 * Reads `<https://example.test>` and `<me@example.test>` as links, as CommonMark and MDX 1 do.
 *
 * @param mdx the syntax extension of MDX, which disables such links and parses each `<` as the start of a tag
 */
export function readAutolinks(mdx: Extension): Extension {
  const { flow = {}, disable } = mdx;
  return {
    ...mapText(mdx, unlessLink),
    flow: Object.fromEntries(
      Object.entries(flow).map(([code, constructs]) => [code, [constructs ?? []].flat().map(unlessLink)]),
    ) as NonNullable<Extension['flow']>,
    disable: { null: (disable?.null ?? []).filter((name) => name !== autolink.name) },
  };
}

/** Skips a construct for tags if a link begins at the `<`. */
function unlessLink(construct: Construct): Construct {
  if (!construct.name?.startsWith('mdxJsx')) return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(autolink, nok, construct.tokenize.call(this, effects, ok, nok));
    },
  };
}
