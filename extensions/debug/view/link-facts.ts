import type { LinkGraph } from '../data.ts';

/** Facts about the links between pages. A page is represented by its index in the link graph. */
export interface LinkFacts {
  to: readonly (readonly number[])[];
  from: readonly (readonly number[])[];
  count: number;
  /** Pages that others link to, the most linked first. */
  mostLinked: number[];
  /** Pages without a link in content or menus. */
  orphans: number[];
}

/** Computes the facts. Indexes in the graph that are out of range are ignored. */
export function linkFacts({ pages, links }: LinkGraph): LinkFacts {
  const to = pages.map((_, index) => (links[index] ?? []).filter((number) => number in pages));
  const from = pages.map((): number[] => []);
  to.forEach((targets, source) => targets.forEach((target) => from[target]!.push(source)));
  const numbers = pages.map((_, number) => number);
  return {
    to,
    from,
    count: to.reduce((sum, targets) => sum + targets.length, 0),
    mostLinked: numbers
      .filter((number) => from[number]!.length > 0)
      .sort((a, b) => from[b]!.length - from[a]!.length || a - b),
    orphans: numbers.filter((number) => from[number]!.length === 0 && !pages[number]!.listed),
  };
}
