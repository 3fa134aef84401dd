import { dependenciesOf, nameOf, type GraphNode } from './node.ts';

/** What an output depends on, and which of that had changed when it was last made. */
export interface Explanation {
  /** The names of the values that it read, in that order. */
  dependsOn: string[];
  /** The chains from what it read to the inputs that changed; none when it was made for the first time. */
  causes: Cause[];
}

/** A value that changed, and why. */
export interface Cause {
  name: string;
  /** Which of its own dependencies changed; empty for an input. */
  because: Cause[];
}

/** In steps: how far back a cause is followed. */
const most = 12;

/** @param task an output */
export function explain(task: GraphNode): Explanation {
  const seen = new Set<GraphNode>();
  const causesOf = (node: GraphNode, depth: number): Cause[] =>
    dependenciesOf(node)
      .filter((dep) => dep.changedAt > task.ranBefore && dep.changedAt <= task.changedAt && !seen.has(dep))
      .map((dep) => {
        seen.add(dep);
        return { name: nameOf(dep), because: depth < most ? causesOf(dep, depth + 1) : [] };
      });
  return { dependsOn: dependenciesOf(task).map(nameOf), causes: task.ranBefore === 0 ? [] : causesOf(task, 1) };
}
