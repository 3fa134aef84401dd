type Joined<Objects extends readonly object[]> = Objects extends readonly [
  infer First,
  ...infer Others extends readonly object[],
]
  ? Omit<First, keyof Joined<Others>> & Joined<Others>
  : object;

/**
 * @returns an object with the properties of all of these, of those with one name the last. What a getter gives is read
 *   when it is accessed
 */
export function join<Objects extends readonly object[]>(...objects: Objects): Joined<Objects> {
  const joined = {};
  for (const each of objects) Object.defineProperties(joined, Object.getOwnPropertyDescriptors(each));
  return joined as Joined<Objects>;
}
