/**
 * Requests an asynchronous value from synchronous code.
 *
 * @param question unique key of the request
 * @param find computes the value
 * @returns the value; undefined while it is pending
 */
export type LookUp = <Answer>(question: string, find: () => Promise<Answer>) => Answer | undefined;

/**
 * Runs a synchronous function repeatedly, until all values that it requests are available. For a tree with thousands
 * of nodes, this is much faster than an `await` for each node.
 */
export async function whenAnswered<Result>(run: (lookUp: LookUp) => Result): Promise<Result> {
  const answers = new Map<string, unknown>();
  for (;;) {
    const open = new Map<string, Promise<unknown>>();
    const result = run((question, find) => {
      if (!answers.has(question) && !open.has(question)) open.set(question, find());
      return answers.get(question) as never;
    });
    if (open.size === 0) return result;
    await Promise.all([...open].map(async ([question, answer]) => answers.set(question, await answer)));
  }
}
