/** Faults of references between pages, and to files. */
export const linkRules = {};
