import { loadStem } from '../../corpus/search/language/load-stem.ts';
import { openAnswers } from '../search/embedded/answer-questions.ts';
import type { Answer, Question } from '../search/embedded/messages.ts';

/**
 * Runs the search in the page itself. Used if the browser or the content security policy allows no worker.
 *
 * @param answer receives the answers
 * @returns a function that starts a search
 */
export function searchOnPage(answer: (answer: Answer) => void): (question: Question) => void {
  const search = openAnswers(loadStem, answer);
  return (question) => {
    if (question === 'forget' || 'id' in question) search(question);
  };
}
