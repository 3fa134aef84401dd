import { rulesFor } from './find.ts';

const mostCharacters = 72;

/** @returns the problems of a commit subject. Its form is `area: verb object` */
export function problemsOf(subject: string): string[] {
  const problems: string[] = [];
  const [, verb = ''] = /^[a-z][\w-]*: (\S+) \S/.exec(subject) ?? [];
  if (verb === '') problems.push('write `area: verb object`, for example `link: report anchors in partials`');
  if (
    /^(?:an?|the|no|each|all|every|what|who|[A-Z]\w*|\w+(?:ing|ed))$/.test(verb) &&
    !/^(?:embed|need|shed)$/.test(verb)
  )
    problems.push(`begin with a verb in the imperative instead of “${verb}”`);
  if (subject.length > mostCharacters) problems.push(`${subject.length} characters; at most ${mostCharacters}`);
  const text = subject.replace(/^[\w-]*: /, '');
  for (const { write } of rulesFor(text)) problems.push(`plain English: ${write}`);
  return problems;
}
