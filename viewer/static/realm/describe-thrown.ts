const longest = 2000;

/** @returns a description of a thrown value. It is safe even if getters or methods of the value throw */
export function describeThrown(thrown: unknown): string {
  try {
    const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    return text.slice(0, longest);
  } catch {
    return 'a value that cannot be shown';
  }
}
