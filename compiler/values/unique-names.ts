/**
 * @param taken names that are taken; the returned names are added
 * @returns a function that makes a name unique by adding a number: `part`, `part-1`
 */
export function uniqueNames(taken: Set<string>): (name: string) => string {
  /** Name → the last number that was added to it. */
  const numbers = new Map<string, number>();
  return (name) => {
    let given = name;
    for (let number = numbers.get(name) ?? 0; taken.has(given); given = `${name}-${number}`) {
      number += 1;
      numbers.set(name, number);
    }
    taken.add(given);
    return given;
  };
}
