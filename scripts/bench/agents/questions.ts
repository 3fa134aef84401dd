import { sections, type Corpus, type Page } from '../../../corpus/index.ts';
import { seeded } from '../random.ts';

/** A question, and the page that contains the answer. */
export interface Question {
  text: string;
  path: string;
  version: string;
}

/** A section of a page: its heading and its text, each as a list of words. */
interface Candidate {
  path: string;
  heading: string[];
  words: string[];
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_.-]*[\p{L}\p{N}]/gu) ?? [];

/** Language → the first words of questions. They do not help the search, because most pages contain them. */
const starts: Record<string, readonly string[]> = {
  en: ['how do I', 'what is', 'where can I set', 'why does', 'can I use'],
  de: ['wie kann ich', 'was ist', 'wo stelle ich ein', 'warum wird', 'kann ich'],
};
/**
 * The number of words that a question takes from the section's text. They are the words that are rarest in the docs
 * version.
 */
const ownWords = 2;

/** The docs to generate questions about. */
interface Scope {
  version: string;
  /** The language of the corpus. */
  locale: string;
  /** The number of questions; fewer if the version has fewer sections. */
  count: number;
}

/**
 * Generates questions about a version of the docs. A question contains the heading of a section, and two words from its
 * text. Equal arguments give equal questions.
 */
export async function questionsOf(corpus: Corpus, { version, locale, count }: Scope): Promise<Question[]> {
  const routes = (await corpus.routes()).filter((route) => route.kind === 'doc' && route.version === version);
  const pages = await Promise.all(routes.filter(({ unlisted }) => !unlisted).map(({ path }) => corpus.page(path)));
  // An untranslated page has the text of another language.
  const own = pages.filter((page) => !('untranslated' in page && page.untranslated));
  const candidates = own.flatMap(candidatesIn);
  const frequency = new Map<string, number>();
  for (const page of pages)
    for (const word of new Set(candidatesIn(page).flatMap(({ words }) => words)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const random = seeded(1);
  const beginnings = starts[locale] ?? [''];
  const questions: Question[] = [];
  while (questions.length < count && candidates.length > 0) {
    const [{ path, heading, words }] = candidates.splice(random.below(candidates.length), 1) as [Candidate];
    const rare = [...new Set(words)]
      .filter((word) => /^\p{L}{4,}$/u.test(word) && !heading.includes(word))
      .sort((a, b) => frequency.get(a)! - frequency.get(b)! || (a < b ? -1 : 1));
    const start = beginnings[questions.length % beginnings.length]!;
    const text = [start, ...heading, ...rare.slice(0, ownWords)].join(' ');
    questions.push({ text, path, version });
  }
  return questions;
}

function candidatesIn(page: Page): Candidate[] {
  return sections(page).flatMap(({ heading, text }): Candidate[] => {
    const words = wordsOf(text);
    return heading === undefined || words.length < 20 ? [] : [{ path: page.path, heading: wordsOf(heading), words }];
  });
}
