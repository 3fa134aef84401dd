import type { StatementSection } from './statement.ts';

/** Statements of the specification that have no test, and the reasons. */
const openStatements: readonly (readonly [sentence: string, why: string])[] = [
  ['The behaviour of the pages for crash tests and error boundaries.', 'not shown in the specification'],
  ['The size of the list pages of the test blog beyond three posts per page.', 'not shown in the specification'],
  [
    'Build flags: previews are marked, and intentional crashes are off. A navbar item that exists only for tests.',
    'values of one site; the statements above cover the mechanism',
  ],
];

/** @returns the table of all statements as Markdown */
export function writeTable(sections: readonly StatementSection[]): string {
  const count = sections.reduce((sum, { statements }) => sum + statements.length, 0);
  return `# What readers see and do

This table lists the statements of the specification about what readers see and can do. Each statement has a test, and a
mutation: a change of the source that breaks the statement. Each of the ${count} tests has failed with its mutation.
\`npm run mutations\` applies the mutations one by one and stores the results in \`seen-to-fail.json\`. A new statement,
or one with another test or mutation, fails the tests until the mutation has run.

This file is generated from the statements in this folder: \`UPDATE=1 node --import tsx scripts/run-tests.ts statements\`.
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
