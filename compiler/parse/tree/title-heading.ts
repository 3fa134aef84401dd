import type { Heading, Root } from 'mdast';
import { EXIT, visitBlocks } from './visit.ts';

/** @returns the first heading, wherever it stands, when it is an h1 */
export function titleHeading(tree: Root): Heading | undefined {
  let first: Heading | undefined;
  visitBlocks(tree, 'heading', (heading) => {
    first = heading;
    return EXIT;
  });
  return first?.depth === 1 ? first : undefined;
}
