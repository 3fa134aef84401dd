import { dependenciesOf, nameOf, type GraphNode } from './node.ts';

/** The values that an output depends on, and the reason why it was last written. */
export interface Explanation {
  /** Names of the values that the output has read, in the order of the reads. */
  dependsOn: string[];
  /**
   * The dependencies that caused the last run, each with its causes, down to the changed inputs. Empty for the first
   * run.
   */
  causes: Cause[];
}

/** A changed value, and the changes that caused it. */
export interface Cause {
  name: string;
  /** The changed dependencies of the value. Empty for an input. */
  because: Cause[];
}

/** Maximum length of a chain of causes. */
const most = 12;

/**
 * Explains the last run of a task.
 *
 * @param task the task that writes the output
 */
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
