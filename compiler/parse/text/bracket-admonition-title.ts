const bareTitle = /^((?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*:{3,}[\w-]+)[ \t]+([^[{\s].*?)[ \t]*$/;

/** `:::tip A title` → `:::tip[A title]`, which is how directives write it. The title keeps its column. */
export function bracketAdmonitionTitle(line: string): string {
  return line.replace(bareTitle, (_, opening: string, title: string) => `${opening}[${escapeBrackets(title)}]`);
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
