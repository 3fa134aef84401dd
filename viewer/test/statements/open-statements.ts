/** What the specification says and no test shows yet, or can show, with the reason. */
export const openStatements: readonly (readonly [says: string, why: string])[] = [
  ['What the pages for crash tests and error boundaries do.', 'not shown in the specification'],
  ['The size of the list pages of the tests’ blog beyond three a page.', 'not shown in the specification'],
  [
    'Build flags: a preview is marked, and crashes on purpose are off. An item of the navbar that is there for tests alone.',
    'values of one site; what they rest on is above',
  ],
];
