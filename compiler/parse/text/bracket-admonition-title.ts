const bareTitle = /^((?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*:{3,}([\w-]+))[ \t]+([^[{\s].*?)[ \t]*$/;

/**
 * `:::tip A title` → `:::tip[A title]`, which is how directives write it. The title keeps its column. A name that is not
 * known, and closed on its own line, opens nothing: `:::noteThat a space is missing:::`
 */
export function bracketAdmonitionTitle(line: string, known: readonly string[]): string {
  return line.replace(bareTitle, (whole, opening: string, name: string, title: string) =>
    title.endsWith(':::') && !known.includes(name) ? whole : `${opening}[${escapeBrackets(title)}]`,
  );
}

function escapeBrackets(title: string): string {
  let depth = 0;
  for (const [mark] of title.matchAll(/\\.|[[\]]/g)) {
    if (mark === '[') depth += 1;
    if (mark === ']') depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}
