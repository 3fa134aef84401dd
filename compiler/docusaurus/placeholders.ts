/** Marks the placeholder for a package that is not installed. */
export const placeholderMark = 'lectern.placeholder';

/** Whether it is the placeholder for what is not installed. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'function' && Symbol.for(placeholderMark) in value;
}

/** What is read with what stands for packages in it: each is named where it is left out. */
const kept = new Set(['presets', 'plugins', 'themes', 'prism']);

/** @returns a config without values that were asked of packages that are not installed, at any depth */
export function withoutPlaceholders<T>(value: T): T {
  if (Array.isArray(value))
    return value.filter((each) => !isPlaceholder(each)).map((each) => withoutPlaceholders(each)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const own = Object.entries(value)
    .filter(([, each]) => !isPlaceholder(each))
    .map(([name, each]) => [name, kept.has(name) ? (each as unknown) : withoutPlaceholders(each)]);
  return Object.fromEntries(own) as T;
}
