/**
 * Requests an asynchronous value.
 *
 * @param question a unique key of the request
 * @returns the value, or undefined while it is pending
 */
export type Ask = <Answer>(question: string, find: () => Promise<Answer>) => Answer | undefined;

/**
 * Repeats a synchronous computation until all values it requests are available. For a tree of thousands of nodes, this
 * is many times faster than an `await` at each node.
 */
export async function whenAnswered<Result>(run: (ask: Ask) => Result): Promise<Result> {
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
