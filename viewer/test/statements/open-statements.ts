/** What the specification says and no test shows yet, or can show, with the reason. */
export const openStatements: readonly (readonly [says: string, why: string])[] = [
  ['The search page takes its query from the address.', 'with the search'],
  ['The search modal opens by click, by Ctrl or Cmd and K, and by /; it closes by Escape. Letters typed on its button become its query.', 'with the search'],
  ['A search that fails, and one without results, say so in their words.', 'with the search'],
  ['Titles, placeholders and counts of the search.', 'with the search'],
  ['What the pages for crash tests and error boundaries do.', 'not shown in the specification'],
  ['The size of the list pages of the tests’ blog beyond three a page.', 'not shown in the specification'],
  ['Build flags: a preview is marked, and crashes on purpose are off. An item of the navbar that is there for tests alone.', 'values of one site; what they rest on is above'],
];
