/**
 * @param taken the names that are taken; returned names are added
 * @returns a function that returns a name, with the first number that makes it unique: `part`, `part-1`
 */
export function uniqueNames(taken: Set<string>): (name: string) => string {
  /** The last number of each name. */
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
