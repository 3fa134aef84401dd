import type { SearchSection, SearchText } from '../schema/index.ts';
import type { Marked, SearchHit } from '../search-answer.ts';
import { encodePath } from '../url/pathname.ts';
import type { Language } from './language/language.ts';
import type { Finder } from './find-in-text.ts';
import { excerptOf, markText } from './marked.ts';

export interface PageHits {
  /** The factor by which the page's score is multiplied. It is greater than 1 if the title matches the query. */
  factor: number;
  /** The hits on the page, the best first. There is at least one. `hit` takes time, so call it only for shown hits. */
  hits: { score: number; hit(): SearchHit }[];
}

/** Finders for the words of a query. */
export interface Finders {
  finder: Finder;
  /**
   * Finds the query's words in titles and other names of pages. If the index contains a word itself, longer words and
   * parts of the word don't count.
   */
  names: Finder;
}

/** @returns the hits on a page: matching sections, and the page itself */
export function pageHits(
  page: SearchText,
  { finder, names }: Finders,
  language: Language,
  snippetWords: number,
): PageHits {
  const { path, title, keywords = [], description = '', sections } = page;
  const excerpt = (text: string) => excerptOf(text, finder, language, snippetWords);
  const inTitle = finder.coverage(title);
  const found = sections.map((section) => ({ section, ...scoreSection(section, page, finder) }));
  const best = Math.max(0, ...found.map(({ score }) => score));
  // Boosts a page whose title, or another name, contains all words of the query.
  const nameInTitle = names.coverage(title);
  const named = nameInTitle > 0.99 ? 1.25 : names.coverage(lastStep(path), ...keywords) > 0.99 ? 1.2 : 1;
  const factor = (1 + 0.35 * nameInTitle * names.share(title)) * named * (1 + 0.2 * best);

  const intro = sections[0]?.id === undefined ? (sections[0]?.text ?? '') : '';
  const summary = [intro, description].find((text) => finder.coverage(text) > 0) ?? (description || intro);
  const own = {
    score: 2.5 * inTitle + finder.coverage(title, description),
    hit: (): SearchHit => ({
      id: page.path,
      url: encodePath(page.path),
      hierarchy: [page.group, title],
      kind: inTitle > 0 ? 'page' : 'text',
      title: markText(title, finder),
      ...(summary === '' ? {} : { excerpt: excerpt(summary) }),
    }),
  };
  const ofSections = found.flatMap(({ section, score, inHeading }, at) =>
    score === 0 || section.id === undefined
      ? []
      : [{ score, hit: () => sectionHit(page, at, inHeading > 0.5, finder, excerpt) }],
  );
  const inIntro = finder.coverage(title, description, intro);
  const hits = (
    inTitle > 0 || inIntro > 0 || ofSections.length === 0
      ? [{ ...own, score: Math.max(own.score, inIntro) }, ...ofSections]
      : ofSections
  ).sort((a, b) => b.score - a.score);
  return { factor, hits };
}

function scoreSection({ heading = '', text }: SearchSection, { title }: SearchText, finder: Finder) {
  const inHeading = finder.coverage(heading);
  const inText = finder.coverage(text);
  if (inHeading + inText === 0) return { score: 0, inHeading };
  const together = finder.coverage(heading, text, title);
  const near = finder.hasNeighbours(heading) || finder.hasNeighbours(text) ? 0.4 : 0;
  return {
    score: 1.2 * inHeading + 0.5 * inHeading * finder.share(heading) + 0.6 * inText + together ** 2 + near,
    inHeading,
  };
}

function sectionHit(
  page: SearchText,
  at: number,
  inHeading: boolean,
  finder: Finder,
  excerpt: (text: string) => Marked,
): SearchHit {
  const { id = '', heading = '', text } = page.sections[at]!;
  return {
    id: `${page.path}#${id}`,
    url: `${encodePath(page.path)}#${encodeURIComponent(id)}`,
    hierarchy: [page.group, page.title, ...headingsTo(page.sections, at)],
    kind: inHeading ? 'heading' : 'text',
    title: markText(heading, finder),
    ...(text === '' ? {} : { excerpt: excerpt(text) }),
  };
}

/** @returns the headings of the sections that contain a section, and at the end its own heading */
function headingsTo(sections: readonly SearchSection[], at: number): string[] {
  const headings: string[] = [];
  let depth = 7;
  for (let before = at; before >= 0; before -= 1) {
    const section = sections[before]!;
    if (section.depth === undefined || section.depth >= depth) continue;
    headings.unshift(section.heading ?? '');
    depth = section.depth;
  }
  return headings;
}

function lastStep(path: string): string {
  return path.split('/').findLast((step) => step !== '') ?? '';
}
