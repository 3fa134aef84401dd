/** Faults of the site as a whole: ids, sidebars, versions, routes. */
export const siteRules = {};
