// The worker of the React component. It includes the stemmers of all languages: a strict policy blocks its imports.
import { loadStem } from '../../corpus/search/language/load-stem.ts';
import { openAnswers } from '../search/embedded/answer-questions.ts';
import { workerScope } from '../search/embedded/worker-scope.ts';

const search = openAnswers(loadStem, workerScope.post);
workerScope.listen((question) => {
  if (question === 'forget' || 'id' in question) search(question);
});
