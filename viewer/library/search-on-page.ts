import { loadStem } from '../../corpus/search/language/load-stem.ts';
import { openAnswers } from '../search/embedded/answer-questions.ts';
import type { Answer, Question } from '../search/embedded/messages.ts';

/**
 * Searches on the page, for browsers and policies that allow no worker.
 *
 * @returns a function that takes the questions
 */
export function searchOnPage(answer: (answer: Answer) => void): (question: Question) => void {
  const search = openAnswers(loadStem, answer);
  return (question) => {
    if (question === 'forget' || 'id' in question) search(question);
  };
}
