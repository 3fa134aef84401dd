// The search worker. A worker runs the search, because reading the index and ranking would block typing in the page.
import { isStemmed, type StemmedLanguage, type LoadStem, type Stem } from '../../../corpus/search/language/stem.ts';
import { stem as stemEnglish } from '../../../corpus/search/language/stemmers/en.ts';
import { openAnswers } from './answer-questions.ts';
import { workerScope } from './worker-scope.ts';

const receivedAddress = new Map<StemmedLanguage, (address: string | undefined) => void>();

// Language → requested stemmer. The page sends the address of each stemmer to the worker, because only the page has
// the addresses.
const stems = new Map<StemmedLanguage, Promise<Stem | undefined>>();
const loadStem: LoadStem = async (name) => {
  if (name === 'en') return stemEnglish;
  if (!isStemmed(name)) return undefined;
  const loading = stems.get(name) ?? importStem(name);
  stems.set(name, loading);
  loading.catch(() => stems.delete(name));
  return loading;
};

async function importStem(name: StemmedLanguage): Promise<Stem | undefined> {
  const address = await new Promise<string | undefined>((resolve) => {
    receivedAddress.set(name, resolve);
    workerScope.post({ stemmer: name });
  });
  return address === undefined ? undefined : ((await import(address)) as { stem: Stem }).stem;
}

const search = openAnswers(loadStem, workerScope.post);
workerScope.listen((question) => {
  if (typeof question === 'object' && 'stemmer' in question) receivedAddress.get(question.stemmer)?.(question.address);
  else search(question);
});
