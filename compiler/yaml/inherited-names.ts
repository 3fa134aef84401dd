const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether every object of JavaScript has something of this name: `constructor`, `toString`, `__proto__`. Code that
 * looks such a name up finds it where nobody wrote it.
 */
export function isInheritedName(name: string): boolean {
  return inherited.has(name);
}
