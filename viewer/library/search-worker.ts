// The search worker of the React component. It contains the stemmers of all languages, because a strict policy blocks
// imports in it.
import { loadStem } from '../../corpus/search/language/load-stem.ts';
import { openAnswers } from '../search/embedded/answer-questions.ts';
import { workerScope } from '../search/embedded/worker-scope.ts';

const search = openAnswers(loadStem, workerScope.post);
workerScope.listen((question) => {
  if (question === 'forget' || 'id' in question) search(question);
});
