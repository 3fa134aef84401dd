/** Faults of one document, found from its own bytes alone. */
export const parseRules = {};
