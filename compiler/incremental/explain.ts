import { dependenciesOf, nameOf, type GraphNode } from './node.ts';

/** The dependencies of an output, and the changes that caused its last run. */
export interface Explanation {
  /** The names of the values that the output read, in that order. */
  dependsOn: string[];
  /** The chains from the dependencies to the changed inputs; empty for the first run. */
  causes: Cause[];
}

/** A value that changed, and why. */
export interface Cause {
  name: string;
  /** The changed dependencies of the value; empty for an input. */
  because: Cause[];
}

/** The longest chain of causes that is followed, in steps. */
const most = 12;

/** @param task the task of an output */
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
