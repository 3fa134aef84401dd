/** An error's message and those of its causes, one below the other. */
export function errorChain(error: Error): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let next: unknown = error; next !== undefined && !seen.has(next);) {
    seen.add(next);
    messages.push(next instanceof Error ? next.message : String(next));
    next = next instanceof Error ? next.cause : undefined;
  }
  return messages.join('\n\nCause:\n');
}
