/**
 * @param taken the names that are taken; each name that is given is added
 * @returns gives a name as it is, or with the first number behind it that makes it unique: `part`, `part-1`
 */
export function uniqueNames(taken: Set<string>): (name: string) => string {
  /** By name, the number of the last one that was given. */
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
