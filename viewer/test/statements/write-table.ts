import type { StatementSection } from './statement.ts';

/** Statements of the specification that have no test, and the reasons. */
const openStatements: readonly (readonly [sentence: string, why: string])[] = [
  ['What the pages for crash tests and error boundaries do.', 'not shown in the specification'],
  ['The size of the list pages of the tests’ blog beyond three a page.', 'not shown in the specification'],
  [
    'Build flags: a preview is marked, and crashes on purpose are off. An item of the navbar that is there for tests alone.',
    'values of one site; what they rest on is above',
  ],
];

/** @returns the table of all statements as Markdown */
export function writeTable(sections: readonly StatementSection[]): string {
  const count = sections.reduce((sum, { statements }) => sum + statements.length, 0);
  return `# What readers see and do

Every statement of the specification on a reader's experience, in our own words, with the test that shows it and the
change that takes it away. For each of the ${count} statements the test was seen to fail with that change: \`npm run mutations\`
makes the changes one by one and keeps in \`seen-to-fail.json\` what came of them; a statement that is new, or whose test or
change is another, fails the tests until that was done.

This file is written from the statements beside it: \`UPDATE=1 node --import tsx scripts/run-tests.ts statements\`.
${sections.map(writeSection).join('')}
## Without a test

| statement | why |
|---|---|
${openStatements.map(([sentence, why]) => `| ${sentence} | ${why} |\n`).join('')}`;
}

function writeSection({ title, statements }: StatementSection): string {
  const rows = statements.map(
    ({ id, sentence, test: [file, name], broken: [source] }) =>
      `| \`${id}\` | ${sentence} | ${cell(name)} — \`${file}\` | \`${source}\` |\n`,
  );
  return `\n## ${title}\n\n| id | statement | shown by | broken in |\n|---|---|---|---|\n${rows.join('')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
