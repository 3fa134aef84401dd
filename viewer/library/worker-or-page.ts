import type { Answer, Question, SearchWorker } from '../search/embedded/messages.ts';
import type { searchOnPage } from './search-on-page.ts';

/**
 * Starts the search worker. If a content security policy without `worker-src blob:` forbids the worker, the search runs
 * in the page.
 *
 * @param start starts the worker. If the browser forbids workers, `start` throws, or the worker fails before its
 * first answer
 */
export function startWorkerOrPage(
  start: () => SearchWorker,
  loadSearch: () => Promise<typeof searchOnPage>,
): SearchWorker {
  const events = new EventTarget();
  /**
   * The questions that were sent before the worker's first answer. If the worker fails, the page answers them.
   * Undefined after the first answer.
   */
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
      // A worker has the origin of its page, so `postMessage` takes no target origin.
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
