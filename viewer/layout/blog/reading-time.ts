/** How long a text takes to read, in words: `One min read`, `3 min read`. */
export function readingTime(minutes: number): string {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole === 1 ? 'One min read' : `${whole} min read`;
}
