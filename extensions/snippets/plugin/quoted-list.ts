/** Maximum number of names in a hint. */
const most = 12;

/** @returns `"a", "b" and "c"`; a long list is shortened */
export function quotedList(names: readonly string[]): string {
  const quoted = names.slice(0, most).map((name) => JSON.stringify(name));
  if (names.length > most) return `${quoted.join(', ')} and ${names.length - most} more`;
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
