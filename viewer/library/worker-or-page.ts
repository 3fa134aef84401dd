import type { Answer, Question, SearchWorker } from '../search/embedded/messages.ts';
import type { searchOnPage } from './search-on-page.ts';

/**
 * Starts a worker. A policy without `worker-src blob:` refuses it: then the page searches itself.
 *
 * @param start throws, or returns a worker that fails before its first answer, if the browser refuses the worker
 */
export function startWorkerOrPage(
  start: () => SearchWorker,
  loadSearch: () => Promise<typeof searchOnPage>,
): SearchWorker {
  const events = new EventTarget();
  /** Questions until the worker has answered once: the page has to answer them if the worker never does. */
  let unanswered: Question[] | undefined = [];
  let isOnPage = false;
  let ask: (question: Question) => void = () => undefined;

  const answer = (data: Answer) => events.dispatchEvent(new MessageEvent('message', { data }));
  const fail = (message: string) => events.dispatchEvent(new ErrorEvent('error', { message }));
  const searchHere = () => {
    isOnPage = true;
    const questions = unanswered ?? [];
    ask = (question) => void questions.push(question);
    loadSearch().then(
      (search) => {
        ask = search(answer);
        questions.forEach(ask);
      },
      (error: Error) => fail(error.message),
    );
  };

  try {
    const worker = start();
    ask = (question) => {
      unanswered?.push(question);
      // A worker has no other origin than its page, and takes no origin.
      // eslint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(question);
    };
    worker.addEventListener('message', ({ data }) => {
      unanswered = undefined;
      answer(data);
    });
    worker.addEventListener('error', (event) => {
      if (unanswered && !isOnPage) searchHere();
      else if (!isOnPage) fail(event.message);
    });
  } catch {
    searchHere();
  }
  return {
    postMessage: (question) => ask(question),
    addEventListener: (type: string, hear: unknown) => events.addEventListener(type, hear as EventListener),
  } as SearchWorker;
}
