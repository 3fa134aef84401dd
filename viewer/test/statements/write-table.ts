import { openStatements } from './open-statements.ts';
import type { StatementSection } from './statement.ts';

/** @returns the table of all statements, as Markdown */
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
${openStatements.map(([says, why]) => `| ${says} | ${why} |\n`).join('')}`;
}

function writeSection({ title, statements }: StatementSection): string {
  const rows = statements.map(
    ({ id, says, test: [file, name], broken: [source] }) =>
      `| \`${id}\` | ${says} | ${cell(name)} — \`${file}\` | \`${source}\` |\n`,
  );
  return `\n## ${title}\n\n| id | statement | shown by | broken in |\n|---|---|---|---|\n${rows.join('')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
